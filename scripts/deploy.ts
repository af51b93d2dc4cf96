/**
 * `npm run deploy`: deploys the build. Refuses while the content has errors or unconfirmed statements, and while messages
 * could not be forwarded; `--dry-run` lists what is missing and sends nothing. Other arguments go to wrangler.
 *
 * With `CLOUDFLARE_ENV=preview` it deploys the preview of `wrangler.toml`, samples included; `--preview-alias NAME` gives
 * this version an address of its own there.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { type Unstable_Config as Config, unstable_readConfig as readConfig } from "wrangler";
import { forwardingFault, type ForwardingSecrets } from "../worker/contacts/forward/configuration.ts";
import { readJson } from "../worker/json.ts";
import { checkContent } from "./content/check.ts";
import { unconfirmedIn } from "./content/claims.ts";
import { wranglerFile } from "./wrangler.ts";

const args = process.argv.slice(2);
const environment = process.env["CLOUDFLARE_ENV"] || undefined;

/** The secrets, with valid stand-ins: only their presence is known here. The site's health checks the values. */
const secretValues: Required<ForwardingSecrets> = {
  FORWARD_SECRET: "whsec_AAAA",
  CHAT_URL: "https://chat.example/",
};

if (import.meta.main) {
  const missing = await faults();
  for (const fault of missing) console.error(`Missing: ${fault}.`);
  if (missing.length > 0 && !args.includes("--dry-run")) process.exit(1);
  const how = args.includes("--preview-alias") ? ["versions", "upload"] : ["deploy"];
  // The build tells wrangler which configuration to take (`.wrangler/deploy/config.json`).
  const { status } = spawnSync(process.execPath, [wranglerFile, ...how, ...args], { stdio: "inherit" });
  process.exitCode = status ?? 1;
}

/** What keeps this from being deployed, as sentences. A preview may have unconfirmed content. */
async function faults(): Promise<string[]> {
  const settings = readConfig({ config: "wrangler.toml", env: environment });
  // Cloudflare is asked only if something is missing without secrets.
  const forwarding = deployedFault(settings, []) && deployedFault(settings, setSecrets());
  const found = forwarding
    ? [`a way to forward messages: ${forwarding} (wrangler.toml, or wrangler secret put)`]
    : [];
  const unfit = builtFault(
    JSON.parse(readFileSync("build/server/wrangler.json", "utf8")) as object,
    environment,
  );
  if (unfit) found.push(unfit);
  if (environment) return found;
  const { documents, issues } = await checkContent();
  const open = issues.length + unconfirmedIn(documents).length;
  if (open > 0)
    found.push(`the owner's word on ${open} statements (npm run content -- check --unconfirmed lists them)`);
  return [...found, ...addressFaults(settings.vars)];
}

/** Why a build, whose configuration says what it is for, cannot go to the environment `wanted`. */
export function builtFault(built: { targetEnvironment?: string }, wanted?: string): string | undefined {
  if (built.targetEnvironment === wanted) return undefined;
  return `a build for ${wanted ?? "production"}: npm run deploy makes it`;
}

/** What is wrong with the addresses that `vars` give, as sentences. */
export function addressFaults({ SITE_URL, FORM_SERVICE_URL }: Config["vars"]): string[] {
  const hostOf = (address: unknown) => /^https:\/\/([^/:]+)/.exec(String(address))?.[1];
  const found: string[] = [];
  if (/(?:^|\.)example(?:\.(?:com|org|net))?$/.test(hostOf(SITE_URL) ?? "example"))
    found.push("the site's address: SITE_URL in wrangler.toml is still the example, or lacks https://");
  if (FORM_SERVICE_URL && !hostOf(FORM_SERVICE_URL))
    found.push("the form service's address: FORM_SERVICE_URL in wrangler.toml lacks https://");
  return found;
}

/**
 * What keeps messages from being forwarded, as a sentence.
 *
 * @param secrets names of the secrets that are set; all when that is not known
 */
export function deployedFault(
  { vars, send_email: mails }: Pick<Config, "vars" | "send_email">,
  secrets: readonly string[] = Object.keys(secretValues),
): string | undefined {
  const exposed = Object.keys(secretValues).find((name) => vars[name] !== undefined);
  if (exposed !== undefined)
    return `${exposed} is a secret: wrangler secret put ${exposed}, not wrangler.toml`;
  const set = Object.entries(secretValues).filter(([name]) => secrets.includes(name));
  const bindings = mails.map(({ name }) => [name, true]);
  return forwardingFault({ ...vars, ...Object.fromEntries([...set, ...bindings]) });
}

/** The names of the secrets set at Cloudflare; `undefined` without a login, which the deployment itself reports. */
function setSecrets(): string[] | undefined {
  const where = ["--config", "wrangler.toml", ...(environment ? ["--env", environment] : [])];
  const list = [wranglerFile, "secret", "list", ...where];
  const { stdout } = spawnSync(process.execPath, list, { encoding: "utf8" });
  return (readJson(stdout) as { name: string }[] | undefined)?.map(({ name }) => name);
}

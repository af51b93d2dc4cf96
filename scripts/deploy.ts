/**
 * `npm run deploy`: checks, builds, deploys. Refuses while the content has issues or says what nobody has
 * confirmed, unless it is a `--dry-run`, which sends nothing; and while messages could not be forwarded as
 * `wrangler.toml` has it.
 *
 * `--preview` deploys to the environment of that name in `wrangler.toml`, samples and all; `--preview=NAME` gives this
 * version an address of its own there (NAME-<worker>.<account>.workers.dev) and leaves the preview's own address
 * alone. `--built` ships the build that lies in `build/`, and refuses one that was not made from these sources. Other
 * arguments go to wrangler.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { unstable_readConfig as readConfig } from "wrangler";
import { isCurrent } from "./built.ts";
import { unconfirmedContent } from "./content/confirmed.ts";
import { faultBeforeDeploy } from "./deploy/forwarding.ts";
import { missingRoute } from "./deploy/missing-route.ts";
import { previewAddress } from "./deploy/preview-address.ts";
import { runTool, runCommand } from "./run-tool.ts";

const args = process.argv.slice(2);
const has = (name: string) => args.includes(name);
const preview = args.find((argument) => /^--preview(?:=[a-z][a-z0-9-]*)?$/.test(argument));
const alias = preview?.split("=")[1];
const forWrangler = args.filter((argument) => !["--built", preview].includes(argument));

const wrong = args.find((argument) => argument.startsWith("--preview") && argument !== preview);
if (wrong) throw new Error(`${wrong}: a preview is named with small letters, digits and hyphens`);

const open = await unconfirmedContent();
if (open.length > 0 && !preview) {
  const told = `${open.length} places of the content are not confirmed (npm run content -- check --unconfirmed lists them)`;
  if (!has("--dry-run")) throw new Error(`${told}. Confirm or replace them.`);
  console.log(`${told}: without --dry-run this would not be deployed.`);
}

const fault = faultBeforeDeploy(preview ? "preview" : undefined);
if (fault !== undefined) {
  throw new Error(`messages could not be forwarded: ${fault}. Mend wrangler.toml, or wrangler secret put.`);
}

const routeless = preview ? undefined : missingRoute(readConfig({ config: "wrangler.toml" }));
if (routeless !== undefined) console.log(`Note: ${routeless}.`);

if (preview) {
  const { SITE_URL } = readConfig({ config: "wrangler.toml", env: "preview" }).vars;
  process.env["CLOUDFLARE_ENV"] = "preview";
  process.env["SITE_URL"] = previewAddress(String(SITE_URL), alias);
  // A preview tells what nobody has confirmed.
  process.env["SAMPLE_TAGS"] = "on";
}
if (!has("--built")) {
  runCommand("check");
  runCommand("build");
} else if (!isCurrent()) {
  throw new Error("build/ was not made from these sources: run npm run build, or deploy without --built");
}
const config = preview ? previewConfig() : "build/server/wrangler.json";
const how = alias ? ["versions", "upload", "--preview-alias", alias] : ["deploy"];
runTool("wrangler", [...how, "--config", config, ...forWrangler]);

/** What wrangler creates for the preview it would otherwise write down in wrangler.toml as production's. */
function previewConfig(): string {
  const built: object = JSON.parse(readFileSync("build/server/wrangler.json", "utf8"));
  const none = { targetEnvironment: undefined, configPath: undefined, userConfigPath: undefined };
  const file = "build/server/preview.json";
  writeFileSync(file, JSON.stringify({ ...built, ...none }));
  return file;
}

/** Checks before deployment that `wrangler.toml` lets messages be forwarded. */
import { execFileSync } from "node:child_process";
import type { Unstable_Config as Config } from "wrangler";
import { forwardingFault } from "../worker/contacts/forward/configuration.ts";
import { wranglerFile } from "./wrangler.ts";

/** The secrets, with valid stand-ins: only their presence is known here. The site's health checks the values. */
const secretValues = { FORWARD_SECRET: "whsec_AAAA", CHAT_URL: "https://chat.example/" };

type DeployedConfig = Pick<Config, "vars" | "send_email">;

/**
 * What is wrong with forwarding, as a sentence.
 *
 * @param secrets names of the secrets that are set; all when that is not known
 */
export function deployedFault(
  { vars, send_email: mails }: DeployedConfig,
  secrets: readonly string[] = Object.keys(secretValues),
): string | undefined {
  const exposed = Object.keys(secretValues).find((name) => vars[name] !== undefined);
  if (exposed !== undefined)
    return `${exposed} is a secret: wrangler secret put ${exposed}, not wrangler.toml`;
  const set = Object.entries(secretValues).filter(([name]) => secrets.includes(name));
  const bindings = mails.map(({ name }) => [name, true]);
  const all = { ...vars, ...Object.fromEntries([...set, ...bindings]) } as Record<string, string>;
  return forwardingFault(all);
}

/** The same with the secrets set at Cloudflare, if known. */
export function faultBeforeDeploy(config: DeployedConfig, environment?: string): string | undefined {
  // Ask only if a secret is needed; the deployment itself reports a missing login.
  const fault = deployedFault(config);
  return deployedFault(config, []) === fault ? fault : deployedFault(config, setSecrets(environment));
}

function setSecrets(environment?: string): string[] | undefined {
  const where = ["--config", "wrangler.toml", ...(environment ? ["--env", environment] : [])];
  try {
    const listed = execFileSync(process.execPath, [wranglerFile, "secret", "list", ...where], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return (JSON.parse(listed) as { name: string }[]).map(({ name }) => name);
  } catch {
    return undefined;
  }
}

/** Checks before deployment that `wrangler.toml` lets messages be forwarded and newsletter sign-ups be confirmed. */
import { unstable_readConfig } from "wrangler";
import { forwardingFault } from "../../worker/contacts/forward/configuration.ts";
import { newsletterFault } from "../../worker/newsletter/mail-configuration.ts";
import { toolOutput } from "../run-tool.ts";

/** The secrets, with valid stand-ins: only their presence is known here. The site's health checks the values. */
const secretValues = {
  FORWARD_SECRET: "whsec_AAAA",
  CHAT_URL: "https://chat.example/",
  NEWSLETTER_SECRET: "-".repeat(64),
};

/** The part of a wrangler configuration that forwarding uses. */
export interface DeployedConfiguration {
  vars: Record<string, string>;
  send_email: readonly { name: string }[];
}

/**
 * What is wrong with forwarding or with newsletter mails, as a sentence.
 *
 * @param secrets names of the secrets that are set, `undefined` when unknown
 */
export function deployedFault(
  { vars, send_email: mails }: DeployedConfiguration,
  secrets: readonly string[] | undefined,
): string | undefined {
  const exposed = Object.keys(secretValues).find((name) => vars[name] !== undefined);
  if (exposed !== undefined)
    return `${exposed} is a secret: wrangler secret put ${exposed}, not wrangler.toml`;
  const set = Object.entries(secretValues).filter(([name]) => secrets?.includes(name) ?? true);
  const bindings = Object.fromEntries(mails.map(({ name }) => [name, true]));
  const all = { ...vars, ...Object.fromEntries(set), ...bindings };
  return forwardingFault(all) ?? newsletterFault(all);
}

/** The same for our `wrangler.toml`, with the secrets set at Cloudflare, if known. */
export function faultBeforeDeploy(environment: string | undefined): string | undefined {
  const { vars: read, send_email } = unstable_readConfig({ config: "wrangler.toml", env: environment });
  const configuration = { vars: read as Record<string, string>, send_email };
  // Ask only if a secret is needed; the deployment itself reports a missing login.
  const fault = deployedFault(configuration, undefined);
  const needsSecret = deployedFault(configuration, []) !== fault;
  return needsSecret ? deployedFault(configuration, setSecrets(environment)) : fault;
}

function setSecrets(environment: string | undefined): string[] | undefined {
  const where = ["--config", "wrangler.toml", ...(environment ? ["--env", environment] : [])];
  try {
    const listed = toolOutput("wrangler", ["secret", "list", ...where], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return (JSON.parse(listed) as { name: string }[]).map(({ name }) => name);
  } catch {
    return undefined;
  }
}

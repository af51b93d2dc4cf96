/** Whether messages could be forwarded, and newsletter readers asked, as `wrangler.toml` has it, before it is deployed. */
import { unstable_readConfig } from "wrangler";
import {
  forwardingFault,
  type ForwardingVariables,
  receiverKinds,
} from "../../worker/contacts/forward/configuration.ts";
import { newsletterFault } from "../../worker/newsletter/mail-configuration.ts";
import { toolOutput } from "../run-tool.ts";

const letterSecret = "NEWSLETTER_SECRET";
/** Secrets of forwarding, by the receiver that needs them; any value will do where only its presence is known. */
const secretsOf = { webhook: "FORWARD_SECRET", chat: "CHAT_URL" } as const;
const somewhere = { FORWARD_SECRET: "whsec_AAAA", CHAT_URL: "https://chat.example/" };

/** The part of a wrangler configuration that forwarding goes by. */
export interface DeployedConfiguration {
  vars: Record<string, unknown>;
  send_email: readonly { name: string }[];
}

/**
 * What is wrong with forwarding or with the mails to newsletter readers, as a sentence.
 *
 * @param secrets names of the secrets that are set, `undefined` when that is not known
 */
export function deployedFault(
  { vars, send_email: mails }: DeployedConfiguration,
  secrets: readonly string[] | undefined,
): string | undefined {
  const variables: ForwardingVariables = {};
  for (const name of ["FORWARD_KIND", "FORWARD_URL", "FORWARD_FROM", "FORWARD_TO"] as const) {
    const value = vars[name];
    if (typeof value === "string") variables[name] = value;
  }
  const exposed = [...Object.values(secretsOf), letterSecret].find((name) => vars[name] !== undefined);
  if (exposed !== undefined)
    return `${exposed} is a secret: wrangler secret put ${exposed}, not wrangler.toml`;
  for (const name of Object.values(secretsOf))
    variables[name] = secrets === undefined || secrets.includes(name) ? somewhere[name] : "";
  const has = (binding: string) => mails.some(({ name }) => name === binding);
  const from = vars["NEWSLETTER_FROM"];
  return (
    forwardingFault({ ...variables, EMAIL: has("EMAIL") }) ??
    newsletterFault({
      NEWSLETTER_FROM: typeof from === "string" ? from : "",
      // How long it is nobody tells; the site's health does.
      NEWSLETTER_SECRET: secrets === undefined || secrets.includes(letterSecret) ? "-".repeat(64) : "",
      LETTERS: has("LETTERS"),
    })
  );
}

/** The same for `wrangler.toml` here, with the secrets that Cloudflare has, if it tells. */
export function faultBeforeDeploy(environment: string | undefined): string | undefined {
  const configuration = unstable_readConfig({
    config: "wrangler.toml",
    ...(environment ? { env: environment } : {}),
  });
  // Not every kind has a secret; whoever is not logged in is told by the deployment itself.
  const listed = receiverKinds(String(configuration.vars["FORWARD_KIND"] ?? ""));
  const secrets =
    listed.some((kind) => kind in secretsOf) || configuration.vars["NEWSLETTER_FROM"]
      ? setSecrets(environment)
      : undefined;
  return deployedFault(configuration, secrets);
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

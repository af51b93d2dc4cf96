/** Whether messages could be forwarded as `wrangler.toml` has it, before it is deployed. */
import { unstable_readConfig } from "wrangler";
import {
  forwardingFault,
  type ForwardingVariables,
  receiverKinds,
} from "../../worker/contacts/forward/configuration.ts";
import { toolOutput } from "../run-tool.ts";

/** Secrets of forwarding, by the receiver that needs them; any value will do where only its presence is known. */
const secretsOf = { webhook: "FORWARD_SECRET", chat: "CHAT_URL" } as const;
const somewhere = { FORWARD_SECRET: "whsec_AAAA", CHAT_URL: "https://chat.example/" };

/** The part of a wrangler configuration that forwarding goes by. */
export interface DeployedConfiguration {
  vars: Record<string, unknown>;
  send_email: readonly { name: string }[];
}

/**
 * What is wrong with forwarding, as a sentence.
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
  for (const name of Object.values(secretsOf)) {
    if (vars[name] !== undefined)
      return `${name} is a secret: wrangler secret put ${name}, not wrangler.toml`;
    variables[name] = secrets === undefined || secrets.includes(name) ? somewhere[name] : "";
  }
  return forwardingFault({ ...variables, EMAIL: mails.some(({ name }) => name === "EMAIL") });
}

/** The same for `wrangler.toml` here, with the secrets that Cloudflare has, if it tells. */
export function faultBeforeDeploy(environment: string | undefined): string | undefined {
  const configuration = unstable_readConfig({
    config: "wrangler.toml",
    ...(environment ? { env: environment } : {}),
  });
  // Not every kind has a secret; whoever is not logged in is told by the deployment itself.
  const listed = receiverKinds(String(configuration.vars["FORWARD_KIND"] ?? ""));
  const secrets = listed.some((kind) => kind in secretsOf) ? setSecrets(environment) : undefined;
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

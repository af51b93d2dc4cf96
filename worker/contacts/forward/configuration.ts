/** What has to be configured for messages to be forwarded. Pure: `scripts/deploy.ts` asks as well. */
import { keyOf } from "./webhook.ts";

/** The variables, secret and binding that forwarding goes by. */
export interface ForwardingVariables {
  FORWARD_KIND?: string | undefined;
  FORWARD_URL?: string | undefined;
  FORWARD_SECRET?: string | undefined;
  FORWARD_FROM?: string | undefined;
  FORWARD_TO?: string | undefined;
  EMAIL?: unknown;
}

/** What is wrong with `variables`, as a sentence that names the variable and no value but the kind. */
export function forwardingFault(variables: ForwardingVariables): string | undefined {
  const kind = variables.FORWARD_KIND ?? "";
  switch (kind) {
    case "none":
      return undefined;
    case "webhook":
      return addressFault(variables) ?? secretFault(variables.FORWARD_SECRET ?? "");
    case "form":
      return addressFault(variables);
    case "email":
      if (!variables.EMAIL) return 'FORWARD_KIND "email" needs the send_email binding EMAIL';
      for (const name of ["FORWARD_FROM", "FORWARD_TO"] as const) {
        const address = variables[name] ?? "";
        if (address === "") return `FORWARD_KIND "email" needs ${name}`;
        if (!/^[^\s@]+@[^\s@]+$/.test(address)) return `${name} is no e-mail address`;
      }
      return undefined;
    default:
      return "FORWARD_KIND is not one of none, webhook, form, email";
  }
}

function addressFault({ FORWARD_KIND, FORWARD_URL = "" }: ForwardingVariables): string | undefined {
  if (FORWARD_URL === "") return `FORWARD_KIND "${FORWARD_KIND}" needs FORWARD_URL`;
  const { protocol } = URL.parse(FORWARD_URL) ?? { protocol: "" };
  return protocol === "https:" || protocol === "http:" ? undefined : "FORWARD_URL is no web address";
}

function secretFault(secret: string): string | undefined {
  if (secret === "") return 'FORWARD_KIND "webhook" needs FORWARD_SECRET';
  try {
    return atob(keyOf(secret)) === "" ? "FORWARD_SECRET holds no key" : undefined;
  } catch {
    return "FORWARD_SECRET is no base64";
  }
}

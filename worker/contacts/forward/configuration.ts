/** Checks the configuration of forwarding. Pure: `scripts/deploy.ts` uses it too. */

/** The secrets that forwarding uses (`wrangler secret put`). */
export interface ForwardingSecrets {
  /** The webhook's signing key. */
  FORWARD_SECRET?: string;
  /** Address of the chat channel's incoming webhook. */
  CHAT_URL?: string;
}

/** The variables, secrets and binding that forwarding uses. */
type Variables = Partial<Env> & ForwardingSecrets & { EMAIL?: unknown };

const kinds = ["webhook", "form", "email", "chat"] as const;
/** `unknown` is any word in `FORWARD_KIND` that is not a kind: a receiver that is down until this is fixed. */
export type ReceiverKind = (typeof kinds)[number] | "unknown";

/** The receivers listed in `FORWARD_KIND`, separated by commas or spaces, without duplicates; empty for "none". */
export function receiverKinds(list: string | undefined): ReceiverKind[] {
  const words = (list ?? "").split(/[\s,]+/).filter((word) => word !== "");
  if (words.length === 1 && words[0] === "none") return [];
  const found = words.map((word) => kinds.find((kind) => kind === word) ?? "unknown");
  return found.length === 0 ? ["unknown"] : [...new Set(found)];
}

/** All faults in one line; `undefined` when there are none. */
export function forwardingFault(variables: Variables): string | undefined {
  const faults = receiverKinds(variables.FORWARD_KIND).map((kind) => receiverFault(kind, variables));
  return faults.filter((fault) => fault !== undefined).join("; ") || undefined;
}

/** What is wrong with one of the receivers, if anything: a sentence that names the variable, never its value. */
export function receiverFault(kind: ReceiverKind, variables: Variables): string | undefined {
  return kind === "form" && receiverKinds(variables.FORWARD_KIND).includes("webhook")
    ? "FORWARD_KIND lists webhook and form, which would both go to FORWARD_URL"
    : faultOf[kind](variables);
}

const faultOf: Record<ReceiverKind, (variables: Variables) => string | undefined> = {
  webhook: (variables) => addressFault("webhook", variables) ?? secretFault(variables.FORWARD_SECRET ?? ""),
  form: (variables) => addressFault("form", variables),
  email: (variables) => {
    if (!variables.EMAIL) return 'FORWARD_KIND "email" needs the send_email binding EMAIL';
    for (const name of ["FORWARD_FROM", "FORWARD_TO"] as const) {
      const address = variables[name] ?? "";
      if (address === "") return `FORWARD_KIND "email" needs ${name}`;
      if (!/^[^\s@]+@[^\s@]+$/.test(address)) return `${name} is not an e-mail address`;
    }
    return undefined;
  },
  chat: ({ CHAT_URL = "" }) => {
    if (CHAT_URL === "") return 'FORWARD_KIND "chat" needs CHAT_URL';
    // Anybody who has the address can post to the channel.
    return URL.parse(CHAT_URL)?.protocol === "https:" ? undefined : "CHAT_URL is not an https address";
  },
  unknown: () => `FORWARD_KIND is not one of none, ${kinds.join(", ")}, nor a list of these`,
};

function addressFault(kind: ReceiverKind, { FORWARD_URL = "" }: Variables): string | undefined {
  if (FORWARD_URL === "") return `FORWARD_KIND "${kind}" needs FORWARD_URL`;
  return /^https?:/.test(URL.parse(FORWARD_URL)?.protocol ?? "")
    ? undefined
    : "FORWARD_URL is not a web address";
}

function secretFault(secret: string): string | undefined {
  if (secret === "") return 'FORWARD_KIND "webhook" needs FORWARD_SECRET';
  try {
    return atob(webhookKey(secret)) === "" ? "FORWARD_SECRET holds no key" : undefined;
  } catch {
    return "FORWARD_SECRET is not base64";
  }
}

/** The base64 part of a webhook secret. */
export function webhookKey(secret: string): string {
  return secret.replace(/^whsec_/, "");
}

/** The receivers as this deployment is configured. */
import type { Environment } from "../../settings.ts";
import { chatReceiver } from "./chat.ts";
import { forwardingFaults, type ReceiverKind, receiverKinds } from "./configuration.ts";
import { emailReceiver } from "./email.ts";
import { formServiceReceiver } from "./form-service.ts";
import type { Receiver } from "./receiver.ts";
import { webhookReceiver } from "./webhook.ts";

/** Each gets every message. A misconfigured receiver is treated as one that is down. */
export function receiversOf(env: Environment): Receiver[] {
  const faults = forwardingFaults(env);
  return receiverKinds(env.FORWARD_KIND).map((kind) => {
    const fault = faults.get(kind);
    if (fault === undefined && kind !== "unknown") return makers[kind](env);
    const refuse = () => Promise.resolve({ delivered: false, reason: `misconfigured: ${fault}` } as const);
    return { kind, deliver: refuse, tell: refuse };
  });
}

/** Makes each kind of receiver, given an environment that `forwardingFaults` finds nothing wrong with. */
const makers: Record<Exclude<ReceiverKind, "unknown">, (env: Environment) => Receiver> = {
  webhook: ({ FORWARD_URL, FORWARD_SECRET = "" }) => webhookReceiver(FORWARD_URL, FORWARD_SECRET),
  form: ({ FORWARD_URL }) => formServiceReceiver(FORWARD_URL),
  // oxlint-disable-next-line typescript/no-non-null-assertion -- without the binding there is a fault
  email: ({ EMAIL, FORWARD_FROM, FORWARD_TO }) => emailReceiver(EMAIL!, FORWARD_FROM, FORWARD_TO),
  chat: ({ CHAT_URL = "" }) => chatReceiver(CHAT_URL),
};

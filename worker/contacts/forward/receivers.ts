/** The receivers as this deployment is configured. */
import type { Environment } from "../../settings.ts";
import { sendToChat } from "./chat.ts";
import { type ReceiverKind, receiverFault } from "./configuration.ts";
import { sendByEmail } from "./email.ts";
import { sendToFormService } from "./form-service.ts";
import type { DeliveryParams, ForwardOutcome } from "./receiver.ts";
import { sendToWebhook } from "./webhook.ts";

const senders = { webhook: sendToWebhook, form: sendToFormService, email: sendByEmail, chat: sendToChat };

/**
 * Sends one message or notice to a receiver; a repeat carries the same id. A misconfigured receiver is treated as one
 * that is down. Throws nothing.
 */
export async function sendTo(
  kind: ReceiverKind,
  env: Environment,
  content: DeliveryParams,
): Promise<ForwardOutcome> {
  const fault = receiverFault(kind, env);
  if (fault !== undefined || kind === "unknown")
    return { delivered: false, reason: `misconfigured: ${fault}` };
  return senders[kind](env, content);
}

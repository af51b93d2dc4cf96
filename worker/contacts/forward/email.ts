import type { Environment } from "../../settings.ts";
import { inTime } from "../../in-time.ts";
import { messageSubject, messageText } from "./message-text.ts";
import { forwardTimeoutMs } from "./post.ts";
import type { DeliveryParams, ForwardOutcome } from "./receiver.ts";

/** The binding's error codes that are about the mail itself, as Cloudflare's Email Service documents them. */
const ofMessage = /^E_(?:VALIDATION|FIELD|HEADER|CONTENT|RECIPIENT_SUPPRESSED)/;

/** Forwards as plain-text e-mail; replies go to the visitor. */
export async function sendByEmail(
  { EMAIL, FORWARD_FROM: from, FORWARD_TO: to }: Environment,
  content: DeliveryParams,
): Promise<ForwardOutcome> {
  try {
    // oxlint-disable-next-line typescript/no-non-null-assertion -- without the binding there is a fault
    await inTime(EMAIL!.send({ from, to, ...mailOf(content) }), forwardTimeoutMs);
    return { delivered: true };
  } catch (error) {
    const { name = "refused", code = "" }: { name?: string; code?: string } = Object(error);
    return { delivered: false, reason: `e-mail: ${name}`, refused: ofMessage.test(code) };
  }
}

function mailOf(content: DeliveryParams): { subject: string; text: string; replyTo?: string } {
  if ("notice" in content) return { subject: content.notice.subject, text: content.notice.text };
  const { record } = content;
  return { subject: messageSubject(record), text: messageText(record), replyTo: record.fields["email"] };
}

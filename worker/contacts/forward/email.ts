import { messageSubject, messageText } from "./message-text.ts";
import { forwardTimeoutMs } from "./post.ts";
import type { ForwardOutcome, Receiver } from "./receiver.ts";

/** The part of Cloudflare's `send_email` binding that we use; it throws when a mail is not accepted. */
export interface EmailBinding {
  send(mail: EmailMessageBuilder & { text: string }): Promise<unknown>;
}

/** The binding's error codes that are about the mail itself, as Cloudflare's Email Service documents them. */
const ofMessage = /^E_(?:VALIDATION|FIELD|HEADER|CONTENT|RECIPIENT_SUPPRESSED)/;

/** Forwards as plain-text e-mail; replies go to the visitor. */
export function emailReceiver(email: EmailBinding, from: string, to: string): Receiver {
  const send = async (mail: { subject: string; text: string; replyTo?: string }): Promise<ForwardOutcome> => {
    try {
      const sent = email.send({ from, to, ...mail });
      const late = new Promise<"late">((resolve) => setTimeout(resolve, forwardTimeoutMs, "late"));
      if ((await Promise.race([sent, late])) === "late") {
        return { delivered: false, unsure: true, reason: "e-mail: no answer" };
      }
      return { delivered: true };
    } catch (error) {
      const { name, code = "" }: { name?: string; code?: string } = Object(error);
      return {
        delivered: false,
        reason: name === undefined ? "e-mail" : `e-mail: ${name}`,
        refused: ofMessage.test(code),
      };
    }
  };
  return {
    kind: "email",
    deliver: (record) => {
      const mail = { subject: messageSubject(record), text: messageText(record) };
      const replyTo = record.fields["email"];
      return send(replyTo === undefined ? mail : { ...mail, replyTo });
    },
    tell: ({ subject, text }) => send({ subject, text }),
  };
}

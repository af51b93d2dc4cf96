import { type Forwarder, forwardTimeoutMs } from "./forwarder.ts";
import { messageSubject, messageText } from "./message-text.ts";

/** The part of Cloudflare's `send_email` binding that is used; it throws when a mail is not accepted. */
export interface EmailBinding {
  send(mail: { from: string; to: string; replyTo?: string; subject: string; text: string }): Promise<unknown>;
}

/** Forwards as plain-text e-mail; an answer goes to the visitor. */
export function emailForwarder(email: EmailBinding, from: string, to: string): Forwarder {
  return async (record) => {
    try {
      const sent = email.send({
        from,
        to,
        replyTo: record.fields["email"],
        subject: messageSubject(record),
        text: messageText(record),
      });
      const late = new Promise<"late">((resolve) => setTimeout(resolve, forwardTimeoutMs, "late"));
      if ((await Promise.race([sent, late])) === "late") {
        return { delivered: false, unsure: true, reason: "e-mail: no answer" };
      }
      return { delivered: true };
    } catch (error) {
      return { delivered: false, reason: error instanceof Error ? `e-mail: ${error.name}` : "e-mail" };
    }
  };
}

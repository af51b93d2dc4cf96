/** The mail that asks whether an address is its owner's, and the link by which somebody leaves the list. */
import { letterMail } from "#content/generated/newsletter.ts";
import type { EmailBinding } from "../contacts/forward/email.ts";
import type { Pipeline } from "../contacts/pipeline.ts";
import { boundedOperation } from "../contacts/store.ts";
import { makeToken } from "./token.ts";

/** What mails to readers are sent with. */
export interface Mailing {
  mail: EmailBinding;
  from: string;
  /** Signs the links. */
  secret: string;
  /** Origin of the public site. */
  siteUrl: string;
}

/** How long a link to join works. */
export const linkMs = 3 * 86_400_000;

/** Sends it. Throws when the mail was not taken, or not within ten seconds. */
export async function sendConfirmation(mailing: Mailing, email: string, pipeline: Pipeline): Promise<void> {
  const { mail, from, secret, siteUrl } = mailing;
  const token = makeToken(secret, "confirm", email, pipeline.now() + linkMs);
  const letter = {
    from,
    to: email,
    subject: letterMail.subject,
    text: `${letterMail.before}\n\n${siteUrl}/newsletter/confirm?token=${token}\n\n${letterMail.after}\n`,
    // RFC 8058: a mail program shows a button that posts here. Both headers are among those Email Service lets pass.
    headers: {
      "List-Unsubscribe": `<${leaveAddress(mailing, email)}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
  await boundedOperation(
    () => mail.send(letter),
    (ms) => pipeline.sleep(ms),
  );
}

/** Where `email` leaves the list, for as long as the secret stays the same. */
export function leaveAddress({ secret, siteUrl }: Mailing, email: string): string {
  return `${siteUrl}/newsletter/leave?token=${makeToken(secret, "leave", email, null)}`;
}

/** The mail that asks whether an address is its owner's, and the link by which somebody leaves the list. */
import { letterMail } from "#content/generated/newsletter.ts";
import { makeToken } from "./token.ts";

/** The part of Cloudflare's `send_email` binding that is used; it throws when a mail is not accepted. */
export interface NewsletterBinding {
  send(mail: {
    from: string;
    to: string;
    subject: string;
    text: string;
    headers: Record<string, string>;
  }): Promise<unknown>;
}

/** What mails to readers are sent with. */
export interface Mailing {
  mail: NewsletterBinding;
  from: string;
  /** Signs the links. */
  secret: string;
  /** Origin of the public site. */
  siteUrl: string;
}

/** How long a link to join works. */
export const linkMs = 3 * 86_400_000;
const longestSendingMs = 10_000;

/** Sends it. Throws when the mail was not taken, or not within ten seconds. @param now milliseconds since 1970 */
export async function sendConfirmation(mailing: Mailing, email: string, now: number): Promise<void> {
  const { mail, from, secret, siteUrl } = mailing;
  const token = await makeToken(secret, "confirm", email, now + linkMs);
  const sent = mail.send({
    from,
    to: email,
    subject: letterMail.subject,
    text: `${letterMail.before}\n\n${siteUrl}/newsletter/confirm?token=${token}\n\n${letterMail.after}\n`,
    // RFC 8058: a mail program shows a button that posts here. Both headers are among those Email Service lets pass.
    headers: {
      "List-Unsubscribe": `<${await leaveAddress(mailing, email)}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  });
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("no answer")), longestSendingMs);
  });
  await Promise.race([sent, late]);
}

/** Where `email` leaves the list, for as long as the secret stays the same. */
export async function leaveAddress({ secret, siteUrl }: Mailing, email: string): Promise<string> {
  return `${siteUrl}/newsletter/leave?token=${await makeToken(secret, "leave", email, null)}`;
}

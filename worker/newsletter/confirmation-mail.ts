/** The mail that asks an address's owner to confirm, and the link to leave the list. */
import { letterMail } from "#content/generated/newsletter.ts";
import type { EmailBinding } from "../contacts/forward/email.ts";
import type { Pipeline } from "../contacts/pipeline.ts";
import { boundedOperation } from "../contacts/store.ts";
import { makeToken } from "./token.ts";

export interface Mailing {
  mail: EmailBinding;
  from: string;
  /** Signs the links. */
  secret: string;
  /** Origin of the public site. */
  siteUrl: string;
}

/** How long a confirmation link works. */
export const linkMs = 3 * 86_400_000;

/** Throws when the mail is not accepted within ten seconds. */
export async function sendConfirmation(mailing: Mailing, email: string, pipeline: Pipeline): Promise<void> {
  const { mail, from, secret, siteUrl } = mailing;
  const token = makeToken(secret, "confirm", email, pipeline.now() + linkMs);
  const letter = {
    from,
    to: email,
    subject: letterMail.subject,
    text: `${letterMail.before}\n\n${siteUrl}/newsletter/confirm?token=${token}\n\n${letterMail.after}\n`,
    // RFC 8058: mail programs show a button that posts here. Cloudflare's Email Service allows both headers.
    headers: {
      "List-Unsubscribe": `<${leaveAddress(mailing, email)}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
  await boundedOperation(() => mail.send(letter), pipeline.sleep);
}

/** The link by which `email` leaves the list; works until the secret changes. */
export function leaveAddress({ secret, siteUrl }: Mailing, email: string): string {
  return `${siteUrl}/newsletter/leave?token=${makeToken(secret, "leave", email, null)}`;
}

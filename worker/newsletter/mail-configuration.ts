/** Checks the configuration of confirmation mails. Pure: `scripts/deploy.ts` uses it too. */

/** The variable, secret and binding that confirmation mails use. */
export interface NewsletterVariables {
  NEWSLETTER_FROM?: string;
  NEWSLETTER_SECRET?: string;
  LETTERS?: unknown;
}

/** A shorter one could be guessed. */
const shortestSecret = 32;

/** What is wrong, as a sentence that names the variable; `undefined` if nothing is, or no mails are wanted. */
export function newsletterFault({
  NEWSLETTER_FROM: from = "",
  NEWSLETTER_SECRET: secret = "",
  LETTERS,
}: NewsletterVariables): string | undefined {
  if (from === "") return undefined;
  if (!/^[^\s@]+@[^\s@]+$/.test(from)) return "NEWSLETTER_FROM is no e-mail address";
  if (!LETTERS) return "NEWSLETTER_FROM needs the send_email binding LETTERS";
  return secret.length < shortestSecret
    ? `NEWSLETTER_FROM needs NEWSLETTER_SECRET, at least ${shortestSecret} characters`
    : undefined;
}

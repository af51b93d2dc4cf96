import type { SiteSettings } from "#app/context.ts";
import type { EmailBinding } from "./contacts/forward/email.ts";
import type { NewsletterBinding } from "./newsletter/confirmation-mail.ts";

/** The bindings and variables of `wrangler.toml`, the optional ones included. */
export interface Environment extends Env {
  EMAIL?: EmailBinding;
  /** Sends to any address: the newsletter's confirmation mails. */
  LETTERS?: NewsletterBinding;
  /** Signs the newsletter's links, a wrangler secret. */
  NEWSLETTER_SECRET?: string;
  /** Signing key of the webhook, a wrangler secret. */
  FORWARD_SECRET?: string;
  /** Address of the chat channel's incoming webhook, a wrangler secret. */
  CHAT_URL?: string;
}

/** What answering a request uses of the platform's context. */
export type RequestContext = Pick<ExecutionContext, "waitUntil" | "passThroughOnException">;

/** The site's own endpoint for careers and newsletter posts. */
export const formEndpoint = "/forms";

/** What pages need to know of the configuration; the build asks too (`scripts/prerender.ts`). */
export function siteSettings(env: Environment): Omit<SiteSettings, "buildId"> {
  return {
    siteUrl: env.SITE_URL.replace(/\/+$/, ""),
    formAction: env.FORM_SERVICE_URL || formEndpoint,
    offline: env.OFFLINE !== "off",
  };
}

import type { SiteSettings } from "#app/context.ts";
import type { ForwardingSecrets } from "./contacts/forward/configuration.ts";
import type { SubmissionType } from "./contacts/record.ts";

/** The bindings and variables of `wrangler.toml`, the optional ones included. */
export interface Environment extends Env, ForwardingSecrets {
  EMAIL?: SendEmail;
  /** Bearer token for the counts in `/api/health`, a wrangler secret. */
  HEALTH_TOKEN?: string;
}

/** The site's own endpoint for careers and newsletter posts. */
export const formEndpoint = "/forms";

/** The settings that pages need when they are rendered. */
export function siteSettings(env: Environment): Omit<SiteSettings, "buildId"> {
  return {
    siteUrl: env.SITE_URL.replace(/\/+$/, ""),
    // Browsers would take any other text for a path of this site, where nothing answers.
    formAction: /^https?:/.test(env.FORM_SERVICE_URL) ? env.FORM_SERVICE_URL : formEndpoint,
    offline: env.OFFLINE !== "off",
  };
}

/** KV counts seconds in 31 bits, and refuses a message that is to be kept longer. */
const maxDays = 24_855;

/** Configured days to keep a submission; invalid settings fall back to the defaults. */
export function daysKept(env: Environment, type: SubmissionType): number {
  if (type === "application") return daysIn(env.APPLICATION_RETENTION_DAYS, 180);
  return daysIn(type === "newsletter" ? env.NEWSLETTER_RETENTION_DAYS : env.RETENTION_DAYS, 730);
}

function daysIn(setting: string, usual: number): number {
  const days = Number(setting);
  return days >= 1 ? Math.min(Math.round(days), maxDays) : usual;
}

import { assets } from "virtual:react-router/server-build";
import type { SiteSettings } from "#app/context.ts";
import { emailForwarder, type EmailBinding } from "./contacts/forward/email.ts";
import { formServiceForwarder } from "./contacts/forward/form-service.ts";
import type { Forwarder } from "./contacts/forward/forwarder.ts";
import { webhookForwarder } from "./contacts/forward/webhook.ts";
import type { Pipeline } from "./contacts/pipeline.ts";

/** The bindings and variables of `wrangler.toml`, the optional ones included. */
export interface Environment extends Env {
  EMAIL?: EmailBinding;
  /** Signing key of the webhook, a wrangler secret. */
  FORWARD_SECRET?: string;
}

/** The site's own endpoint for careers and newsletter posts. */
export const formEndpoint = "/forms";

const defaultRetentionDays = 730;

/** What pages need to know of the configuration. */
export function siteSettings(env: Environment): SiteSettings {
  return {
    siteUrl: env.SITE_URL.replace(/\/+$/, ""),
    formAction: env.FORM_SERVICE_URL || formEndpoint,
    offline: env.OFFLINE !== "off",
    buildId: assets.version,
  };
}

/** The contact pipeline as configured. Throws on a forwarding kind that is unknown or lacks its settings. */
export function contactPipeline(env: Environment): Pipeline {
  const days = Number(env.RETENTION_DAYS);
  return {
    store: env.CONTACTS,
    forwarder: forwarderOf(env),
    retentionSeconds: (days >= 1 ? Math.round(days) : defaultRetentionDays) * 86_400,
    now: Date.now,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}

function forwarderOf(env: Environment): Forwarder | null {
  switch (env.FORWARD_KIND) {
    case "none":
      return null;
    case "webhook":
      return webhookForwarder(required(env, "FORWARD_URL"), required(env, "FORWARD_SECRET"));
    case "form":
      return formServiceForwarder(required(env, "FORWARD_URL"));
    case "email":
      if (!env.EMAIL) throw new Error('FORWARD_KIND "email" needs the send_email binding EMAIL');
      return emailForwarder(env.EMAIL, required(env, "FORWARD_FROM"), required(env, "FORWARD_TO"));
    default:
      throw new Error(`FORWARD_KIND "${env.FORWARD_KIND}" is not one of none, webhook, form, email`);
  }
}

function required(
  env: Environment,
  name: "FORWARD_URL" | "FORWARD_SECRET" | "FORWARD_FROM" | "FORWARD_TO",
): string {
  const value = env[name];
  if (!value) throw new Error(`FORWARD_KIND "${env.FORWARD_KIND}" needs ${name}`);
  return value;
}

import { assets } from "virtual:react-router/server-build";
import type { SiteSettings } from "#app/context.ts";
import { type ForwardingVariables, forwardingFault } from "./contacts/forward/configuration.ts";
import { emailForwarder, type EmailBinding } from "./contacts/forward/email.ts";
import { formServiceForwarder } from "./contacts/forward/form-service.ts";
import type { Forwarder } from "./contacts/forward/forwarder.ts";
import { webhookForwarder } from "./contacts/forward/webhook.ts";
import { IsolateMemory } from "./contacts/isolate-memory.ts";
import type { Pipeline } from "./contacts/pipeline.ts";
import { boundedStore } from "./contacts/store.ts";

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

/** The part of `env` that forwarding goes by. */
export function forwardingVariables(env: Environment): ForwardingVariables {
  const { FORWARD_KIND, FORWARD_URL, FORWARD_SECRET, FORWARD_FROM, FORWARD_TO, EMAIL } = env;
  return { FORWARD_KIND, FORWARD_URL, FORWARD_SECRET, FORWARD_FROM, FORWARD_TO, EMAIL };
}

const memories = new WeakMap<Environment, IsolateMemory>();

/** The contact pipeline as configured. Throws nothing: with forwarding misconfigured, messages are kept and wait. */
export function contactPipeline(env: Environment): Pipeline {
  const days = Number(env.RETENTION_DAYS);
  const memory = memories.get(env) ?? new IsolateMemory();
  memories.set(env, memory);
  const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  return {
    store: boundedStore(env.CONTACTS, sleep),
    forwarder: forwarderOf(env),
    retentionSeconds: (days >= 1 ? Math.round(days) : defaultRetentionDays) * 86_400,
    memory,
    now: Date.now,
    sleep,
  };
}

function forwarderOf(env: Environment): Forwarder | null {
  const fault = forwardingFault(forwardingVariables(env));
  if (fault !== undefined)
    return () => Promise.resolve({ delivered: false, reason: `misconfigured: ${fault}` });
  const { EMAIL, FORWARD_KIND: kind, FORWARD_URL, FORWARD_SECRET = "", FORWARD_FROM, FORWARD_TO } = env;
  if (kind === "webhook") return webhookForwarder(FORWARD_URL, FORWARD_SECRET);
  if (kind === "form") return formServiceForwarder(FORWARD_URL);
  return EMAIL ? emailForwarder(EMAIL, FORWARD_FROM, FORWARD_TO) : null;
}

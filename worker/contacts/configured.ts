/** The contact pipeline as this deployment is configured. */
import type { Environment } from "../settings.ts";
import { type ForwardingVariables, forwardingFault } from "./forward/configuration.ts";
import { emailForwarder } from "./forward/email.ts";
import { formServiceForwarder } from "./forward/form-service.ts";
import type { Forwarder } from "./forward/forwarder.ts";
import { webhookForwarder } from "./forward/webhook.ts";
import { IsolateMemory } from "./isolate-memory.ts";
import type { Pipeline } from "./pipeline.ts";
import { daysKept, retentionOf } from "./retention.ts";
import { boundedStore } from "./store.ts";

/** The part of `env` that forwarding goes by. */
export function forwardingVariables(env: Environment): ForwardingVariables {
  const { FORWARD_KIND, FORWARD_URL, FORWARD_SECRET, FORWARD_FROM, FORWARD_TO, EMAIL } = env;
  return { FORWARD_KIND, FORWARD_URL, FORWARD_SECRET, FORWARD_FROM, FORWARD_TO, EMAIL };
}

const memories = new WeakMap<Environment, IsolateMemory>();

/** The contact pipeline as configured. Throws nothing: with forwarding misconfigured, messages are kept and wait. */
export function contactPipeline(env: Environment): Pipeline {
  const retention = retentionOf(env);
  const memory = memories.get(env) ?? new IsolateMemory();
  memories.set(env, memory);
  const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  return {
    store: boundedStore(env.CONTACTS, sleep),
    forwarder: forwarderOf(env),
    retentionSeconds: (type) => daysKept(retention, type) * 86_400,
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

/** The contact pipeline as this deployment is configured. */
import { type Environment, retentionOf } from "../settings.ts";
import { chatReceiver } from "./forward/chat.ts";
import { forwardingFaults, type ReceiverKind, receiverKinds } from "./forward/configuration.ts";
import { emailReceiver } from "./forward/email.ts";
import { formServiceReceiver } from "./forward/form-service.ts";
import type { Receiver } from "./forward/receiver.ts";
import { webhookReceiver } from "./forward/webhook.ts";
import { IsolateMemory, type Pipeline } from "./pipeline.ts";
import type { AnyMetadata, ReceiptSource } from "./receipt.ts";
import { boundedOperation, boundedStore } from "./store.ts";

const memories = new WeakMap<Environment, IsolateMemory>();

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Throws nothing: with forwarding misconfigured, messages are stored and wait. */
export function contactPipeline(env: Environment): Pipeline {
  const daysKept = retentionOf(env);
  const memory = memories.get(env) ?? new IsolateMemory();
  memories.set(env, memory);
  return {
    store: boundedStore(env.CONTACTS, sleep),
    receivers: receiversOf(env),
    retentionSeconds: (type) => daysKept(type) * 86_400,
    memory,
    now: Date.now,
    sleep,
  };
}

/** What receipts are read from. Throws nothing. */
export function receiptSource(env: Environment): ReceiptSource {
  return {
    ...contactPipeline(env),
    read: (names) => boundedOperation(() => env.CONTACTS.getWithMetadata<AnyMetadata>(names, "text"), sleep),
  };
}

/** A misconfigured receiver is treated as one that is down. */
function receiversOf(env: Environment): Receiver[] {
  const faults = forwardingFaults(env);
  return receiverKinds(env.FORWARD_KIND).map((kind) => {
    const fault = faults.get(kind);
    if (fault === undefined) return receiverOf(kind, env);
    const refuse = () => Promise.resolve({ delivered: false, reason: `misconfigured: ${fault}` } as const);
    return { kind, deliver: refuse, tell: refuse };
  });
}

/** A receiver that `forwardingFaults` finds nothing wrong with. */
function receiverOf(kind: ReceiverKind, env: Environment): Receiver {
  const { EMAIL, FORWARD_URL, FORWARD_SECRET = "", FORWARD_FROM, FORWARD_TO, CHAT_URL = "" } = env;
  if (kind === "webhook") return webhookReceiver(FORWARD_URL, FORWARD_SECRET);
  if (kind === "form") return formServiceReceiver(FORWARD_URL);
  if (kind === "email" && EMAIL) return emailReceiver(EMAIL, FORWARD_FROM, FORWARD_TO);
  return chatReceiver(CHAT_URL);
}

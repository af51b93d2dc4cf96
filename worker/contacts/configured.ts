/** The contact pipeline as this deployment is configured. */
import { perIsolate } from "../isolate.ts";
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

const memoryOf = perIsolate(() => new IsolateMemory());

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Throws nothing: with forwarding misconfigured, messages are stored and wait. */
export function contactPipeline(env: Environment): Pipeline {
  const daysKept = retentionOf(env);
  return {
    store: boundedStore(env.CONTACTS, sleep),
    receivers: receiversOf(env),
    retentionSeconds: (type) => daysKept(type) * 86_400,
    memory: memoryOf(env),
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
    if (fault === undefined && kind !== "unknown") return makers[kind](env);
    const refuse = () => Promise.resolve({ delivered: false, reason: `misconfigured: ${fault}` } as const);
    return { kind, deliver: refuse, tell: refuse };
  });
}

/** Makes each kind of receiver, given an environment that `forwardingFaults` finds nothing wrong with. */
const makers: Record<Exclude<ReceiverKind, "unknown">, (env: Environment) => Receiver> = {
  webhook: ({ FORWARD_URL, FORWARD_SECRET = "" }) => webhookReceiver(FORWARD_URL, FORWARD_SECRET),
  form: ({ FORWARD_URL }) => formServiceReceiver(FORWARD_URL),
  // oxlint-disable-next-line typescript/no-non-null-assertion -- without the binding there is a fault
  email: ({ EMAIL, FORWARD_FROM, FORWARD_TO }) => emailReceiver(EMAIL!, FORWARD_FROM, FORWARD_TO),
  chat: ({ CHAT_URL = "" }) => chatReceiver(CHAT_URL),
};

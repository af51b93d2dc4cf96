/** Handing a message to receivers, and what this isolate remembers of that. */
import { log } from "../log.ts";
import type { ReceiverKind } from "./forward/configuration.ts";
import type { ForwardOutcome, Receiver } from "./forward/receiver.ts";
import type { RememberedSending } from "./isolate-memory.ts";
import { after, attemptOf, fresh, type Marker, withAttempts } from "./outbox.ts";
import type { Pipeline } from "./pipeline.ts";
import type { ContactRecord } from "./record.ts";

export type Outcomes = ReadonlyMap<ReceiverKind, ForwardOutcome>;

/**
 * Hands the message of `marker` to `receivers`, none of which waits for another.
 *
 * @param at of the try: ISO 8601, UTC
 * @returns where the message stands then, and the outcomes
 */
export async function sendToReceivers(
  pipeline: Pipeline,
  receivers: readonly Receiver[],
  marker: Marker,
  at: string,
): Promise<{ after: Marker; sent: Outcomes }> {
  const { record } = marker;
  const outcomes = receivers.map(
    async (receiver) => [receiver.kind, await sendRemembered(pipeline, receiver, record)] as const,
  );
  const sent: Outcomes = new Map(await Promise.all(outcomes));
  const deliveries = { ...marker.deliveries };
  let { reason } = marker;
  for (const [kind, outcome] of sent) {
    const delivery = deliveries[kind] ?? fresh;
    deliveries[kind] = after(delivery, outcome, pipeline.now());
    if (outcome.delivered) continue;
    ({ reason } = outcome);
    log("contact.forward_failed", { id: record.id, receiver: kind, tries: delivery.tries, reason });
  }
  const attempts = [...sent].map(([kind, outcome]) => attemptOf(kind, at, outcome));
  return { after: { record: withAttempts(record, attempts), deliveries, reason }, sent };
}

/** Hands `record` to `receiver`, remembering that it was sent unless it failed for certain. */
async function sendRemembered(
  pipeline: Pipeline,
  receiver: Receiver,
  record: ContactRecord,
): Promise<ForwardOutcome> {
  const { memory } = pipeline;
  const key = sentKey(record.id, receiver);
  memory.noteSent(key, record, pipeline.now(), false);
  const outcome = await receiver.deliver(record);
  if (outcome.delivered) memory.noteSent(key, record, pipeline.now(), true);
  else memory.forgetSent(key);
  return outcome;
}

/** What this isolate remembers of sending `id` to `receiver`. */
export function sentBefore(
  pipeline: Pipeline,
  id: string,
  receiver: Receiver,
): Readonly<RememberedSending> | undefined {
  return pipeline.memory.sentUnder(sentKey(id, receiver), pipeline.now());
}

/** Lets `id` be sent again, though it was: what it stood for is erased. */
export function forgetSent({ memory, receivers }: Pipeline, id: string): void {
  for (const receiver of receivers) memory.forgetSent(sentKey(id, receiver));
}

const sentKey = (id: string, { kind }: Receiver) => `${id} ${kind}`;

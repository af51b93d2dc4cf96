/** Sends a message, and keeps what came of it: the same for the request that brought it and for cron. */
import { log } from "../log.ts";
import { after, fresh, pending } from "./deliveries.ts";
import type { ReceiverKind } from "./forward/configuration.ts";
import type { ForwardOutcome, Receiver } from "./forward/receiver.ts";
import { endForwarding, type Marker, putOutbox, writeDeadLetter } from "./outbox.ts";
import { isErased, type Pipeline, putRecord, tried } from "./pipeline.ts";
import { type Attempt, type ContactRecord, keys } from "./record.ts";

/** A message's marker after sending, with the outcomes. */
export interface Sent extends Marker {
  outcomes: ReadonlyMap<ReceiverKind, ForwardOutcome>;
}

/**
 * How far a message is: `done` (no receiver is waiting), `buried` (likewise, but one was given up on), `waits`,
 * `stuck` (it arrived but KV did not record that).
 */
export type Progress = "done" | "buried" | "waits" | "stuck";

/** KV allows 1,024 bytes of metadata. */
const longestReason = 120;

/** Sends the message of `marker`, whose deliveries have `begun`, to all `receivers` in parallel. */
export async function sendToReceivers(
  pipeline: Pipeline,
  receivers: readonly Receiver[],
  marker: Marker,
): Promise<Sent> {
  const { memory, now } = pipeline;
  const { id } = marker.record;
  const at = new Date(now()).toISOString();
  const sending = receivers.map(async (receiver) => {
    const { kind } = receiver;
    memory.noteSent(marker.record, kind, now(), false);
    const outcome = await receiver.deliver(marker.record);
    if (outcome.delivered) memory.noteSent(marker.record, kind, now(), true);
    else memory.forgetSent(id, kind);
    return [kind, outcome] as const;
  });
  const sent = {
    ...marker,
    deliveries: { ...marker.deliveries },
    outcomes: new Map(await Promise.all(sending)),
  };
  const attempts: Attempt[] = [];
  for (const [to, outcome] of sent.outcomes) {
    const delivery = sent.deliveries[to] ?? fresh;
    sent.deliveries[to] = after(delivery, outcome, now());
    if (outcome.delivered) {
      attempts.push({ at, to, outcome: "delivered" });
      continue;
    }
    const reason = outcome.reason.slice(0, longestReason);
    sent.reason = reason;
    attempts.push({ at, to, outcome: outcome.unsure ? "unsure" : "failed", reason });
    log("contact.forward_failed", { id, receiver: to, tries: delivery.tries, reason });
  }
  return { ...sent, record: withAttempts(marker.record, attempts) };
}

/** Adds `attempts` to `record`. */
export function withAttempts(record: ContactRecord, attempts: readonly Attempt[]): ContactRecord {
  return { ...record, attempts: [...(record.attempts ?? []), ...attempts] };
}

/** Whether any receiver has it. */
export function hasArrived({ outcomes }: Sent): boolean {
  return [...outcomes.values()].some(({ delivered }) => delivered);
}

/**
 * Keeps what came of sending. If KV refuses, the next run sees tries that may have arrived. Throws nothing.
 *
 * @param isRecorded whether the message has its record
 * @param tries how often to try to write the marker
 */
export async function keepOutcome(
  pipeline: Pipeline,
  sent: Sent,
  isRecorded: boolean,
  tries = 3,
): Promise<Progress> {
  const { record, deliveries, outcomes } = sent;
  const hasIt = hasArrived(sent);
  if (await isErased(pipeline, record)) {
    await tried(pipeline, 3, () => pipeline.store.delete(keys.outbox(record.id)));
    return "done";
  }
  const isGivenUp = [...outcomes.keys()].some((kind) => deliveries[kind]?.done === "dead");
  if (isGivenUp && !(await writeDeadLetter(pipeline, sent))) return hasIt ? "stuck" : "waits";
  if (pending(deliveries).length === 0) return endForwarding(pipeline, sent);
  const kept = await tried(pipeline, tries, () => putOutbox(pipeline, sent));
  if (!isRecorded) await putRecord(pipeline, record, kept || !hasIt ? "waiting" : "forwarded");
  return hasIt && !kept ? "stuck" : "waits";
}

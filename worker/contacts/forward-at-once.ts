/** Stores and forwards a message within the request that brought it. */
import * as words from "#content/generated/words/answers.ts";
import { contactNotices } from "#content/generated/notices.ts";
import type { SubmissionAnswer } from "#app/context.ts";
import { log } from "../log.ts";
import { receiptPath } from "./identity.ts";
import { endForwarding, firstDeliveries, type Marker, pending, putOutbox } from "./outbox.ts";
import {
  type Defer,
  isErased,
  isThere,
  type Pipeline,
  putContact,
  putRecord,
  RefusedError,
  repeatedly,
  tried,
} from "./pipeline.ts";
import { keys, type ContactRecord } from "./record.ts";
import { hasArrived, type Sent, sendToReceivers } from "./send-to-receivers.ts";

/** Answers to a valid message. */
export const answers = {
  /** @param message without `receipt` if the store may not have it: the receipt page would deny it exists */
  accepted: (message: Pick<ContactRecord, "id" | "receipt">): SubmissionAnswer => ({
    status: 201,
    id: message.id,
    message: contactNotices.sent,
    receipt: receiptPath(message),
  }),
  keyReused: { status: 422, message: words.keyReused, errors: {} },
  inProgress: { status: 409, message: words.inProgress, retryAfter: 1 },
  unavailable: { status: 503, message: words.unavailable, retryAfter: 30 },
  uncertain: { status: 503, message: words.uncertain, retryAfter: 30 },
};

/**
 * How often, after answering, to retry writing the marker of a message that only some receivers got: without it the
 * others would never get it. The platform allows 30 seconds.
 */
const keepingTries = 15;

/** Writes the marker and answers; then sends the message, writes its record and removes the marker. */
export async function acceptToForward(
  pipeline: Pipeline,
  record: ContactRecord,
  defer: Defer,
): Promise<SubmissionAnswer> {
  const marker = { record, deliveries: firstDeliveries(pipeline), reason: "" };
  try {
    await repeatedly(pipeline, 2, () => putOutbox(pipeline, marker));
    pipeline.memory.refusedAt = undefined;
  } catch (error) {
    pipeline.memory.refusedAt = pipeline.now();
    return forwardWithoutStore(pipeline, marker, defer, error instanceof RefusedError);
  }
  log("contact.accepted", { id: record.id, type: record.type });
  defer(forwardOnce(pipeline, marker));
  return answers.accepted(record);
}

/**
 * KV refuses writes (an outage, the day's quota): delivers while the visitor waits, or does not claim success.
 *
 * @param refused whether KV rejected every write; otherwise the marker may have been written
 */
async function forwardWithoutStore(
  pipeline: Pipeline,
  marker: Marker,
  defer: Defer,
  refused: boolean,
): Promise<SubmissionAnswer> {
  const { record } = marker;
  const { id, type } = record;
  if (isKnownAsSent(pipeline, id)) return answers.inProgress;
  const sent = await sendToReceivers(pipeline, pipeline.receivers, marker);
  if (hasArrived(sent)) {
    log("contact.accepted", { id, type, stored: false });
    defer(keepAfterwards(pipeline, sent));
    // No receipt: KV may never have a record to show.
    return answers.accepted({ id });
  }
  // Only a hit proves anything: KV caches misses for a minute.
  if (await isThere(pipeline, keys.outbox(id))) {
    log("contact.accepted", { id, type });
    defer(tried(pipeline, 1, () => putContact(pipeline, sent.record, "waiting")));
    return answers.accepted(record);
  }
  log("contact.refused", { id, reason: sent.reason });
  const unsure = [...sent.outcomes.values()].some((outcome) => !outcome.delivered && outcome.unsure);
  return refused && !unsure ? answers.unavailable : answers.uncertain;
}

/** A receiver has the message: writes its record, and a marker for the others, if KV accepts writes by now. */
async function keepAfterwards(pipeline: Pipeline, sent: Sent): Promise<void> {
  const { record } = sent;
  const waiting = pending(sent.deliveries);
  const kept = waiting.length > 0 && (await tried(pipeline, keepingTries, () => putOutbox(pipeline, sent)));
  if (!kept) for (const receiver of waiting) log("contact.receiver_missed", { id: record.id, receiver });
  // If the marker was written after all, the record tells cron that it is done.
  await putRecord(pipeline, record, kept ? "waiting" : "forwarded");
}

/** The try right after the answer. After the grace period cron takes over for receivers that did not get it. */
async function forwardOnce(pipeline: Pipeline, marker: Marker): Promise<void> {
  // Already sent under this id, and its record was lost: cron finds out whether it arrived.
  if (isKnownAsSent(pipeline, marker.record.id)) return;
  const sent = await sendToReceivers(pipeline, pipeline.receivers, marker);
  if (await isErased(pipeline, sent.record)) return;
  if (pending(sent.deliveries).length === 0) return void (await endForwarding(pipeline, sent, "accepted"));
  await tried(pipeline, hasArrived(sent) ? 3 : 2, () => putOutbox(pipeline, sent));
  await putRecord(pipeline, sent.record, "waiting");
}

function isKnownAsSent(pipeline: Pipeline, id: string): boolean {
  return pipeline.receivers.some(({ kind }) => pipeline.memory.sentBefore(id, kind, pipeline.now()));
}

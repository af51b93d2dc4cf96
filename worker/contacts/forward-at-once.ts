/** Keeping and forwarding a message within the request that brought it. */
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
  /** @param message without its secret if the store may not have it: a receipt must not deny it */
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
 * How often to ask KV, after the answer, to keep a message that one receiver got and another did not: without the
 * marker the other would never get it. The platform allows 30 seconds.
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
 * KV refuses writes (an outage, the day's quota): delivers while the visitor waits, or claims nothing.
 *
 * @param refused whether KV said so; otherwise the marker may be there
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
    // Without a receipt: nobody knows yet whether KV will have anything to tell of it.
    return answers.accepted({ id });
  }
  // Not finding it would prove nothing: KV caches misses for a minute.
  if (await isThere(pipeline, keys.outbox(id))) {
    log("contact.accepted", { id, type });
    defer(tried(pipeline, 1, () => putContact(pipeline, sent.record, "waiting")));
    return answers.accepted(record);
  }
  log("contact.refused", { id, reason: sent.reason });
  const unsure = [...sent.outcomes.values()].some((outcome) => !outcome.delivered && outcome.unsure);
  return refused && !unsure ? answers.unavailable : answers.uncertain;
}

/** Somebody has the message: writes its record, and a marker for the rest, if KV accepts writes by now. */
async function keepAfterwards(pipeline: Pipeline, sent: Sent): Promise<void> {
  const { record } = sent;
  const waiting = pending(sent.deliveries);
  const kept = waiting.length > 0 && (await tried(pipeline, keepingTries, () => putOutbox(pipeline, sent)));
  if (!kept) for (const receiver of waiting) log("contact.receiver_missed", { id: record.id, receiver });
  // Should the marker be there after all, cron sees by the record that it is done.
  await putRecord(pipeline, record, kept ? "waiting" : "forwarded");
}

/**
 * The try right after the answer. After the grace period cron takes over for the receivers that did not get it.
 */
async function forwardOnce(pipeline: Pipeline, marker: Marker): Promise<void> {
  // Sent before under this id and its record was lost: cron finds out whether it arrived.
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

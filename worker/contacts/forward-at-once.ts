/** Keeping and forwarding a message within the request that brought it. */
import type { SubmissionAnswer } from "#app/context.ts";
import { log } from "../log.ts";
import { answers } from "./answers.ts";
import { clearOutbox, firstDeliveries, type Marker, pending, putOutbox } from "./outbox.ts";
import {
  type Defer,
  isErased,
  isThere,
  type Pipeline,
  putContact,
  RefusedError,
  repeatedly,
} from "./pipeline.ts";
import { keys, type ContactRecord, type Deliveries, type RecordState } from "./record.ts";
import { sendToReceivers, sentBefore } from "./send-to-receivers.ts";

/**
 * How often to ask KV, after the answer, to keep a message that one receiver got and another did not: without the
 * marker the other would never get it. The platform allows 30 seconds.
 */
const keepingTries = 15;

/** Writes the marker and answers; then sends the message, writes its record and removes the marker. */
export async function acceptToForward(
  pipeline: Pipeline,
  accepted: ContactRecord,
  defer: Defer,
): Promise<SubmissionAnswer> {
  const record = { ...accepted, receivers: pipeline.receivers.map(({ kind }) => kind) };
  const deliveries = firstDeliveries(pipeline);
  try {
    await repeatedly(pipeline, 2, () => putOutbox(pipeline, { record, deliveries, reason: "" }));
    pipeline.memory.refusedAt = undefined;
  } catch (error) {
    pipeline.memory.refusedAt = pipeline.now();
    return forwardWithoutStore(pipeline, record, deliveries, defer, error instanceof RefusedError);
  }
  log("contact.accepted", { id: record.id, type: record.type });
  defer(forwardOnce(pipeline, record, deliveries));
  return answers.accepted(record);
}

/**
 * KV refuses writes (an outage, the day's quota): delivers while the visitor waits, or claims nothing.
 *
 * @param refused whether KV said so; otherwise the marker may be there
 */
async function forwardWithoutStore(
  pipeline: Pipeline,
  record: ContactRecord,
  deliveries: Deliveries,
  defer: Defer,
  refused: boolean,
): Promise<SubmissionAnswer> {
  if (isKnownAsSent(pipeline, record)) return answers.inProgress;
  const sent = await sendToAll(pipeline, record, deliveries);
  if (sent.arrived) {
    log("contact.accepted", { id: record.id, type: record.type, stored: false });
    defer(keepAfterwards(pipeline, sent));
    // Without a receipt: nobody knows yet whether KV will have anything to tell of it.
    return answers.accepted({ id: record.id });
  }
  // Not finding it would prove nothing: KV caches misses for a minute.
  if (await isThere(pipeline, keys.outbox(record.id))) {
    log("contact.accepted", { id: record.id, type: record.type });
    defer(tried(putContact(pipeline, sent.record, "waiting")));
    return answers.accepted(record);
  }
  log("contact.refused", { id: record.id, reason: sent.reason });
  return refused && !sent.unsure ? answers.unavailable : answers.uncertain;
}

/** Somebody has the message: writes its record, and a marker for the rest, if KV accepts writes by now. */
async function keepAfterwards(pipeline: Pipeline, sent: Sent): Promise<void> {
  const { record, deliveries } = sent;
  if (pending(deliveries).length === 0) {
    // Should the marker be there after all, cron sees by the record that it is done.
    await putRecord(pipeline, record, "forwarded");
    return;
  }
  const kept = await tried(repeatedly(pipeline, keepingTries, () => putOutbox(pipeline, sent)));
  if (!kept) {
    for (const receiver of pending(deliveries)) log("contact.receiver_missed", { id: record.id, receiver });
  }
  await putRecord(pipeline, record, kept ? "waiting" : "forwarded");
}

/**
 * The try right after the answer. After the grace period cron takes over for the receivers that did not get it.
 */
async function forwardOnce(pipeline: Pipeline, record: ContactRecord, deliveries: Deliveries): Promise<void> {
  // Sent before under this id and its record was lost: cron finds out whether it arrived.
  if (isKnownAsSent(pipeline, record)) return;
  const sent = await sendToAll(pipeline, record, deliveries);
  if (await isErased(pipeline, record)) return;
  if (pending(sent.deliveries).length > 0) {
    await noteOutcome(pipeline, sent, sent.arrived ? 3 : 2);
    await putRecord(pipeline, sent.record, "waiting");
    return;
  }
  // Without a record, the marker stays and says that nobody is waiting.
  if (!(await putRecord(pipeline, sent.record, "accepted")))
    return void (await noteOutcome(pipeline, sent, 2));
  if (await clearOutbox(pipeline, sent.record)) log("contact.forwarded", { id: record.id });
}

function noteOutcome(pipeline: Pipeline, sent: Sent, tries: number): Promise<boolean> {
  return tried(repeatedly(pipeline, tries, () => putOutbox(pipeline, sent)));
}

/** What came of sending a message to everybody at once. */
interface Sent extends Marker {
  /** Somebody has it; somebody may have it. */
  arrived: boolean;
  unsure: boolean;
}

async function sendToAll(pipeline: Pipeline, record: ContactRecord, deliveries: Deliveries): Promise<Sent> {
  const marker = { record, deliveries, reason: "" };
  const at = new Date(pipeline.now()).toISOString();
  const { after, sent } = await sendToReceivers(pipeline, pipeline.receivers, marker, at);
  const outcomes = [...sent.values()];
  return {
    ...after,
    arrived: outcomes.some(({ delivered }) => delivered),
    unsure: outcomes.some((outcome) => !outcome.delivered && outcome.unsure),
  };
}

function isKnownAsSent(pipeline: Pipeline, { id }: ContactRecord): boolean {
  return pipeline.receivers.some((receiver) => sentBefore(pipeline, id, receiver));
}

/** @returns whether KV has it */
async function putRecord(pipeline: Pipeline, record: ContactRecord, state: RecordState): Promise<boolean> {
  const written = await tried(repeatedly(pipeline, 2, () => putContact(pipeline, record, state)));
  if (!written) log("contact.unrecorded", { id: record.id });
  return written;
}

/** Whether `work` succeeded. */
function tried(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

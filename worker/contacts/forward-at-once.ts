/** Keeping and forwarding a message within the request that brought it. */
import type { SubmissionAnswer } from "#app/context.ts";
import { log } from "../log.ts";
import { answers } from "./answers.ts";
import { attemptOf, pending, withAttempts } from "./deliveries.ts";
import { clearOutbox, firstDeliveries, putOutbox } from "./outbox.ts";
import {
  type Defer,
  isThere,
  type Pipeline,
  putContact,
  repeatedly,
  sendRemembered,
  sentBefore,
} from "./pipeline.ts";
import { keys, type ContactRecord, type Deliveries, type RecordState } from "./record.ts";

/**
 * How often KV is asked, after the answer, to keep what one receiver got and another did not: within the 30 seconds
 * that the platform leaves, the marker is all that the other has.
 */
const keepingTries = 15;

/** Marker, record, answer; the message is sent after the answer. */
export async function acceptToForward(
  pipeline: Pipeline,
  accepted: ContactRecord,
  defer: Defer,
): Promise<SubmissionAnswer> {
  const record = { ...accepted, receivers: pipeline.receivers.map(({ kind }) => kind) };
  const deliveries = firstDeliveries(pipeline);
  try {
    await repeatedly(pipeline, 2, () => putOutbox(pipeline, record, deliveries));
  } catch {
    return forwardWithoutStore(pipeline, record, deliveries, defer);
  }
  const recorded = await tried(putContact(pipeline, record, "accepted"));
  log("contact.accepted", { id: record.id, type: record.type });
  defer(forwardOnce(pipeline, record, deliveries, recorded));
  return answers.accepted(record);
}

/** KV refuses writes (an outage, the day's quota): deliver while the visitor waits, or claim nothing. */
async function forwardWithoutStore(
  pipeline: Pipeline,
  record: ContactRecord,
  deliveries: Deliveries,
  defer: Defer,
): Promise<SubmissionAnswer> {
  if (isKnownAsSent(pipeline, record)) return answers.inProgress;
  const sent = await sendToAll(pipeline, record, deliveries);
  if (sent.arrived) {
    log("contact.accepted", { id: record.id, type: record.type, stored: false });
    defer(keepAfterwards(pipeline, sent));
    // Without a receipt: nobody knows yet whether KV will have anything to tell of it.
    return answers.accepted({ id: record.id });
  }
  const there = await isThere(pipeline, keys.outbox(record.id));
  if (there === true) {
    log("contact.accepted", { id: record.id, type: record.type });
    defer(tried(putContact(pipeline, record, "accepted")));
    return answers.accepted(record);
  }
  log("contact.refused", { id: record.id, reason: sent.reason });
  return there === false && !sent.unsure ? answers.unavailable : answers.uncertain;
}

/** Somebody has the message: its record, and a marker for those who have not, if KV takes anything by now. */
async function keepAfterwards(pipeline: Pipeline, sent: Sent): Promise<void> {
  const { record, deliveries, reason } = sent;
  if (pending(deliveries).length === 0) {
    // The marker may be there after all: KV can do what it says it did not.
    await clearOutbox(pipeline, record);
    return putRecord(pipeline, record, "forwarded");
  }
  const kept = await tried(
    repeatedly(pipeline, keepingTries, () => putOutbox(pipeline, record, deliveries, reason)),
  );
  if (!kept) {
    for (const receiver of pending(deliveries)) log("contact.receiver_missed", { id: record.id, receiver });
  }
  return putRecord(pipeline, record, kept ? "waiting" : "forwarded");
}

/**
 * The try right after the answer. Cron takes over after the grace from those who did not get the message; while
 * KV does not note who did, from all.
 */
async function forwardOnce(
  pipeline: Pipeline,
  record: ContactRecord,
  deliveries: Deliveries,
  recorded: boolean,
): Promise<void> {
  // Sent before under this id, and its record was lost: whether it arrived is for cron to find out.
  if (isKnownAsSent(pipeline, record)) return;
  const sent = await sendToAll(pipeline, record, deliveries);
  if (pending(sent.deliveries).length > 0) {
    await tried(
      repeatedly(pipeline, sent.arrived ? 3 : 2, () =>
        putOutbox(pipeline, sent.record, sent.deliveries, sent.reason),
      ),
    );
    return;
  }
  const cleared = await clearOutbox(pipeline, sent.record);
  if (!recorded) await putRecord(pipeline, sent.record, "forwarded");
  if (cleared) log("contact.forwarded", { id: record.id });
}

/** What came of sending a message to everybody at once. */
interface Sent {
  /** With its attempts. */
  record: ContactRecord;
  deliveries: Deliveries;
  /** Somebody has it; somebody may have it. */
  arrived: boolean;
  unsure: boolean;
  /** Why the last of those failed who did. */
  reason: string;
}

/** No receiver waits for another. */
async function sendToAll(pipeline: Pipeline, record: ContactRecord, deliveries: Deliveries): Promise<Sent> {
  const at = new Date(pipeline.now()).toISOString();
  const sent: Sent = { record, deliveries: { ...deliveries }, arrived: false, unsure: false, reason: "" };
  const attempts = await Promise.all(
    pipeline.receivers.map(async (receiver) => {
      const { kind } = receiver;
      const outcome = await sendRemembered(pipeline, receiver, record);
      if (outcome.delivered) {
        sent.arrived = true;
        sent.deliveries[kind] = { ...deliveries[kind]!, done: "delivered" };
      } else {
        sent.unsure ||= outcome.unsure === true;
        sent.reason = outcome.reason;
        log("contact.forward_failed", { id: record.id, receiver: kind, reason: outcome.reason });
      }
      return attemptOf(kind, at, outcome);
    }),
  );
  sent.record = withAttempts(record, attempts);
  return sent;
}

function isKnownAsSent(pipeline: Pipeline, { id }: ContactRecord): boolean {
  return pipeline.receivers.some((receiver) => sentBefore(pipeline, id, receiver));
}

async function putRecord(pipeline: Pipeline, record: ContactRecord, state: RecordState): Promise<void> {
  const written = await tried(repeatedly(pipeline, 2, () => putContact(pipeline, record, state)));
  if (!written) log("contact.unrecorded", { id: record.id });
}

/** Whether `work` succeeded. */
function tried(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

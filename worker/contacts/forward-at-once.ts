/** Keeping and forwarding a message within the request that brought it. */
import type { SubmissionAnswer } from "#app/context.ts";
import { log } from "../log.ts";
import { answers } from "./answers.ts";
import type { Forwarder } from "./forward/forwarder.ts";
import { clearOutbox, firstMarker, putOutbox } from "./outbox.ts";
import { type Defer, isThere, type Pipeline, putContact, repeatedly, sendRemembered } from "./pipeline.ts";
import { keys, type ContactRecord } from "./record.ts";

/** Marker, record, answer; the message is sent after the answer. */
export async function acceptToForward(
  pipeline: Pipeline,
  forwarder: Forwarder,
  record: ContactRecord,
  defer: Defer,
): Promise<SubmissionAnswer> {
  try {
    await repeatedly(pipeline, 2, () => putOutbox(pipeline, record, firstMarker(pipeline, record)));
  } catch {
    return forwardWithoutStore(pipeline, forwarder, record, defer);
  }
  const recorded = await tried(putContact(pipeline, record, "accepted"));
  log("contact.accepted", { id: record.id, type: record.type });
  defer(forwardOnce(pipeline, forwarder, record, recorded));
  return answers.accepted(record.id);
}

/** KV refuses writes (an outage, the day's quota): deliver while the visitor waits, or claim nothing. */
async function forwardWithoutStore(
  pipeline: Pipeline,
  forwarder: Forwarder,
  record: ContactRecord,
  defer: Defer,
): Promise<SubmissionAnswer> {
  if (pipeline.memory.sentUnder(record.id, pipeline.now())) return answers.inProgress;
  const outcome = await sendRemembered(pipeline, forwarder, record);
  if (outcome.delivered) {
    log("contact.accepted", { id: record.id, type: record.type, stored: false });
    // The marker may be there after all: KV can do what it says it did not.
    defer(clearOutbox(pipeline, record).then(() => recordDelivered(pipeline, record)));
    return answers.accepted(record.id);
  }
  const there = await isThere(pipeline, keys.outbox(record.id));
  if (there === true) {
    log("contact.accepted", { id: record.id, type: record.type });
    defer(tried(putContact(pipeline, record, "accepted")));
    return answers.accepted(record.id);
  }
  log("contact.refused", { id: record.id, reason: outcome.reason });
  return there === false && !outcome.unsure ? answers.unavailable : answers.uncertain;
}

/** The try right after the answer. A failure leaves the marker as it is: cron takes over after the grace. */
async function forwardOnce(
  pipeline: Pipeline,
  forwarder: Forwarder,
  record: ContactRecord,
  recorded: boolean,
): Promise<void> {
  // Sent before under this id, and its record was lost: whether it arrived is for cron to find out.
  if (pipeline.memory.sentUnder(record.id, pipeline.now())) return;
  const outcome = await sendRemembered(pipeline, forwarder, record);
  if (!outcome.delivered) {
    log("contact.forward_failed", { id: record.id, reason: outcome.reason });
    return;
  }
  const cleared = await clearOutbox(pipeline, record);
  if (!recorded) await recordDelivered(pipeline, record);
  if (cleared) log("contact.forwarded", { id: record.id });
}

async function recordDelivered(pipeline: Pipeline, record: ContactRecord): Promise<void> {
  const written = await tried(repeatedly(pipeline, 2, () => putContact(pipeline, record, "forwarded")));
  if (!written) log("contact.unrecorded", { id: record.id });
}

/** Whether `work` succeeded. */
function tried(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

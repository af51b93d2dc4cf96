/**
 * Accepting a submission. The order of writes is the contract: a `contact:` record exists only if its
 * `outbox:` marker was written before it or the message was delivered; the visitor hears "accepted" only after
 * the marker (or, with forwarding off, the record) is written. At least once, never exactly once: a crash or a
 * lost acknowledgement can forward a message again, with the same id.
 */
import type { SubmissionAnswer } from "#app/context.ts";
import { log } from "../log.ts";
import { type Pipeline, putContact, putOutbox, twice } from "./pipeline.ts";
import { keys, type ContactRecord, recordMetadata } from "./record.ts";

const spamSeconds = 30 * 86_400;
const twinWaitMs = 5000;

export const answers = {
  accepted: (id: string): SubmissionAnswer => ({
    status: 201,
    id,
    message: "We'll get back to you within 24 hours.",
  }),
  keyReused: { status: 422, message: "This request was already used for another message.", errors: {} },
  inProgress: { status: 409, message: "This message is being sent already.", retryAfter: 1 },
  unavailable: {
    status: 503,
    message: "Nothing was sent: our message store is not answering. Please try again in a minute.",
    retryAfter: 30,
  },
} as const satisfies Record<string, SubmissionAnswer | ((id: string) => SubmissionAnswer)>;

/** Answers under way in this isolate, by id. Plain data only: a Response belongs to its own request. */
const running = new Map<string, { contentHash: string; answer: Promise<SubmissionAnswer> }>();

/**
 * Keeps `record` and has it forwarded.
 *
 * @param defer keeps the work going after the answer (`ctx.waitUntil`)
 * @param suspect spam: kept apart for 30 days and not forwarded, but answered like any other
 * @returns 201 when kept (or delivered), 409, 422 for a key used before, 503 when nothing was kept
 */
export async function accept(
  pipeline: Pipeline,
  record: ContactRecord,
  defer: (work: Promise<unknown>) => void,
  suspect = false,
): Promise<SubmissionAnswer> {
  const twin = running.get(record.id);
  if (twin) {
    if (twin.contentHash !== record.contentHash) return answers.keyReused;
    return Promise.race([twin.answer, pipeline.sleep(twinWaitMs).then(() => answers.inProgress)]);
  }
  const answer = acceptFirst(pipeline, record, defer, suspect).finally(() => running.delete(record.id));
  running.set(record.id, { contentHash: record.contentHash, answer });
  // The answer must come about even if this visitor hangs up: a twin may be waiting for it.
  defer(answer);
  return answer;
}

async function acceptFirst(
  pipeline: Pipeline,
  record: ContactRecord,
  defer: (work: Promise<unknown>) => void,
  suspect: boolean,
): Promise<SubmissionAnswer> {
  const earlier = await findEarlier(pipeline, record.id);
  if (earlier) {
    return earlier.contentHash === record.contentHash ? answers.accepted(record.id) : answers.keyReused;
  }
  if (suspect && (await quarantine(pipeline, record))) return answers.accepted(record.id);
  return pipeline.forwarder ? acceptToForward(pipeline, record, defer) : acceptToKeep(pipeline, record);
}

async function findEarlier(pipeline: Pipeline, id: string): Promise<ContactRecord | null> {
  try {
    return await pipeline.store.get<ContactRecord>(keys.contact(id), "json");
  } catch {
    // Not knowing can cost a second copy; refusing would cost the message.
    return null;
  }
}

async function quarantine(pipeline: Pipeline, record: ContactRecord): Promise<boolean> {
  try {
    await pipeline.store.put(keys.spam(record.id), JSON.stringify(record, null, 2), {
      metadata: recordMetadata(record, "spam"),
      expirationTtl: spamSeconds,
    });
    log("contact.quarantined", { id: record.id });
    return true;
  } catch {
    return false;
  }
}

async function acceptToKeep(pipeline: Pipeline, record: ContactRecord): Promise<SubmissionAnswer> {
  try {
    await twice(pipeline, () => putContact(pipeline, record, "kept"));
    log("contact.accepted", { id: record.id, type: record.type });
    return answers.accepted(record.id);
  } catch {
    log("contact.refused", { id: record.id, reason: "kv" });
    return answers.unavailable;
  }
}

async function acceptToForward(
  pipeline: Pipeline,
  record: ContactRecord,
  defer: (work: Promise<unknown>) => void,
): Promise<SubmissionAnswer> {
  try {
    await putOutbox(pipeline, record);
  } catch {
    return forwardWithoutStore(pipeline, record, defer);
  }
  const recorded = await putContact(pipeline, record, "accepted").then(
    () => true,
    () => false,
  );
  log("contact.accepted", { id: record.id, type: record.type });
  defer(forwardOnce(pipeline, record, recorded));
  return answers.accepted(record.id);
}

/** KV refuses writes (an outage, the day's quota): deliver while the visitor waits, or claim nothing. */
async function forwardWithoutStore(
  pipeline: Pipeline,
  record: ContactRecord,
  defer: (work: Promise<unknown>) => void,
): Promise<SubmissionAnswer> {
  const outcome = await pipeline.forwarder?.(record);
  if (!outcome?.delivered) {
    log("contact.refused", { id: record.id, reason: outcome?.reason });
    return answers.unavailable;
  }
  log("contact.accepted", { id: record.id, type: record.type, stored: false });
  defer(putContact(pipeline, record, "forwarded").catch(() => log("contact.unrecorded", { id: record.id })));
  return answers.accepted(record.id);
}

/** The try right after the answer. A failure leaves the marker as it is: cron takes over after the grace. */
async function forwardOnce(pipeline: Pipeline, record: ContactRecord, recorded: boolean): Promise<void> {
  const outcome = await pipeline.forwarder?.(record);
  if (!outcome?.delivered) {
    log("contact.forward_failed", { id: record.id, reason: outcome?.reason });
    return;
  }
  try {
    if (!recorded) await twice(pipeline, () => putContact(pipeline, record, "accepted"));
    await twice(pipeline, () => pipeline.store.delete(keys.outbox(record.id)));
    log("contact.forwarded", { id: record.id });
  } catch {
    // The marker stays, so cron repairs the record; the receiver sees the same id again.
    log("contact.marker_left", { id: record.id });
  }
}

/**
 * Accepts a submission. The order of writes is the contract: the visitor is told "accepted" only after the `outbox:`
 * marker (or, with forwarding off, the record) is written; the marker is removed only after the `contact:` record,
 * which says who has the message, is written. Delivery is at least once: a crash or a lost acknowledgement can
 * forward a message again, with the same id.
 */
import * as words from "#content/generated/words/answers.ts";
import { contactNotices } from "#content/generated/notices.ts";
import type { SubmissionAnswer } from "#app/context.ts";
import { readJson } from "../json.ts";
import { log } from "../log.ts";
import { firstDeliveries, pending } from "./deliveries.ts";
import { receiptPath } from "./identity.ts";
import { type Marker, putOutbox } from "./outbox.ts";
import {
  type Defer,
  isThere,
  type Pipeline,
  putAt,
  RefusedError,
  repeatedly,
  secondsLeft,
  tried,
} from "./pipeline.ts";
import { keys, type ContactRecord, recordMetadata, type StoredFile } from "./record.ts";
import { hasArrived, keepOutcome, type Sent, sendToReceivers } from "./send.ts";

/** Days until quarantined spam deletes itself. */
export const spamDays = 30;

/**
 * How often, after answering, to retry writing the marker of a message that only some receivers got: without it the
 * others would never get it. The platform allows 30 seconds.
 */
const keepingTries = 15;

const answers = {
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
 * Stores `record` and starts forwarding it. One with both signs of spam is kept aside for 30 days and not forwarded,
 * but answered like any other.
 *
 * @param attachment bytes of `record.file`
 * @returns 201 when stored (or delivered), 409 while another request may be sending it, 422 for a key already used
 *   for another message, 503 when nothing is certain to have been stored
 */
export async function accept(
  pipeline: Pipeline,
  record: ContactRecord,
  defer: Defer,
  attachment?: Uint8Array,
): Promise<SubmissionAnswer> {
  const work = acceptFirst(pipeline, record, defer, attachment);
  // Finish even if the visitor hangs up.
  defer(work);
  return work;
}

async function acceptFirst(
  pipeline: Pipeline,
  record: ContactRecord,
  defer: Defer,
  attachment: Uint8Array | undefined,
): Promise<SubmissionAnswer> {
  const earlier = await findEarlier(pipeline, record.id);
  if (earlier !== undefined) {
    return earlier.contentHash === record.contentHash
      ? answers.accepted({ id: record.id, receipt: earlier.receipt })
      : answers.keyReused;
  }
  const { file, suspect } = record;
  if (suspect === "trap and haste" && (await putAside(pipeline, record))) return answers.accepted(record);
  const isFileKept = !file || !attachment || (await putFile(pipeline, record, file, attachment));
  const keep = pipeline.receivers.length > 0 ? acceptToForward : acceptToKeep;
  const answer = isFileKept ? await keep(pipeline, record, defer) : answers.unavailable;
  // Whether it was kept or not, an uncertain message still needs its file.
  if (file && answer === answers.unavailable) defer(dropFile(pipeline, record.id, file));
  return answer;
}

/** Stores a message's file for as long as the message itself. */
function putFile(
  pipeline: Pipeline,
  record: ContactRecord,
  { key, contentType, flags }: StoredFile,
  bytes: Uint8Array,
): Promise<boolean> {
  const options = { metadata: { contentType, flags }, expirationTtl: secondsLeft(pipeline, record) };
  return tried(pipeline, 2, () => pipeline.store.put(key, bytes, options));
}

async function dropFile(pipeline: Pipeline, id: string, { key }: StoredFile): Promise<void> {
  if (!(await tried(pipeline, 3, () => pipeline.store.delete(key)))) log("file.left", { id });
}

/** The message already accepted under `id`, if there is one. */
async function findEarlier(
  pipeline: Pipeline,
  id: string,
): Promise<Pick<ContactRecord, "contentHash" | "receipt"> | undefined> {
  const now = pipeline.now();
  const sent = pipeline.receivers.map(({ kind }) => pipeline.memory.sentBefore(id, kind, now));
  const arrived = sent.find((one) => one?.arrived);
  if (arrived) return arrived;
  const found = await Promise.allSettled(
    [keys.contact(id), keys.outbox(id)].map(async (key): Promise<ContactRecord | undefined> =>
      readJson(await pipeline.store.get(key)),
    ),
  );
  // If KV fails, accepting may cost a duplicate; refusing would lose the message.
  return found.flatMap((one) => (one.status === "fulfilled" && one.value ? [one.value] : []))[0];
}

async function putAside(pipeline: Pipeline, record: ContactRecord): Promise<boolean> {
  const metadata = recordMetadata(record, "spam");
  const isApart = await tried(pipeline, 1, () =>
    putAt(pipeline, "spam", record, metadata, spamDays * 86_400),
  );
  if (isApart) log("contact.quarantined", { id: record.id });
  return isApart;
}

/** With forwarding off: writes the record. */
async function acceptToKeep(pipeline: Pipeline, record: ContactRecord): Promise<SubmissionAnswer> {
  const { id, type } = record;
  const refusal = await refusalOf(pipeline, () =>
    putAt(pipeline, "contact", record, recordMetadata(record, "kept")),
  );
  // A miss proves nothing: KV caches misses for a minute.
  if (refusal && (await isThere(pipeline, keys.contact(id))) !== true) {
    log("contact.refused", { id, reason: "kv" });
    return refusal;
  }
  log("contact.accepted", { id, type });
  return answers.accepted(record);
}

/** Writes the marker and answers; then sends the message, writes its record and removes the marker. */
async function acceptToForward(
  pipeline: Pipeline,
  record: ContactRecord,
  defer: Defer,
): Promise<SubmissionAnswer> {
  const kinds = pipeline.receivers.map(({ kind }) => kind);
  const marker: Marker = { record, deliveries: firstDeliveries(kinds, pipeline.now()), reason: "" };
  const refusal = await refusalOf(pipeline, () => putOutbox(pipeline, marker));
  if (refusal) return forwardWithoutStore(pipeline, marker, defer, refusal);
  log("contact.accepted", { id: record.id, type: record.type });
  // Unless it was already sent under this id and its record was lost: cron finds out whether it arrived.
  if (!isKnownAsSent(pipeline, record.id)) defer(forward(pipeline, marker));
  return answers.accepted(record);
}

/** The try right after the answer. After the grace period cron takes over for receivers that did not get it. */
async function forward(pipeline: Pipeline, marker: Marker): Promise<void> {
  await keepOutcome(pipeline, await sendToReceivers(pipeline, pipeline.receivers, marker), false);
}

/** What to answer if KV refuses `write`; `uncertain` unless it rejected every try. */
async function refusalOf(
  pipeline: Pipeline,
  write: () => Promise<void>,
): Promise<SubmissionAnswer | undefined> {
  try {
    await repeatedly(pipeline, 2, write);
    pipeline.memory.refusedAt = undefined;
    return undefined;
  } catch (error) {
    pipeline.memory.refusedAt = pipeline.now();
    return error instanceof RefusedError ? answers.unavailable : answers.uncertain;
  }
}

/**
 * KV refuses writes (an outage, the day's quota): delivers while the visitor waits, or does not claim success.
 *
 * @param refusal what to answer if nobody got the message
 */
async function forwardWithoutStore(
  pipeline: Pipeline,
  marker: Marker,
  defer: Defer,
  refusal: SubmissionAnswer,
): Promise<SubmissionAnswer> {
  const { record } = marker;
  const { id, type } = record;
  if (isKnownAsSent(pipeline, id)) return answers.inProgress;
  const sent = await sendToReceivers(pipeline, pipeline.receivers, marker);
  // Only a hit proves anything: KV caches misses for a minute.
  const stored = !hasArrived(sent) && (await isThere(pipeline, keys.outbox(id))) === true;
  if (!hasArrived(sent) && !stored) {
    log("contact.refused", { id, reason: sent.reason });
    const unsure = [...sent.outcomes.values()].some((outcome) => !outcome.delivered && outcome.unsure);
    return unsure ? answers.uncertain : refusal;
  }
  log("contact.accepted", { id, type, stored });
  defer(keepAfterwards(pipeline, sent));
  return answers.accepted(stored ? record : { id });
}

/** Writes the record of a message that was sent first, and a marker for who has not got it, if KV does so by now. */
async function keepAfterwards(pipeline: Pipeline, sent: Sent): Promise<void> {
  if ((await keepOutcome(pipeline, sent, false, keepingTries)) !== "stuck") return;
  for (const receiver of pending(sent.deliveries))
    log("contact.receiver_missed", { id: sent.record.id, receiver });
}

function isKnownAsSent(pipeline: Pipeline, id: string): boolean {
  return pipeline.receivers.some(({ kind }) => pipeline.memory.sentBefore(id, kind, pipeline.now()));
}

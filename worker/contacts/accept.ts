/**
 * Accepts a submission. The order of writes is the contract: the visitor is told "accepted" only after the `outbox:`
 * marker (or, with forwarding off, the record) is written; the marker is removed only after the `contact:` record,
 * which says who has the message, is written. Delivery is at least once: a crash or a lost acknowledgement can
 * forward a message again, with the same id.
 */
import type { SubmissionAnswer } from "#app/context.ts";
import { readJson } from "../json.ts";
import { log } from "../log.ts";
import { acceptToForward, answers } from "./forward-at-once.ts";
import {
  type Defer,
  isThere,
  type Pipeline,
  putContact,
  RefusedError,
  repeatedly,
  secondsLeft,
  tried,
} from "./pipeline.ts";
import { keys, type ContactRecord, recordMetadata, type StoredFile } from "./record.ts";

/** Days until quarantined spam deletes itself. */
export const spamDays = 30;
const spamSeconds = spamDays * 86_400;

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
  const isApart = await tried(pipeline, 1, () =>
    pipeline.store.put(keys.spam(record.id), JSON.stringify(record, null, 2), {
      metadata: recordMetadata(record, "spam"),
      expirationTtl: Math.min(spamSeconds, secondsLeft(pipeline, record)),
    }),
  );
  if (isApart) log("contact.quarantined", { id: record.id });
  return isApart;
}

async function acceptToKeep(pipeline: Pipeline, record: ContactRecord): Promise<SubmissionAnswer> {
  try {
    await repeatedly(pipeline, 2, () => putContact(pipeline, record, "kept"));
    pipeline.memory.refusedAt = undefined;
  } catch (error) {
    pipeline.memory.refusedAt = pipeline.now();
    // A miss proves nothing: KV caches misses for a minute.
    if ((await isThere(pipeline, keys.contact(record.id))) !== true) {
      log("contact.refused", { id: record.id, reason: "kv" });
      return error instanceof RefusedError ? answers.unavailable : answers.uncertain;
    }
  }
  log("contact.accepted", { id: record.id, type: record.type });
  return answers.accepted(record);
}

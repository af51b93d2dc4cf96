/**
 * Accepts a submission. The visitor is told "received" only when KV has the message, or a delivery with the message in
 * it has begun: either can be rebuilt from the other (`delivery/workflow.ts`, `delivery/sweep.ts`).
 */
import { contactNotices } from "#content/generated/notices.ts";
import type { SubmissionAnswer } from "#app/context.ts";
import { inTime } from "../in-time.ts";
import { log } from "../log.ts";
import type { Environment } from "../settings.ts";
import { begin } from "./delivery/workflow.ts";
import { receiverKinds } from "./forward/configuration.ts";
import { receiptPath, sha256 } from "./identity.ts";
import type { ContactRecord, MessageState } from "./record.ts";
import { putMessage, readMessage, secondsLeft, type Stored } from "./store.ts";

const answers = {
  accepted: (message: ContactRecord): SubmissionAnswer => ({
    status: 201,
    id: message.id,
    receivedAt: message.receivedAt,
    message: contactNotices.sent,
    receipt: receiptPath(message),
  }),
  keyReused: { status: 422, message: "This request was already used for another message.", errors: {} },
  inProgress: { status: 409, message: "This message is already being sent.", retryAfter: 1 },
  unavailable: { status: 503, message: "Nothing was sent. Please try again in a minute.", retryAfter: 30 },
  uncertain: {
    status: 503,
    message: "We’re not sure we received your message. Please send it again in a minute.",
    retryAfter: 30,
  },
};

/**
 * Keeps `record` and begins its delivery. One with both signs of spam is set apart for 30 days and not forwarded, but
 * answered like any other.
 *
 * @param attachment bytes of `record.file`
 * @returns 201 when it is kept, 409 while another request may be keeping it, 422 for a key already used for another
 *   message, 503 when nothing is certain to have been kept
 */
export async function accept(
  env: Environment,
  record: ContactRecord,
  attachment?: Uint8Array,
): Promise<SubmissionAnswer> {
  const { id, file, suspect } = record;
  const repeated = await answerToRepeat(env, record);
  if (repeated) return repeated;
  // First, since nothing leads to a file alone. It lives as long as its message.
  if (file && attachment) {
    const { key, contentType, flags } = file;
    const options = { metadata: { contentType, flags }, expirationTtl: secondsLeft(env, record) };
    const kept = await twice(() => inTime(env.CONTACTS.put(key, attachment, options)));
    if (kept !== "done") return refused(env, record, "refused");
  }
  const isForwarded = suspect !== "trap and haste" && receiverKinds(env.FORWARD_KIND).length > 0;
  // Before the record, as only one of several requests at once can begin it: KV would let the last one win.
  const begun = isForwarded ? await begin(env, record) : "failed";
  if (begun === "already") return awaitTwin(env, record);
  const state = isForwarded ? "stored" : suspect === "trap and haste" ? "spam" : "kept";
  const kept = await writeRecord(env, record, state);
  // A delivery whose answer was lost may have begun all the same.
  if (kept !== "done" && begun === "failed") return refused(env, record, isForwarded ? "unsure" : kept);
  log("contact.accepted", { id, type: record.type, state, stored: kept === "done" });
  return answers.accepted(record);
}

/** Answers a message that was not kept, and deletes its file unless the message may have been kept after all. */
async function refused(
  env: Environment,
  { id, file }: ContactRecord,
  how: "refused" | "unsure",
): Promise<SubmissionAnswer> {
  log("contact.refused", { id, how });
  if (how === "unsure") return answers.uncertain;
  if (file && (await twice(() => inTime(env.CONTACTS.delete(file.key)))) !== "done") log("file.left", { id });
  return answers.unavailable;
}

/** The answer to a message that is there already, or was; `undefined` when none is, or KV does not answer. */
async function answerToRepeat(
  env: Environment,
  record: ContactRecord,
): Promise<SubmissionAnswer | undefined> {
  const { id, contentHash, receipt } = record;
  // If KV fails, accepting may cost a copy; refusing would lose the message.
  const { record: earlier, erased }: Stored = await readMessage(env, id).catch(() => ({}));
  if (earlier) return earlier.contentHash === contentHash ? answers.accepted(earlier) : answers.keyReused;
  if (!erased) return undefined;
  // Staff have erased it. To a browser that missed our answer and sent it again its receipt says so.
  return receipt && erased.receipt === sha256(receipt) ? answers.accepted(record) : answers.keyReused;
}

const looks = 4;
const pollIntervalMs = 500;

/** The answer to a message whose twin was a moment earlier and is about to be in KV. */
async function awaitTwin(env: Environment, record: ContactRecord): Promise<SubmissionAnswer> {
  for (let look = 0; look < looks; look += 1) {
    const repeated = await answerToRepeat(env, record);
    if (repeated) return repeated;
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
  }
  return answers.inProgress;
}

/** KV allows one write a second to a key, and any write may fail in passing. */
const pauseMs = 1100;

/** KV itself said no, as in "KV PUT failed: 429 Too Many Requests"; after other errors nobody knows. */
const isRefusal = (error: unknown) => /\b4\d\d\b/.test(String(error));

/** Tries a write twice. @returns `unsure` if a try got no answer: the write may have succeeded */
async function twice(write: () => Promise<void>): Promise<"done" | "refused" | "unsure"> {
  let failed: "refused" | "unsure" = "refused";
  for (const pause of [pauseMs, 0]) {
    try {
      await write();
      return "done";
    } catch (error) {
      if (!isRefusal(error)) failed = "unsure";
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return failed;
}

/** Writes the record. A write whose answer was lost is there all the same. */
async function writeRecord(env: Environment, record: ContactRecord, state: MessageState) {
  const kept = await twice(() => putMessage(env, record, state));
  if (kept !== "unsure") return kept;
  const { record: written } = await readMessage(env, record.id).catch(() => ({ record: undefined }));
  return written?.contentHash === record.contentHash ? "done" : kept;
}

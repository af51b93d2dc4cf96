/**
 * One message of a cron run: sent, its marker removed, its record repaired.
 *
 * No message is sent before KV has taken the note that it will be: what may have arrived is counted in KV itself, so
 * that a KV which takes nothing afterwards cannot make it arrive again and again.
 */
import { log } from "../log.ts";
import { bury, buryUnreadable } from "./dead-letter.ts";
import type { Forwarder } from "./forward/forwarder.ts";
import { clearOutbox, type Marker, putOutbox, readMarker } from "./outbox.ts";
import { type Pipeline, putContact, repeatedly, sendRemembered } from "./pipeline.ts";
import { keys, type ContactRecord, type OutboxMetadata, type RecordMetadata } from "./record.ts";
import { lastTryMs, maxCronTries, maxUnsure, waitAfter } from "./schedule.ts";

/**
 * What became of one message: `stuck` has arrived and could not be cleared, `unkept` was not sent since KV failed,
 * `passed` needed nothing.
 */
type Result = "arrived" | "failed" | "stuck" | "unkept" | "passed" | "buried";

/** Treats the marker of `id` if it is due. Throws nothing. */
export async function redeliverOne(pipeline: Pipeline, forwarder: Forwarder, id: string): Promise<Result> {
  try {
    const marker = await readMarker(pipeline, id);
    if (!marker || marker.metadata.delivered || marker.metadata.next > pipeline.now()) return "passed";
    return await treat(pipeline, forwarder, id, marker);
  } catch {
    log("outbox.kv_failed", { id });
    return "unkept";
  }
}

/** Throws when KV fails in a way that leaves the message as it was. */
async function treat(pipeline: Pipeline, forwarder: Forwarder, id: string, marker: Marker): Promise<Result> {
  const { record, metadata, text } = marker;
  if (!record) {
    await buryUnreadable(pipeline, id, text);
    return "buried";
  }
  const sent = pipeline.memory.sentUnder(id, pipeline.now());
  if (sent?.arrived) return settle(pipeline, record);
  if (sent) return "passed";
  const { reason = "", tries } = metadata;
  if (tries >= maxCronTries || metadata.unsure >= maxUnsure) {
    await bury(pipeline, record, tries >= maxCronTries ? reason : "may have arrived: no answer was kept");
    return "buried";
  }
  const begun: OutboxMetadata = {
    ...metadata,
    tries: tries + 1,
    unsure: metadata.unsure + 1,
    next: pipeline.now() + (waitAfter(tries + 1) ?? lastTryMs),
  };
  await noteBegun(pipeline, record, begun);
  const outcome = await sendRemembered(pipeline, forwarder, record);
  if (outcome.delivered) return settle(pipeline, record);
  const failed = { ...begun, unsure: metadata.unsure, reason: outcome.reason };
  return postpone(pipeline, record, failed, outcome.retryAfterMs);
}

/** Throws unless KV has the note. It is written once only: a refusal may mean that another run is writing its own. */
async function noteBegun(pipeline: Pipeline, record: ContactRecord, begun: OutboxMetadata): Promise<void> {
  try {
    await putOutbox(pipeline, record, begun);
  } catch (error) {
    // KV can do what it says it did not.
    const marker = await readMarker(pipeline, record.id);
    if (marker?.metadata.next !== begun.next) throw error;
  }
}

/** The marker goes first: while it is there, the message can be sent again. */
async function settle(pipeline: Pipeline, record: ContactRecord): Promise<Result> {
  if (!(await clearOutbox(pipeline, record))) return "stuck";
  log("contact.forwarded", { id: record.id });
  try {
    const { metadata } = await pipeline.store.getWithMetadata(keys.contact(record.id));
    // A record that never showed trouble is left alone: writes are scarce.
    if ((metadata as RecordMetadata | null)?.state === "accepted") return "arrived";
    await repeatedly(pipeline, 2, () => putContact(pipeline, record, "forwarded"));
  } catch {
    log("contact.unrecorded", { id: record.id });
  }
  return "arrived";
}

/** Notes a try that failed for certain. What KV refuses of it, the next run finds as a try that may have arrived. */
async function postpone(
  pipeline: Pipeline,
  record: ContactRecord,
  failed: OutboxMetadata,
  retryAfterMs?: number,
): Promise<Result> {
  const { tries, reason = "" } = failed;
  log("contact.forward_failed", { id: record.id, tries, reason });
  const wait = waitAfter(tries, retryAfterMs);
  try {
    if (wait === undefined) {
      await bury(pipeline, record, reason);
      return "failed";
    }
    const next = pipeline.now() + wait;
    await repeatedly(pipeline, 3, () => putOutbox(pipeline, record, { ...failed, next }));
    if (tries === 1) await repeatedly(pipeline, 2, () => putContact(pipeline, record, "waiting"));
  } catch {
    log("outbox.kv_failed", { id: record.id });
  }
  return "failed";
}

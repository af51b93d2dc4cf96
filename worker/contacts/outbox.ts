/** The marker of a message that waits to be forwarded: the whole message, so that all else can be made good from it. */
import { log } from "../log.ts";
import { type Pipeline, repeatedly } from "./pipeline.ts";
import { keys, type ContactRecord, type OutboxMetadata } from "./record.ts";
import { graceMs } from "./schedule.ts";

/** Longer than other places may still see the marker from before. */
const deliveredMarkerSeconds = 3600;

/** The first marker, written by the request that sends the message right after: what that sends may have arrived. */
export function firstMarker(pipeline: Pipeline, record: ContactRecord): OutboxMetadata {
  return { tries: 0, next: pipeline.now() + graceMs, receivedAt: record.receivedAt, unsure: 1 };
}

/** Writes the marker of `record`. It never expires, unless the message has arrived. */
export async function putOutbox(
  pipeline: Pipeline,
  record: ContactRecord,
  metadata: OutboxMetadata,
): Promise<void> {
  await pipeline.store.put(keys.outbox(record.id), JSON.stringify(record), {
    metadata,
    ...(metadata.delivered ? { expirationTtl: deliveredMarkerSeconds } : {}),
  });
}

/**
 * Removes the marker of a message that has arrived; while KV deletes nothing, marks it as delivered.
 *
 * @returns false when KV took neither: the message may be forwarded again
 */
export async function clearOutbox(pipeline: Pipeline, record: ContactRecord): Promise<boolean> {
  try {
    // The marker may have been written less than a second ago, which costs the first of these tries.
    await repeatedly(pipeline, 3, () => pipeline.store.delete(keys.outbox(record.id)));
    return true;
  } catch {
    const { receivedAt } = record;
    const delivered: OutboxMetadata = { ...firstMarker(pipeline, record), receivedAt, delivered: true };
    try {
      await repeatedly(pipeline, 2, () => putOutbox(pipeline, record, delivered));
      return true;
    } catch {
      log("contact.marker_left", { id: record.id });
      return false;
    }
  }
}

/** A marker as it is read: its message (`undefined` when that cannot be read) and where it stands. */
export interface Marker {
  text: string;
  record: ContactRecord | undefined;
  metadata: OutboxMetadata;
}

/** @returns `null` when there is no marker any more */
export async function readMarker(pipeline: Pipeline, id: string): Promise<Marker | null> {
  const { value, metadata } = await pipeline.store.getWithMetadata(keys.outbox(id));
  if (value === null) return null;
  const record = parseRecord(value, id);
  return {
    text: value,
    record,
    metadata: completeMetadata(metadata as Partial<OutboxMetadata> | null, record),
  };
}

function parseRecord(text: string, id: string): ContactRecord | undefined {
  try {
    const value = JSON.parse(text) as Partial<ContactRecord> | null;
    const readable = value?.id === id && typeof value.fields === "object" && value.fields !== null;
    return readable ? (value as ContactRecord) : undefined;
  } catch {
    return undefined;
  }
}

/** What a marker put back by hand lacks: it is due now, has all its tries and was not sent since. */
function completeMetadata(
  metadata: Partial<OutboxMetadata> | null,
  record: ContactRecord | undefined,
): OutboxMetadata {
  const { receivedAt = "" } = record ?? {};
  return { tries: 0, next: 0, receivedAt, unsure: metadata ? 1 : 0, ...metadata };
}

/** The marker of a message that waits to be forwarded: the whole message, so that all else can be made good from it. */
import { log } from "../log.ts";
import { deliveriesOf, markerMetadata } from "./deliveries.ts";
import { type Pipeline, repeatedly, secondsLeft } from "./pipeline.ts";
import { type ContactRecord, type Deliveries, keys, type OutboxMetadata } from "./record.ts";
import { graceMs } from "./schedule.ts";

/** Longer than other places may still see the marker from before. */
const deliveredMarkerSeconds = 3600;

/** As it is written by the request that sends the message right after: what that sends may have arrived. */
export function firstDeliveries(pipeline: Pipeline): Deliveries {
  const next = pipeline.now() + graceMs;
  return Object.fromEntries(pipeline.receivers.map(({ kind }) => [kind, { tries: 0, next, unsure: 1 }]));
}

/** Writes the marker of `record`, which ends with it. @param reason why the last try failed */
export async function putOutbox(
  pipeline: Pipeline,
  record: ContactRecord,
  deliveries: Deliveries,
  reason?: string,
): Promise<void> {
  const metadata = markerMetadata(record, deliveries, reason);
  await pipeline.store.put(keys.outbox(record.id), JSON.stringify(record), {
    metadata,
    // No longer than the message is kept: with forwarding switched off nobody would take the marker away.
    expirationTtl: secondsLeft(pipeline, record),
  });
}

/**
 * Removes the marker of a message that nobody waits for; while KV deletes nothing, marks it as delivered.
 *
 * @returns false when KV took neither: the message may be forwarded again
 */
export async function clearOutbox(pipeline: Pipeline, record: ContactRecord): Promise<boolean> {
  const key = keys.outbox(record.id);
  try {
    // The marker may have been written less than a second ago, which costs the first of these tries.
    await repeatedly(pipeline, 3, () => pipeline.store.delete(key));
    return true;
  } catch {
    const delivered = { ...markerMetadata(record, {}), delivered: true };
    try {
      await repeatedly(pipeline, 2, () =>
        pipeline.store.put(key, JSON.stringify(record), {
          metadata: delivered,
          expirationTtl: deliveredMarkerSeconds,
        }),
      );
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
  deliveries: Deliveries;
  reason: string;
}

/** @returns `null` when there is no marker any more, or one that has nothing left to do */
export async function readMarker(pipeline: Pipeline, id: string): Promise<Marker | null> {
  const { value, metadata } = await pipeline.store.getWithMetadata<OutboxMetadata>(keys.outbox(id));
  if (value === null) return null;
  if (metadata?.delivered) return null;
  const record = parseRecord(value, id);
  const configured = pipeline.receivers.map(({ kind }) => kind);
  return {
    text: value,
    record,
    deliveries: deliveriesOf(metadata, record?.attempts, configured),
    reason: metadata?.reason ?? "",
  };
}

function parseRecord(text: string, id: string): ContactRecord | undefined {
  try {
    const record: ContactRecord | null = JSON.parse(text);
    const isReadable = record?.id === id && typeof record.fields === "object" && record.fields !== null;
    return isReadable ? record : undefined;
  } catch {
    return undefined;
  }
}

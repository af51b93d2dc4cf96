/**
 * Messages waiting to be forwarded, and those given up: each entry has the whole message, so that everything else
 * can be repaired from it, and its progress with each receiver.
 */
import { readJson } from "../json.ts";
import { log } from "../log.ts";
import { deliveriesOf, givenUp, pending } from "./deliveries.ts";
import { type Pipeline, putAt, putRecord, tried } from "./pipeline.ts";
import { type ContactRecord, type Deliveries, keys, type OutboxMetadata, recordMetadata } from "./record.ts";

/** Longer than other locations may still see the old marker. */
const deliveredMarkerSeconds = 3600;

/** A message, its progress with each receiver, and why the last try failed. */
export interface Marker {
  record: ContactRecord;
  deliveries: Deliveries;
  reason: string;
}

/** Writes the marker; its metadata is what key listings show. */
export async function putOutbox(pipeline: Pipeline, { record, deliveries, reason }: Marker): Promise<void> {
  const { receivedAt, test } = record;
  const waiting = pending(deliveries).flatMap((kind) => deliveries[kind] ?? []);
  const metadata: OutboxMetadata = {
    receivedAt,
    tries: Math.max(0, ...waiting.map(({ tries }) => tries)),
    next: waiting.length === 0 ? 0 : Math.min(...waiting.map(({ next }) => next)),
    reason: reason || undefined,
    test,
    to: deliveries,
  };
  await putAt(pipeline, "outbox", record, metadata);
}

/** @returns `null` when the marker is gone, says that the message was delivered, or cannot be read */
export async function readMarker(pipeline: Pipeline, id: string): Promise<Marker | null> {
  const { value, metadata } = await pipeline.store.getWithMetadata<OutboxMetadata>(keys.outbox(id));
  if (value === null || metadata?.delivered) return null;
  const record: ContactRecord | undefined = readJson(value);
  // A broken value, say one that staff wrote by hand, must not hold up the others.
  if (!record) {
    log("outbox.unreadable");
    return null;
  }
  const configured = pipeline.receivers.map(({ kind }) => kind);
  return { record, deliveries: deliveriesOf(metadata, configured), reason: metadata?.reason ?? "" };
}

/**
 * Ends the forwarding of a message that no receiver is waiting for: writes its record, which says who has it, then
 * removes the marker. If KV refuses the record, the marker is updated instead.
 *
 * @returns `buried` when it was given up for some receiver, `stuck` when KV accepted neither: it may be sent again
 */
export async function endForwarding(
  pipeline: Pipeline,
  marker: Marker,
): Promise<"done" | "buried" | "waits" | "stuck"> {
  const { record, deliveries } = marker;
  const isDead = givenUp(deliveries).length > 0;
  const arrived = Object.values(deliveries).every(({ tries }) => tries === 1) ? "accepted" : "forwarded";
  if (!(await putRecord(pipeline, record, isDead ? "dead" : arrived)))
    return (await tried(pipeline, 2, () => putOutbox(pipeline, marker))) ? "waits" : "stuck";
  if (!(await clearOutbox(pipeline, record))) return "stuck";
  if (isDead) return "buried";
  log("contact.forwarded", { id: record.id });
  return "done";
}

/** Removes a marker, or marks it as delivered if KV will not delete it. @returns false when KV did neither */
async function clearOutbox(pipeline: Pipeline, record: ContactRecord): Promise<boolean> {
  const metadata = { receivedAt: record.receivedAt, delivered: true };
  const cleared =
    // The first try fails if the marker was written less than a second ago.
    (await tried(pipeline, 3, () => pipeline.store.delete(keys.outbox(record.id)))) ||
    (await tried(pipeline, 2, () => putAt(pipeline, "outbox", record, metadata, deliveredMarkerSeconds)));
  if (!cleared) log("contact.marker_left", { id: record.id });
  return cleared;
}

/**
 * Writes the dead letter of a message given up for one or more receivers: staff see who was not reached and can
 * forward it again. Must precede the marker's removal. @returns whether KV has it
 */
export async function writeDeadLetter(
  pipeline: Pipeline,
  { record, deliveries, reason }: Marker,
): Promise<boolean> {
  const metadata = { ...recordMetadata(record, "dead"), receivers: givenUp(deliveries), reason };
  const written = await tried(pipeline, 2, () => putAt(pipeline, "dead", record, metadata));
  if (written) console.error(JSON.stringify({ event: "contact.dead_letter", id: record.id, reason }));
  return written;
}

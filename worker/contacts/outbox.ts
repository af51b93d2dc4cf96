/**
 * Messages waiting to be forwarded, and those given up: each entry has the whole message, so that everything else
 * can be repaired from it, and its progress with each receiver.
 */
import { readJson } from "../json.ts";
import { log } from "../log.ts";
import { byReceiver, type ReceiverKind } from "./forward/configuration.ts";
import type { ForwardOutcome, Receiver } from "./forward/receiver.ts";
import { type Pipeline, putRecord, repeatedly, secondsLeft, tried } from "./pipeline.ts";
import {
  type Attempt,
  type ContactRecord,
  type Deliveries,
  type Delivery,
  keys,
  type OutboxMetadata,
  recordMetadata,
} from "./record.ts";
import { graceMs, lastTryMs, maxUnsure, waitAfter, waitAfterRefusal } from "./schedule.ts";

/** Longer than other locations may still see the old marker. */
const deliveredMarkerSeconds = 3600;

/** Written by the request just before it sends the message, so that try counts as one that may have arrived. */
export function firstDeliveries(pipeline: Pipeline): Deliveries {
  const next = pipeline.now() + graceMs;
  return Object.fromEntries(pipeline.receivers.map(({ kind }) => [kind, { tries: 0, next, unsure: 1 }]));
}

/** A message, its progress with each receiver, and why the last try failed. */
export interface Marker {
  record: ContactRecord;
  deliveries: Deliveries;
  reason: string;
}

/** Writes the marker, to expire with the message: with forwarding switched off nothing would remove it. */
export async function putOutbox(pipeline: Pipeline, { record, deliveries, reason }: Marker): Promise<void> {
  await pipeline.store.put(keys.outbox(record.id), JSON.stringify(record), {
    metadata: markerMetadata(record, deliveries, reason),
    expirationTtl: secondsLeft(pipeline, record),
  });
}

/**
 * Ends the forwarding of a message that no receiver is waiting for: writes its record, which says who has it, then
 * removes the marker. If KV refuses the record, the marker is updated instead.
 *
 * @returns `stuck` when KV accepted neither: the message may be forwarded again
 */
export async function endForwarding(
  pipeline: Pipeline,
  marker: Marker,
  state: "accepted" | "forwarded" | "dead",
): Promise<"done" | "waits" | "stuck"> {
  const { record } = marker;
  if (!(await putRecord(pipeline, record, state)))
    return (await tried(pipeline, 2, () => putOutbox(pipeline, marker))) ? "waits" : "stuck";
  if (!(await clearOutbox(pipeline, record))) return "stuck";
  if (state !== "dead") log("contact.forwarded", { id: record.id });
  return "done";
}

/** Removes a marker, or marks it as delivered if KV will not delete it. @returns false when KV did neither */
async function clearOutbox(pipeline: Pipeline, record: ContactRecord): Promise<boolean> {
  const key = keys.outbox(record.id);
  const metadata = { ...markerMetadata(record, {}, ""), delivered: true };
  const cleared =
    // The first try fails if the marker was written less than a second ago.
    (await tried(pipeline, 3, () => pipeline.store.delete(key))) ||
    (await tried(pipeline, 2, () =>
      pipeline.store.put(key, JSON.stringify(record), { metadata, expirationTtl: deliveredMarkerSeconds }),
    ));
  if (!cleared) log("contact.marker_left", { id: record.id });
  return cleared;
}

/** @returns `null` when the marker is gone, says that the message was delivered, or cannot be read */
export async function readMarker(pipeline: Pipeline, id: string): Promise<Marker | null> {
  const { value, metadata } = await pipeline.store.getWithMetadata<OutboxMetadata>(keys.outbox(id));
  const record = value === null || metadata?.delivered ? undefined : parseRecord(value);
  if (!record) return null;
  const deliveries = deliveriesOf(metadata, record.attempts, pipeline.receivers);
  return { record, deliveries, reason: metadata?.reason ?? "" };
}

/** A broken value, say one that staff wrote by hand, must not hold up the others. */
function parseRecord(text: string): ContactRecord | undefined {
  const record: ContactRecord | undefined = readJson(text);
  if (!record) log("outbox.unreadable");
  return record;
}

/**
 * Writes the dead letter of a message given up for one or more receivers: staff see who was not reached and can
 * forward it again. Must precede the marker's removal. Throws if KV does.
 */
export async function writeDeadLetter(
  pipeline: Pipeline,
  { record, deliveries, reason }: Marker,
): Promise<void> {
  const { id } = record;
  await repeatedly(pipeline, 2, () =>
    pipeline.store.put(keys.dead(id), JSON.stringify(record), {
      metadata: { ...recordMetadata(record, "dead"), receivers: givenUp(deliveries), reason },
      // Expires with the record and its file.
      expirationTtl: secondsLeft(pipeline, record),
    }),
  );
  console.error(JSON.stringify({ event: "contact.dead_letter", id, reason }));
}

/** KV allows 1,024 bytes of metadata. */
const longestReason = 120;

/** Nothing was tried yet. */
export const fresh: Delivery = { tries: 0, next: 0, unsure: 0 };

const kindsThat = (deliveries: Deliveries, are: (delivery: Delivery) => boolean) =>
  byReceiver(deliveries).flatMap(([kind, delivery]) => (are(delivery) ? [kind] : []));

/** Receivers still waiting for the message. */
export const pending = (deliveries: Deliveries) => kindsThat(deliveries, ({ done }) => !done);

/** Waiting receivers whose next try is due at `now` (milliseconds since 1970). */
export const dueAt = (deliveries: Deliveries, now: number) =>
  kindsThat(deliveries, ({ done, next }) => !done && next <= now);

/** Receivers that were given up on. */
export const givenUp = (deliveries: Deliveries) => kindsThat(deliveries, ({ done }) => done === "dead");

/** The marker's metadata, as key listings show it. */
function markerMetadata(
  { receivedAt, test }: ContactRecord,
  deliveries: Deliveries,
  reason: string,
): OutboxMetadata {
  const waiting = byReceiver(deliveries).flatMap(([, delivery]) => (delivery.done ? [] : [delivery]));
  return {
    receivedAt,
    tries: Math.max(0, ...waiting.map(({ tries }) => tries)),
    next: waiting.length === 0 ? 0 : Math.min(...waiting.map(({ next }) => next)),
    reason: reason.slice(0, longestReason) || undefined,
    test,
    to: deliveries,
  };
}

/**
 * A marker's deliveries, adapted to the receivers configured now. One that staff put back goes to every receiver
 * that has not got the message; one waiting for a receiver no longer configured goes to the new ones instead.
 */
export function deliveriesOf(
  metadata: Partial<OutboxMetadata> | null | undefined,
  attempts: readonly Attempt[] | undefined,
  receivers: readonly Pick<Receiver, "kind">[],
): Deliveries {
  const configured = receivers.map(({ kind }) => kind);
  if (!metadata?.to) {
    const got = new Set(attempts?.flatMap(({ to, outcome }) => (outcome === "delivered" ? [to] : [])));
    return Object.fromEntries(
      configured.map((kind) => [kind, got.has(kind) ? { ...fresh, done: "delivered" } : fresh]),
    );
  }
  const { to } = metadata;
  const known = byReceiver(to).filter(([kind, { done }]) => done || configured.includes(kind));
  if (known.length === byReceiver(to).length) return to;
  const others = configured.filter((kind) => !to[kind]).map((kind) => [kind, fresh] as const);
  return Object.fromEntries([...known, ...others]);
}

/** Adds `attempts` to `record`, replacing those that were only begun. */
export function withAttempts(record: ContactRecord, attempts: readonly Attempt[]): ContactRecord {
  const same = (one: Attempt, other: Attempt) => one.to === other.to && one.at === other.at;
  const before = (record.attempts ?? []).filter(
    (earlier) => earlier.outcome !== "begun" || !attempts.some((attempt) => same(earlier, attempt)),
  );
  return { ...record, attempts: [...before, ...attempts] };
}

/** A try as stored in the record. @param at ISO 8601, UTC */
export function attemptOf(to: ReceiverKind, at: string, outcome: ForwardOutcome): Attempt {
  if (outcome.delivered) return { at, to, outcome: "delivered" };
  return {
    at,
    to,
    outcome: outcome.unsure ? "unsure" : "failed",
    reason: outcome.reason.slice(0, longestReason),
  };
}

/** Counts a new try, which may have arrived until its outcome is known. */
export function begun(delivery: Delivery, now: number): Delivery {
  const tries = delivery.tries + 1;
  return {
    ...delivery,
    tries,
    unsure: delivery.unsure + 1,
    next: now + (waitAfter(tries) ?? lastTryMs),
  };
}

/** Applies `outcome` to a delivery that had `begun`. Gives up when no try is left. */
export function after(delivery: Delivery, outcome: ForwardOutcome, now: number): Delivery {
  if (outcome.delivered) return { ...delivery, done: "delivered" };
  const { unsure, refused, retryAfterMs } = outcome;
  const times = (delivery.refused ?? 0) + 1;
  const counted: Delivery = {
    ...delivery,
    // A certain failure cannot have arrived.
    unsure: unsure ? delivery.unsure : delivery.unsure - 1,
    refused: refused ? times : delivery.refused,
  };
  // This was the request's own try: cron's first is due after the grace period.
  if (delivery.tries === 0 && !refused) return counted;
  const wait = refused ? waitAfterRefusal(times) : waitAfter(delivery.tries, retryAfterMs);
  return wait === undefined || counted.unsure >= maxUnsure
    ? { ...counted, done: "dead" }
    : { ...counted, next: now + wait };
}

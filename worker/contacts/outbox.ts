/**
 * What waits to be forwarded and what was given up: the whole message in each case, so that all else can be made good
 * from it, and how far it has got with each receiver.
 */
import { log } from "../log.ts";
import { byReceiver, type ReceiverKind } from "./forward/configuration.ts";
import type { ForwardOutcome } from "./forward/receiver.ts";
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

/** Longer than other places may still see the marker from before. */
const deliveredMarkerSeconds = 3600;

/** As it is written by the request that sends the message right after: what that sends may have arrived. */
export function firstDeliveries(pipeline: Pipeline): Deliveries {
  const next = pipeline.now() + graceMs;
  return Object.fromEntries(pipeline.receivers.map(({ kind }) => [kind, { tries: 0, next, unsure: 1 }]));
}

/** Where a message stands: the message itself, how far it is with each receiver, why the last try failed. */
export interface Marker {
  record: ContactRecord;
  deliveries: Deliveries;
  reason: string;
}

/** Writes the marker, which lasts no longer than the message: with forwarding switched off nobody would remove it. */
export async function putOutbox(pipeline: Pipeline, { record, deliveries, reason }: Marker): Promise<void> {
  await pipeline.store.put(keys.outbox(record.id), JSON.stringify(record), {
    metadata: markerMetadata(record, deliveries, reason),
    expirationTtl: secondsLeft(pipeline, record),
  });
}

/**
 * Ends the forwarding of a message that nobody waits for: writes its record, which says who has it, then removes the
 * marker. While KV refuses the record, the marker stays and says so.
 *
 * @returns `stuck` when KV took neither: the message may be forwarded again
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

/** Removes a marker; while KV deletes nothing, marks it as delivered. @returns false when KV took neither */
async function clearOutbox(pipeline: Pipeline, record: ContactRecord): Promise<boolean> {
  const key = keys.outbox(record.id);
  const metadata = { ...markerMetadata(record, {}, ""), delivered: true };
  const cleared =
    // The marker may have been written less than a second ago, which costs the first of these tries.
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
  const configured = pipeline.receivers.map(({ kind }) => kind);
  return {
    record,
    deliveries: deliveriesOf(metadata, record.attempts, configured),
    reason: metadata?.reason ?? "",
  };
}

/** One that staff have written by hand, say, must not hold up the others. */
function parseRecord(text: string): ContactRecord | undefined {
  try {
    return JSON.parse(text);
  } catch {
    log("outbox.unreadable");
    return undefined;
  }
}

/**
 * Writes the dead letter of a message given up for one receiver or all: staff see who was not reached, and can have it
 * forwarded again. Must precede the marker's removal. Throws if KV does.
 */
export async function writeDeadLetter(
  pipeline: Pipeline,
  { record, deliveries, reason }: Marker,
): Promise<void> {
  const { id } = record;
  await repeatedly(pipeline, 2, () =>
    pipeline.store.put(keys.dead(id), JSON.stringify(record), {
      metadata: { ...recordMetadata(record, "dead"), receivers: givenUp(deliveries), reason },
      // Kept as long as the record and its file, and no longer.
      expirationTtl: secondsLeft(pipeline, record),
    }),
  );
  console.error(JSON.stringify({ event: "contact.dead_letter", id, reason }));
}

/** KV takes 1,024 bytes of metadata. */
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

/** What key listings show of `deliveries` of a message. */
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
 * What a marker says, for the receivers configured now. One that staff put back goes to every receiver that has not got
 * the message; what waits for a receiver that is no longer configured goes to the new ones instead.
 *
 * @param metadata as far as there is any
 */
export function deliveriesOf(
  metadata: Partial<OutboxMetadata> | null | undefined,
  attempts: readonly Attempt[] | undefined,
  configured: readonly ReceiverKind[],
): Deliveries {
  if (!metadata?.to) {
    const got = new Set(attempts?.flatMap(({ to, outcome }) => (outcome === "delivered" ? [to] : [])));
    const delivery = (kind: ReceiverKind) => (got.has(kind) ? { ...fresh, done: "delivered" } : fresh);
    return Object.fromEntries(configured.map((kind) => [kind, delivery(kind)]));
  }
  const { to } = metadata;
  const known = byReceiver(to).filter(([kind, { done }]) => done || configured.includes(kind));
  if (known.length === byReceiver(to).length) return to;
  const others = configured.filter((kind) => !to[kind]).map((kind) => [kind, fresh] as const);
  return Object.fromEntries([...known, ...others]);
}

/** `record` with later `attempts`, which replace those that were only begun. */
export function withAttempts(record: ContactRecord, attempts: readonly Attempt[]): ContactRecord {
  const same = (one: Attempt, other: Attempt) => one.to === other.to && one.at === other.at;
  const before = (record.attempts ?? []).filter(
    (earlier) => earlier.outcome !== "begun" || !attempts.some((attempt) => same(earlier, attempt)),
  );
  return { ...record, attempts: [...before, ...attempts] };
}

/** What is kept of a try. @param at ISO 8601, UTC */
export function attemptOf(to: ReceiverKind, at: string, outcome: ForwardOutcome): Attempt {
  if (outcome.delivered) return { at, to, outcome: "delivered" };
  return {
    at,
    to,
    outcome: outcome.unsure ? "unsure" : "failed",
    reason: outcome.reason.slice(0, longestReason),
  };
}

/** A delivery whose next try begins: until its outcome is known it counts as one that may have arrived. */
export function begun(delivery: Delivery, now: number): Delivery {
  const tries = delivery.tries + 1;
  return {
    ...delivery,
    tries,
    unsure: delivery.unsure + 1,
    next: now + (waitAfter(tries) ?? lastTryMs),
  };
}

/** A delivery that had `begun`, after `outcome`. Given up when no try is left. */
export function after(delivery: Delivery, outcome: ForwardOutcome, now: number): Delivery {
  if (outcome.delivered) return { ...delivery, done: "delivered" };
  const { unsure, refused, retryAfterMs } = outcome;
  const times = (delivery.refused ?? 0) + 1;
  const counted: Delivery = {
    ...delivery,
    // What certainly failed cannot have arrived.
    unsure: unsure ? delivery.unsure : delivery.unsure - 1,
    refused: refused ? times : delivery.refused,
  };
  // After the request's own try, cron's first is due when the grace is over.
  if (delivery.tries === 0 && !refused) return counted;
  const wait = refused ? waitAfterRefusal(times) : waitAfter(delivery.tries, retryAfterMs);
  return wait === undefined || counted.unsure >= maxUnsure
    ? { ...counted, done: "dead" }
    : { ...counted, next: now + wait };
}

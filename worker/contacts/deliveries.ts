/** How far delivery has got with each receiver. Pure. */
import { byReceiver, type ReceiverKind } from "./forward/configuration.ts";
import type { ForwardOutcome } from "./forward/receiver.ts";
import type { Attempt, ContactRecord, Deliveries, Delivery, OutboxMetadata } from "./record.ts";

/** KV takes 1,024 bytes of metadata. */
const longestReason = 120;

/** Nothing was tried yet. */
export const fresh: Delivery = { tries: 0, next: 0, unsure: 0 };

/** Receivers still waiting for the message. */
export function pending(deliveries: Deliveries): ReceiverKind[] {
  return byReceiver(deliveries).flatMap(([kind, { done }]) => (done ? [] : [kind]));
}

/** Waiting receivers whose next try is due at `now` (milliseconds since 1970). */
export function dueAt(deliveries: Deliveries, now: number): ReceiverKind[] {
  return byReceiver(deliveries).flatMap(([kind, { done, next }]) => (!done && next <= now ? [kind] : []));
}

/** Receivers that were given up on. */
export function givenUp(deliveries: Deliveries): ReceiverKind[] {
  return byReceiver(deliveries).flatMap(([kind, { done }]) => (done === "dead" ? [kind] : []));
}

/** What key listings show of `deliveries` of a message. */
export function markerMetadata(
  { receivedAt, test }: Pick<ContactRecord, "receivedAt" | "test">,
  deliveries: Deliveries,
  reason?: string,
): OutboxMetadata {
  const waiting = byReceiver(deliveries).flatMap(([, delivery]) => (delivery.done ? [] : [delivery]));
  return {
    receivedAt,
    tries: Math.max(0, ...waiting.map(({ tries }) => tries)),
    next: waiting.length === 0 ? 0 : Math.min(...waiting.map(({ next }) => next)),
    ...(reason === undefined ? {} : { reason: reason.slice(0, longestReason) }),
    ...(test ? { test } : {}),
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

/** A message's progress with each receiver, which decides what cron does next. Pure. */
import { byReceiver, type ReceiverKind } from "./forward/configuration.ts";
import type { ForwardOutcome } from "./forward/receiver.ts";
import type { Deliveries, Delivery, OutboxMetadata } from "./record.ts";
import { lastTryMs, maxTries, maxUnsure, waitAfter, waitAfterRefusal } from "./schedule.ts";

/** Due now, as if only the request's own try had failed. */
export const fresh: Delivery = { tries: 1, next: 0, unsure: 0 };

const untried: Delivery = { ...fresh, tries: 0 };

const kindsThat = (deliveries: Deliveries, are: (delivery: Delivery) => boolean) =>
  byReceiver(deliveries).flatMap(([kind, delivery]) => (are(delivery) ? [kind] : []));

/** Receivers still waiting for the message. */
export const pending = (deliveries: Deliveries) => kindsThat(deliveries, ({ done }) => !done);

/** Waiting receivers whose next try is due at `now` (milliseconds since 1970). */
export const dueAt = (deliveries: Deliveries, now: number) =>
  kindsThat(deliveries, ({ done, next }) => !done && next <= now);

/** Receivers that were given up on. */
export const givenUp = (deliveries: Deliveries) => kindsThat(deliveries, ({ done }) => done === "dead");

/** Due receivers with no try left: those begun were never completed. */
export const exhausted = (deliveries: Deliveries, now: number) =>
  dueAt(deliveries, now).filter((kind) => {
    const { tries, unsure } = deliveries[kind] ?? fresh;
    return tries >= maxTries || unsure >= maxUnsure;
  });

/** `deliveries` with `change` applied to those of `kinds`. */
export function changed(
  deliveries: Deliveries,
  kinds: readonly ReceiverKind[],
  change: (delivery: Delivery) => Delivery,
): Deliveries {
  const entries = kinds.map((kind) => [kind, change(deliveries[kind] ?? fresh)]);
  return { ...deliveries, ...Object.fromEntries(entries) };
}

/** What the request notes before it sends the message. */
export function firstDeliveries(kinds: readonly ReceiverKind[], now: number): Deliveries {
  return changed({}, kinds, () => begun(untried, now));
}

/** Counts a new try, which may have arrived until its outcome is known. */
export function begun(delivery: Delivery, now: number): Delivery {
  const tries = delivery.tries + 1;
  return { ...delivery, tries, unsure: delivery.unsure + 1, next: now + (waitAfter(tries) ?? lastTryMs) };
}

/** Applies `outcome` to a delivery that had `begun`. Gives up when no try is left. */
export function after(delivery: Delivery, outcome: ForwardOutcome, now: number): Delivery {
  if (outcome.delivered) return { ...delivery, done: "delivered" };
  const refused = (delivery.refused ?? 0) + (outcome.refused ? 1 : 0);
  // A certain failure cannot have arrived.
  const unsure = delivery.unsure - (outcome.unsure ? 0 : 1);
  const counted: Delivery = { ...delivery, unsure, refused: refused || undefined };
  const wait = outcome.refused ? waitAfterRefusal(refused) : waitAfter(delivery.tries, outcome.retryAfterMs);
  return wait === undefined || unsure >= maxUnsure
    ? { ...counted, done: "dead" }
    : { ...counted, next: now + wait };
}

/**
 * A marker's deliveries, adapted to the receivers configured now. One that staff put back goes to all of them; one
 * waiting for a receiver no longer configured goes to the new ones instead.
 */
export function deliveriesOf(
  metadata: Partial<OutboxMetadata> | null | undefined,
  configured: readonly ReceiverKind[],
): Deliveries {
  const to = metadata?.to;
  const known = byReceiver(to ?? {}).filter(([kind, { done }]) => done || configured.includes(kind));
  if (to && known.length === Object.keys(to).length) return to;
  const others = configured.filter((kind) => !to?.[kind]).map((kind) => [kind, fresh] as const);
  return Object.fromEntries([...known, ...others]);
}

/** When to try a receiver again. */
import type { ForwardOutcome } from "../forward/receiver.ts";

const minute = 60;
const hour = 60 * minute;

/** Seconds to wait after the first failed try, the second, ...: three days in all (Standard Webhooks' example). */
const waits = [10, minute, 5 * minute, 15 * minute, 30 * minute, hour, 2 * hour, 4 * hour, 8 * hour].concat(
  Array.from({ length: 7 }, () => 8 * hour),
);

/** Seconds to wait after a receiver that is up refused this message: it rarely changes its mind. */
const refusalWaits = [15 * minute, hour, 4 * hour, 12 * hour, 12 * hour, 12 * hour, 24 * hour];

/** Attempts before we give up on a receiver that fails, and on one that refuses this message. */
export const maxAttempts = waits.length + 1;
export const maxRejections = refusalWaits.length + 1;

/** Tries of a notice, all within an hour: the day's reminder is out of date after that. */
export const noticeTries = 6;

/**
 * Seconds to wait after failed try number `tries`: longer if the receiver asked for it with Retry-After, up to a day.
 *
 * @param outcome of the try; `undefined` when it failed for another reason, say the store's
 */
export function delaySeconds(tries: number, outcome?: ForwardOutcome): number {
  const { refused = false, retryAfterMs = 0 } = outcome && !outcome.delivered ? outcome : {};
  const wait = (refused ? refusalWaits : waits).at(tries - 1) ?? 24 * hour;
  return Math.max(wait, Math.min(Math.ceil(retryAfterMs / 1000), 24 * hour));
}

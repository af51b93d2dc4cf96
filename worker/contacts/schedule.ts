/** When forwarding is tried again. */

const minute = 60_000;

/** A marker younger than this is the accepting request's own: KV may not show its deletion elsewhere yet. */
export const graceMs = 2 * minute;

/**
 * Waits in minutes after the first, second, ... failed try by cron. With the try inside the request and the
 * grace this makes 15 tries over seven days and five hours (Standard Webhooks' example: ten over three days).
 */
const waits = [15, 30, 60, 120, 300, 600, 840, 1200, 1440, 1440, 1440, 1440, 1440];

/** Failed tries by cron after which a message is a dead letter. */
export const maxCronTries = waits.length + 1;

/**
 * Tries that may have arrived, after which a message is not sent again: the one inside the request and one by cron.
 * Two runs at once can make one more of the latter, so no fault of KV makes more than three copies.
 */
export const maxUnsure = 2;

/** How long a last try is left alone when what became of it is not known. */
export const lastTryMs = 1440 * minute;

/** Between tries, of any message, while the receiver is known to be down: each costs writes. */
export const probeMs = 14 * minute;

const longestRetryAfterMs = 1440 * minute;

/**
 * Milliseconds to wait after failed try number `tries` (1 for the first by cron), or longer if the receiver
 * asked for it with Retry-After, up to a day. `undefined` when no try is left.
 */
export function waitAfter(tries: number, retryAfterMs = 0): number | undefined {
  const wait = waits[tries - 1];
  if (wait === undefined) return undefined;
  return Math.max(wait * minute, Math.min(retryAfterMs, longestRetryAfterMs));
}

/** When to retry forwarding. */

const minute = 60_000;

/** A younger marker belongs to the accepting request: other locations may not see its deletion yet. */
export const graceMs = 2 * minute;

const runMs = 5 * minute;

/**
 * Waits in minutes after the first failed try (the request's own), the second, ...: 15 tries over seven days and five
 * hours (Standard Webhooks' example: ten over three days).
 */
const waits = [2, 15, 30, 60, 120, 300, 600, 840, 1200, 1440, 1440, 1440, 1440, 1440];

/**
 * Waits in minutes after a receiver that is up refused a message for the first, second, ... time: eight times over
 * nine days. A thousand such messages must not use up the writes that others need.
 */
const refusalWaits = [15, 60, 360, 1440, 2880, 4320, 4320];

/** Makes a wait end before the cron run at that time. */
const slackMs = minute;

/**
 * Whether it is a message's turn, which is every third run. A location may see stale values for ten minutes (as
 * measured by others; the documentation says "60 seconds or more"): the next run may miss what this one wrote, but
 * the message's next turn will not. Turns depend only on what never changes, so nothing has to be read.
 *
 * @param receivedAt of the message: ISO 8601, UTC; without one it is always its turn
 * @param scheduled the run's time in milliseconds since 1970
 */
export function isTurn(receivedAt: string | undefined, scheduled: number): boolean {
  const taken = Date.parse(receivedAt ?? "");
  if (Number.isNaN(taken)) return true;
  const first = Math.ceil((taken + graceMs) / runMs);
  return (Math.round(scheduled / runMs) - first) % turnRuns === 0;
}

const turnRuns = 3;

/** Failed tries after which a message is a dead letter. */
export const maxTries = waits.length + 1;

/**
 * A message is not sent again after this many tries that may have arrived: one by the request and one by cron. Two
 * runs at once can add one, so no KV fault makes more than three copies.
 */
export const maxUnsure = 2;

/** How long to leave a last try alone when its outcome is unknown. */
export const lastTryMs = 1440 * minute;

/**
 * Time between tries while a receiver is known to be down, since each costs writes. Most outages are short, so every
 * run tries during `shortOutageMs`.
 */
export const probeMs = 14 * minute;
export const shortOutageMs = 30 * minute;

const longestRetryAfterMs = 1440 * minute;

/**
 * Milliseconds to wait after failed try number `tries`, or longer if the receiver asked for it with Retry-After, up to
 * a day. `undefined` when no try is left.
 */
export function waitAfter(tries: number, retryAfterMs = 0): number | undefined {
  const wait = waits[tries - 1];
  if (wait === undefined) return undefined;
  return Math.max(wait * minute - slackMs, Math.min(retryAfterMs, longestRetryAfterMs));
}

/** Milliseconds to wait after a receiver refused a message `refused` times. `undefined` when no try is left. */
export function waitAfterRefusal(refused: number): number | undefined {
  const wait = refusalWaits[refused - 1];
  return wait === undefined ? undefined : wait * minute - slackMs;
}

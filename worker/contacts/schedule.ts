/** When to retry forwarding. */

const minute = 60_000;

/** A younger marker belongs to the accepting request: KV may not show its deletion elsewhere yet. */
export const graceMs = 2 * minute;

const runMs = 5 * minute;

/**
 * Waits in minutes after the first, second, ... failed try by cron. With the try inside the request and the
 * grace this makes 15 tries over seven days and five hours (Standard Webhooks' example: ten over three days).
 */
const waits = [15, 30, 60, 120, 300, 600, 840, 1200, 1440, 1440, 1440, 1440, 1440];

/**
 * Waits in minutes after the first, second, ... time that a receiver which is up refused a message: eight times over
 * nine days. A thousand such messages must not use up the writes that others need.
 */
const refusalWaits = [15, 60, 360, 1440, 2880, 4320, 4320];

/** So that a wait of a quarter of an hour ends before the run that comes then. */
const slackMs = minute;

/**
 * Every third run is a message's turn. A location may see a stale value for ten minutes (as measured by others; the
 * documentation says "60 seconds or more"): the next run may miss what this one noted, but the message's next turn will
 * not. Turns follow from what never changes, so nothing has to be read.
 *
 * @param receivedAt of the message: ISO 8601, UTC; one that has none is always on
 * @param scheduled for when the run is, in milliseconds since 1970
 */
export function isTurn(receivedAt: string | undefined, scheduled: number): boolean {
  const taken = Date.parse(receivedAt ?? "");
  if (Number.isNaN(taken)) return true;
  const first = Math.ceil((taken + graceMs) / runMs);
  return (Math.round(scheduled / runMs) - first) % turnRuns === 0;
}

const turnRuns = 3;

/** Failed tries by cron after which a message is a dead letter. */
export const maxCronTries = waits.length + 1;

/**
 * After so many tries that may have arrived a message is not sent again: one by the request and one by cron. Two runs
 * at once can add one, so no KV fault makes more than three copies.
 */
export const maxUnsure = 2;

/** How long to leave a last try alone when its outcome is unknown. */
export const lastTryMs = 1440 * minute;

/**
 * Time between tries of any message while the receiver is known to be down, since each costs writes. Most outages are
 * short, so every run tries during `shortOutageMs`.
 */
export const probeMs = 14 * minute;
export const shortOutageMs = 30 * minute;

const longestRetryAfterMs = 1440 * minute;

/**
 * Milliseconds to wait after failed try number `tries` (1 is cron's first), or longer if the receiver asked for it with
 * Retry-After, up to a day. `undefined` when no try is left.
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

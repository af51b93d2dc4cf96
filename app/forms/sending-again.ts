/** Whether and when a message that was not accepted is sent again automatically. Pure. */
import { ApiError } from "../api-client.ts";

/** Milliseconds between tries unless the server says otherwise. */
export const pauseMs = 30_000;
const longestOwnPauseMs = 3_600_000;
/** No server's `Retry-After` is obeyed for longer. */
export const longestPauseMs = 86_400_000;

/** Answers that say "not now", from the server itself or from something on the way to it. */
const notNow = new Set([408, 409, 425, 429, 502, 503, 504]);

/** Whether a message that failed with `error` can still arrive as it is: no answer came, or one saying "not now". */
export function canWait(error: unknown): boolean {
  return !(error instanceof ApiError) || notNow.has(error.status);
}

/** A message that waits: how often a server has put it off, and until when (milliseconds since 1970). */
export interface Waiting {
  state: "waiting";
  tries?: number;
  notBefore?: number;
}

/**
 * What becomes of a waiting message after one more try. A server's `Retry-After` counts, and pauses grow; without a
 * connection there is no pause, since it may be back at any moment.
 *
 * @param tries how often a server has put it off before
 */
export function putOff(error: unknown, tries: number, now: number): Waiting {
  if (!(error instanceof ApiError)) return { state: "waiting", tries };
  const asked = error.retryAfter === undefined ? pauseMs : error.retryAfter * 1000;
  const growing = Math.min(1000 * 2 ** tries, longestOwnPauseMs);
  const pause = Math.min(Math.max(asked, growing), longestPauseMs);
  return { state: "waiting", tries: tries + 1, notBefore: now + pause };
}

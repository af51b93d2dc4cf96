/** What follows from a contact post that failed: whether and when it is sent again, and what the visitor hears. */
import * as words from "#content/generated/words/forms.ts";
import { ApiError } from "../api-client.ts";

/** Milliseconds between tries unless the server says otherwise. */
export const pauseMs = 30_000;
const longestOwnPauseMs = 3_600_000;
/** No server's `Retry-After` is obeyed for longer. */
export const longestPauseMs = 86_400_000;

/** Answers that say "not now", besides the server's own faults. */
const notNow = new Set([408, 409, 425, 429]);

/** Whether a message that failed with `error` can still arrive as it is: another try may get another answer. */
export function canWait(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || notNow.has(error.status);
}

/** A message that waits: how often a server has put it off, and until when (milliseconds since 1970). */
export interface Waiting {
  state: "waiting";
  tries: number;
  /** Absent without a connection: it may be back at any moment. */
  notBefore?: number;
}

/**
 * What becomes of a waiting message after one more try. A server's `Retry-After` counts, and pauses grow.
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

/**
 * What a failed contact post says to the visitor (R-ERR-01, C-24): the answer's own `message` or `error`; short plain
 * text as `ApiError` words it; a fallback for anything empty, long or meant for machines.
 */
export function failureMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return (error instanceof Error && error.message) || words.tryLater;
  const body = error.body.trim();
  try {
    const { message, error: fault }: Record<string, unknown> = Object(JSON.parse(body));
    const isText = (text: unknown): text is string => typeof text === "string" && text.trim() !== "";
    return [message, fault].find(isText) ?? words.tryLater;
  } catch {
    return body === "" || body.length > 200 || /[<>{}]/.test(body) ? words.tryLater : error.message;
  }
}

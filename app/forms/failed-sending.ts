/** What follows from a contact post that failed: whether and when it is sent again, and what the visitor hears. */
import * as words from "#content/generated/words/forms.ts";
import { ApiError } from "../api-client.ts";

/** Milliseconds between tries unless the server says otherwise. */
export const pauseMs = 30_000;
/** No server's `Retry-After` is obeyed for longer, nor does a pause grow longer. */
export const longestPauseMs = 3_600_000;

/** Answers that say "not now", besides the server's own faults. */
const notNow = new Set([408, 409, 425, 429]);

/** Whether a message that failed with `error` can still arrive as it is: another try may get another answer. */
export function canWait(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || notNow.has(error.status);
}

/** Milliseconds until a message that `error` has put off is sent again: as the server asks, and longer each time. */
export function pauseAfter({ retryAfter = pauseMs / 1000 }: ApiError, tries: number): number {
  return Math.min(Math.max(retryAfter, 2 ** tries) * 1000, longestPauseMs);
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

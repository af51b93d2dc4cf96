import type { ContactRecord } from "../record.ts";

export type ForwardOutcome =
  | { delivered: true }
  /** `reason` is for staff and logs; it holds nothing of the message. */
  | { delivered: false; reason: string; retryAfterMs?: number };

/** Hands one message to a receiver outside; a repeat carries the same id. Throws nothing. */
export type Forwarder = (record: ContactRecord) => Promise<ForwardOutcome>;

/** A receiver that has not answered by now counts as failed. */
export const forwardTimeoutMs = 10_000;

/** Longest answer that is looked at, in characters. */
const longestAnswer = 4096;

/**
 * POSTs `body` and says whether it arrived: a 2xx answer that `accepts` does not refuse.
 * Redirects are not followed, so a message never travels to an address nobody configured.
 */
export async function post(
  url: string,
  headers: Record<string, string>,
  body: string,
  accepts: (answer: string) => string | undefined = () => undefined,
): Promise<ForwardOutcome> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers,
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(forwardTimeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return {
        delivered: false,
        reason: `status ${response.status}`,
        retryAfterMs: retryAfterMs(response.headers.get("retry-after")),
      };
    }
    const refused = accepts((await response.text()).slice(0, longestAnswer));
    return refused === undefined ? { delivered: true } : { delivered: false, reason: refused };
  } catch (error) {
    return { delivered: false, reason: error instanceof Error ? error.name : "network" };
  }
}

/** Milliseconds that a `Retry-After` header (RFC 9110 §10.2.3: seconds or a date) asks to wait. */
export function retryAfterMs(header: string | null, now = Date.now()): number | undefined {
  if (header === null) return undefined;
  const milliseconds = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(milliseconds) && milliseconds > 0 ? milliseconds : undefined;
}

/**
 * Ids of submissions: a pure function of the idempotency key, so that a repeat meets the same KV keys. Their time can
 * be a browser's, whose clock may be wrong: nothing is ordered or aged by it (`receivedAt` is for that).
 */

const dayMs = 86_400_000;
const minuteMs = 60_000;
const uuidV7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** What an `Idempotency-Key` may be: 8 to 128 visible ASCII characters. */
export const idempotencyKeyPattern = /^[\x21-\x7e]{8,128}$/;

/** SHA-256 of text (as UTF-8) or bytes as 64 hexadecimal digits. */
export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * `20261121T013722123Z-1a2b3c4d5e6f`: begins with a day, has no colon and nothing of the visitor.
 * The time is the UUIDv7 key's own when it is within a day of `now`; any other key counts for the day it is
 * used on; without a key, equal messages within a minute are one.
 *
 * @param now milliseconds since 1970
 * @param contentHash hexadecimal hash of the message
 */
export async function submissionId(now: number, key: string | null, contentHash: string): Promise<string> {
  if (key === null) return format(now - (now % minuteMs), await sha256(`content:${contentHash}`));
  const suffix = await sha256(`key:${key}`);
  if (uuidV7.test(key)) {
    const time = Number.parseInt(key.replaceAll("-", "").slice(0, 12), 16);
    if (Math.abs(time - now) <= dayMs) return format(time, suffix);
  }
  return format(now - (now % dayMs), suffix);
}

/** Whether `key` is a UUID of which 74 bits or more are random, such as the forms' own (version 7, or 4). */
export const isRandomKey = (key: string | null): key is string =>
  key !== null && uuidV7.test(key.replace(/^(.{14})4/, "$17"));

function format(time: number, suffix: string): string {
  return `${new Date(time).toISOString().replace(/[-:.]/g, "")}-${suffix.slice(0, 12)}`;
}

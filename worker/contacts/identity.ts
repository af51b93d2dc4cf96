/**
 * Ids of submissions: a pure function of the idempotency key, so that a repeat uses the same KV keys. Their time may
 * come from a browser with a wrong clock, so order and age go by `receivedAt`.
 *
 * A receipt's address contains the id, which mails and lists show, and a secret that only the sender gets; in lower
 * case, like all paths of the site.
 */
import { Buffer } from "node:buffer";
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { ContactRecord } from "./record.ts";

const dayMs = 86_400_000;
const minuteMs = 60_000;
const uuidV7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** What an `Idempotency-Key` may be: 8 to 128 visible ASCII characters. */
export const idempotencyKeyPattern = /^[\x21-\x7e]{8,128}$/;

/** SHA-256 of text (as UTF-8) or bytes as 64 hexadecimal digits. */
export function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

/**
 * `20261121T013722123Z-1a2b3c4d5e6f`: starts with the date, has no colon and no personal data. The time is the
 * UUIDv7 key's own if it is of the last 30 days or the next; with any other key it is the start of the day; without a key,
 * equal messages within a minute are one.
 *
 * @param now epoch milliseconds
 * @param contentHash hexadecimal hash of the message
 */
export function submissionId(now: number, key: string | null, contentHash: string): string {
  let time = now - (now % (key === null ? minuteMs : dayMs));
  if (key !== null && uuidV7.test(key)) {
    const chosen = Number.parseInt(key.replaceAll("-", "").slice(0, 12), 16);
    if (chosen > now - 30 * dayMs && chosen < now + dayMs) time = chosen;
  }
  const suffix = sha256(key === null ? `content:${contentHash}` : `key:${key}`);
  return `${new Date(time).toISOString().replace(/[-:.]/g, "")}-${suffix.slice(0, 12)}`;
}

/** A UUID with at least 74 random bits: version 7, as the forms send, or 4. */
const randomUuid = new RegExp(uuidV7.source.replace("-7", "-[47]"), "i");

/**
 * A secret of 32 hexadecimal digits. Under a random key it is the same for every try of a message in any location,
 * so that every answer leads to the same receipt; otherwise it is random.
 *
 * @param key the `Idempotency-Key`
 * @param contentHash hexadecimal hash of the message
 */
export function receiptSecret(key: string | null, contentHash: string): string {
  return key !== null && randomUuid.test(key)
    ? sha256(`receipt:${key}:${contentHash}`).slice(0, 32)
    : randomBytes(16).toString("hex");
}

/** Path of the receipt of a message that has one. */
export function receiptPath({ id, receipt }: Pick<ContactRecord, "id" | "receipt">): string | undefined {
  return receipt === undefined ? undefined : `/contact/receipt/${id.toLowerCase()}-${receipt}`;
}

/** Parses the last segment of such a path; `undefined` for anything else. */
export function readReference(reference: string): { id: string; secret: string } | undefined {
  const parts = /^(\d{8}t\d{9}z-[\da-f]{12})-([\da-f]{32})$/.exec(reference);
  if (!parts) return undefined;
  const [, id = "", secret = ""] = parts;
  return { id: id.replace("t", "T").replace("z", "Z"), secret };
}

/** Compares two strings in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(one)), Buffer.from(sha256(other)));
}

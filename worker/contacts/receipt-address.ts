/**
 * The address of a receipt: the message's reference, which mails and lists show, and a secret that only its sender is
 * told. In lower case, like all paths of the site.
 */

import { isRandomKey, sha256 } from "./identity.ts";

const secretBytes = 16;
const pattern = /^(\d{8})t(\d{9})z-([\da-f]{12})-([\da-f]{32})$/;

/** What the address is made from. */
export interface Receipted {
  id: string;
  receipt?: string | undefined;
}

/**
 * A secret part of 32 hexadecimal digits: the same for each try of a message under a random key, wherever it is taken, so
 * that every answer leads to the same receipt; else random.
 *
 * @param key the `Idempotency-Key`
 * @param contentHash hexadecimal hash of the message
 */
export async function receiptSecret(key: string | null, contentHash: string): Promise<string> {
  if (isRandomKey(key)) return (await sha256(`receipt:${key}:${contentHash}`)).slice(0, 2 * secretBytes);
  return Array.from(crypto.getRandomValues(new Uint8Array(secretBytes)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** Path of the receipt of a message that has one. */
export function receiptPath({ id, receipt }: Receipted): string | undefined {
  return receipt === undefined ? undefined : `/contact/receipt/${id.toLowerCase()}-${receipt}`;
}

/** Id and secret in the last part of such a path; `undefined` for anything else. */
export function readReference(reference: string): { id: string; secret: string } | undefined {
  const parts = pattern.exec(reference);
  if (!parts) return undefined;
  const [, date = "", time = "", hash = "", secret = ""] = parts;
  return { id: `${date}T${time}Z-${hash}`, secret };
}

/** Milliseconds since 1970 of the time that an id begins with, `NaN` for none. */
export function timeOf(id: string): number {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/.exec(id) ?? [];
  const [year = NaN, month = NaN, ...rest] = parts.map(Number);
  return Date.UTC(year, month - 1, ...rest);
}

/** Compares two texts in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}

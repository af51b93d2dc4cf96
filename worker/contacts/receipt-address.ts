/**
 * The address of a receipt: the message's reference, which mails and lists show, and a secret that only its sender is
 * told. In lower case, like all paths of the site.
 */

const secretBytes = 16;
const pattern = /^(\d{8})t(\d{9})z-([\da-f]{12})-([\da-f]{32})$/;

/** What the address is made from. */
export interface Receipted {
  id: string;
  receipt?: string | undefined;
}

/** A secret part: 128 random bits, hexadecimal. */
export function newReceipt(): string {
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

/** References of messages: their ids, as visitors see them. */
const dayMs = 86_400_000;
const pattern = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-[\da-f]{12}$/;

/** The time at the start of `reference`, ISO 8601; empty where the worker makes no such reference. */
export function timeIn(reference: string): string {
  return pattern.test(reference) ? reference.replace(pattern, "$1-$2-$3T$4:$5:$6.$7Z") : "";
}

/**
 * Whether `reference` is from the last day: that is how long its receipt is shown.
 *
 * @param now milliseconds since 1970, by the server's clock
 */
export function isFreshReference(reference: string, now: number): boolean {
  return Math.abs(now - Date.parse(timeIn(reference))) <= dayMs;
}

/** Whether `secret` can be the unguessable part of a receipt's address: 128 bits in hexadecimal. */
export function isReceiptSecret(secret: string): boolean {
  return /^[\da-f]{32}$/.test(secret);
}

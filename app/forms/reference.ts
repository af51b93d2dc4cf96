/** References of messages, as visitors see them. */
const dayMs = 86_400_000;

/**
 * Whether `reference` has the worker's format and is from the last day: that is how long its receipt is shown.
 *
 * @param now milliseconds since 1970, by the server's clock
 */
export function isFreshReference(reference: string, now: number): boolean {
  const pattern = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)\d{3}Z-[\da-f]{12}$/;
  if (!pattern.test(reference)) return false;
  return Math.abs(now - Date.parse(reference.replace(pattern, "$1-$2-$3T$4:$5:$6Z"))) <= dayMs;
}

/** Whether `secret` can be the unguessable part of a receipt's address: 128 bits in hexadecimal. */
export function isReceiptSecret(secret: string): boolean {
  return /^[\da-f]{32}$/.test(secret);
}

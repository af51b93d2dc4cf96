/** Stored messages, for the tests of the staff commands. */
import type { Key } from "./kv.ts";

export type Kept = Key & { value: string | Uint8Array };

/** Seconds since 1970 in so many days. */
export const daysOn = (days: number) => Math.round(Date.now() / 1000) + days * 86_400;

/** When the message of `minute` was received, ISO 8601. */
export const timeOf = (minute: number) => new Date(Date.UTC(2026, 10, 21, 1, minute)).toISOString();

/** Its id, whose time differs: it comes from the sender's clock, not ours. */
export const idOf = (minute: number) =>
  `${timeOf(1000 - minute).replaceAll(/[-:.]/g, "")}-${String(1000 - minute).padStart(12, "0")}`;

/** @param changed fields, and other parts of the record and of the metadata */
export function message(
  minute: number,
  state = "kept",
  { fields = {}, record = {}, metadata = {} }: Record<string, object> = {},
): Kept {
  const receivedAt = timeOf(minute);
  const sender = { name: `Ana ${minute}`, email: "ana@example.com", ...fields };
  const parts = { type: "quote", fields: { message: "hello\nthere", ...sender }, country: null, ...record };
  const { name, email } = sender;
  return {
    name: `contact:${idOf(minute)}`,
    value: JSON.stringify({ id: idOf(minute), receivedAt, contentHash: "0", ...parts }, null, 2),
    metadata: { state, type: parts.type, name, email, receivedAt, ...metadata },
    expiration: daysOn(40),
  };
}

/** A file sent with the message of `minute`. */
export function file(minute: number, name: string, value: Uint8Array): Kept {
  const metadata = { contentType: "application/pdf", flags: [] };
  return { name: `file:${idOf(minute)}/${name}`, value, metadata, expiration: daysOn(40) };
}

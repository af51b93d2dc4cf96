/** Stored messages, for the tests of the staff commands. */
import type { Entry } from "./kv.ts";

/** When the message of `minute` was received, ISO 8601. */
export const timeOf = (minute: number) => new Date(Date.UTC(2026, 10, 21, 1, minute)).toISOString();

/** Its id, whose time differs: it comes from the sender's clock, not ours. */
export const idOf = (minute: number) =>
  `${timeOf(1000 - minute).replaceAll(/[-:.]/g, "")}-${String(1000 - minute).padStart(12, "0")}`;

export function message(
  minute: number,
  place = "contact",
  state = "kept",
  changed: { fields?: Record<string, string>; record?: object; expiration?: number } = {},
): Entry {
  const id = idOf(minute);
  const receivedAt = timeOf(minute);
  const fields = {
    name: `Ana ${minute}`,
    email: "ana@example.com",
    message: "hello\nthere",
    ...changed.fields,
  };
  const type = "quote";
  const record = { id, receivedAt, type, fields, country: null, contentHash: "0", ...changed.record };
  const { name, email } = fields;
  return {
    name: `${place}:${id}`,
    value: JSON.stringify(record),
    metadata: { state, type: record.type, name, email, receivedAt },
    ...(changed.expiration === undefined ? {} : { expiration: changed.expiration }),
  };
}

/** A file sent with the message of `minute`. */
export function file(minute: number, name: string, value: Uint8Array, expiration?: number): Entry {
  const metadata = { contentType: "application/pdf", flags: [] };
  return { name: `file:${idOf(minute)}/${name}`, value, metadata, ...(expiration ? { expiration } : {}) };
}

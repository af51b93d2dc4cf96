/** What stands in a form, on the page and as it was posted. */
import { contactFields, type ContactValues, eachField } from "./contact-field-table.ts";

/** The text of one field, `""` when there is none. */
export function textIn(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}

export const valuesIn = (data: FormData): ContactValues => eachField(({ name }) => textIn(data, name));

export const isEmpty = (values: ContactValues) => contactFields.every(({ name }) => !values[name]?.trim());

/** The fields of a posted form; none when the body is not a form, which the schemas then reject. */
export const readForm = (request: Request): Promise<FormData> =>
  request.formData().catch(() => new FormData());

/**
 * A UUIDv7 (RFC 9562 §5.7): the time makes the worker file the message under the moment it was written, the
 * random part makes every repeat of the same message recognisable.
 */
export function newIdempotencyKey(now = Date.now()): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(9))];
  const random = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const hex = now.toString(16).padStart(12, "0") + random;
  return hex.replace(/^(.{8})(.{4})(.{3})(.{3})/, "$1-$2-7$3-a$4-");
}

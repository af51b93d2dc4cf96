/** What forms, schemas and the worker agree on. */

export const contactTypes = ["general", "quote", "consultation", "careers"] as const;
export type ContactMessageType = (typeof contactTypes)[number];

/** File name endings a CV may have; the worker also checks what is inside. */
export const cvExtensions = [".pdf", ".doc", ".docx"] as const;
export const cvMaxBytes = 5 * 1024 * 1024;

/** Field names with what is wrong with each. */
export type FieldErrors = Record<string, string>;

/** The time at the start of a message's reference, ISO 8601; empty where the worker makes no such reference. */
export function timeIn(reference: string): string {
  const pattern = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-[\da-f]{12}$/;
  return pattern.test(reference) ? reference.replace(pattern, "$1-$2-$3T$4:$5:$6.$7Z") : "";
}

/** The text of one field of a form, `""` when there is none. */
export function textIn(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}

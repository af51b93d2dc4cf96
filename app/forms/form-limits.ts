/** The limits that forms themselves show; the schemas build on them. */

export const contactTypes = ["general", "quote", "consultation", "careers"] as const;
export type ContactMessageType = (typeof contactTypes)[number];

/** File name endings a CV may have; the worker also checks what is inside. */
export const cvExtensions = [".pdf", ".doc", ".docx"] as const;
export const cvMaxBytes = 5 * 1024 * 1024;

/** Field names with what is wrong with each. */
export type FieldErrors = Record<string, string>;

/** The contact type a path or a stored value names; anything else is a general enquiry. */
export function contactTypeOf(value: string | undefined): ContactMessageType {
  return contactTypes.find((type) => type === value) ?? "general";
}

/** What forms take, as far as the forms themselves show it; the schemas build on it. */
export const contactTypes = ["general", "quote", "consultation", "careers"] as const;
export type ContactMessageType = (typeof contactTypes)[number];

/** Longest accepted text of each field, in UTF-16 code units. RFC 5321 gives 254 for an address. */
export const contactLimits = { name: 100, email: 254, company: 150, phone: 40, message: 10_000 } as const;

/** File name endings a CV may have (R-VAL-08); the worker also checks what is inside. */
export const cvExtensions = [".pdf", ".doc", ".docx"] as const;

/** Field names with what is wrong with each. */
export type FieldErrors = Record<string, string>;

/** The contact type a path or a stored value names; anything else is a general enquiry (R-CON-01). */
export function contactTypeOf(value: string | undefined): ContactMessageType {
  return contactTypes.find((type) => type === value) ?? "general";
}

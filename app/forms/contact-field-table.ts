import { textIn } from "./form-contract.ts";

/** A field of a contact message. A line in the table is a field everywhere: form, draft, queue, store, export. */
interface ContactField {
  name: string;
  label: string;
  /** `textarea` keeps its line breaks; the others are one line. */
  type: "text" | "email" | "tel" | "textarea";
  /** Longest accepted text, in UTF-16 code units. RFC 5321 gives 254 for an address. */
  maxLength: number;
  autoComplete?: string;
  /** Marks the field as required; shown when it is left empty. */
  needed?: string;
}

const table = [
  {
    name: "name",
    label: "Name",
    type: "text",
    maxLength: 100,
    autoComplete: "name",
    needed: "Enter your name.",
  },
  {
    name: "email",
    label: "Email",
    type: "email",
    maxLength: 254,
    autoComplete: "email",
    needed: "Enter your email address.",
  },
  { name: "company", label: "Company", type: "text", maxLength: 150, autoComplete: "organization" },
  { name: "phone", label: "Phone", type: "tel", maxLength: 40, autoComplete: "tel" },
  { name: "message", label: "Message", type: "textarea", maxLength: 10_000, needed: "Enter a message." },
] as const satisfies readonly ContactField[];

type ContactFieldName = (typeof table)[number]["name"];

export const contactFields: readonly (ContactField & { name: ContactFieldName })[] = table;

/** What is written in each field. */
export type ContactValues = Record<ContactFieldName, string>;

/** An object with what `valueOf` returns for each field. */
export function eachField<Value>(
  valueOf: (field: (typeof contactFields)[number]) => Value,
): Record<ContactFieldName, Value> {
  const values = contactFields.map((field) => [field.name, valueOf(field)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name is in the table
  return Object.fromEntries(values) as Record<ContactFieldName, Value>;
}

export const isEmpty = (values: ContactValues) => contactFields.every(({ name }) => !values[name]?.trim());

export const valuesIn = (data: FormData): ContactValues => eachField(({ name }) => textIn(data, name));

/** The fields of a posted form; none when the body is not a form, which the schemas then reject. */
export const readForm = (request: Request): Promise<FormData> =>
  request.formData().catch(() => new FormData());

/** What stands in a form, on the page and as it was posted. */
import { contactFields, type ContactValues, eachField } from "./contact-field-table.ts";

/** What `data` has for each field, `""` for a field it lacks. */
export function valuesIn(data: FormData): ContactValues {
  return eachField(({ name }) => textIn(data, name));
}

/** The text of one field, `""` when there is none. */
export function textIn(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}

export function isEmpty(values: ContactValues): boolean {
  return contactFields.every(({ name }) => !values[name]?.trim());
}

/** The fields of a posted form; none when the body is not a form, which the schemas then reject. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}

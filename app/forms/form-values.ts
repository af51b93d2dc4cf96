/** The contact form's controls as values: read, written and cleared in the page itself. */
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

/** Writes `values` into the form; without values every field becomes empty. */
export function fillForm(form: HTMLFormElement, values?: ContactValues): void {
  for (const { name } of contactFields) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value = values?.[name] ?? "";
    }
  }
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

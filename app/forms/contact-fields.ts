/** The contact form's controls as values: read, written and cleared in the page itself. */
const messageFields = ["name", "email", "company", "phone", "message"] as const;
const neededFields = ["name", "email", "message"] as const;

export type ContactValues = Record<string, string>;

/** What is written in the form. */
export function valuesOf(form: HTMLFormElement): ContactValues {
  return Object.fromEntries(messageFields.map((name) => [name, textIn(form, name)]));
}

/** What is written in one field, `""` when the form has no such field. */
export function textIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value : "";
}

/** Writes `values` into the form; fields without a value become empty. */
export function fill(form: HTMLFormElement, values: ContactValues): void {
  for (const name of messageFields) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value = values[name] ?? "";
    }
  }
}

/** Headline of a refusal that the browser itself finds (R-VAL-03). */
export function refusalTitle(values: ContactValues): string {
  const missing = neededFields.some((name) => values[name]?.trim() === "");
  return missing ? "Please fill in all required fields" : "Please check the fields below";
}

/** What the contact form needs from the moment somebody writes in it; a file of its own, so that reading costs less. */
import * as v from "valibot";
import { type ContactMessage, contactSchema, fieldErrors } from "./contact-schema.ts";
import type { FieldErrors } from "./form-limits.ts";

export { sendContact } from "./outbox.ts";
export { onFinished, sendLater, takeBack, watchOutbox } from "./outbox-watch.ts";

/** The message as the worker would take it, or what is wrong with it. */
export function checkContact(values: unknown): { message: ContactMessage } | { errors: FieldErrors } {
  const parsed = v.safeParse(contactSchema, values);
  return parsed.success ? { message: parsed.output } : { errors: fieldErrors(parsed.issues) };
}

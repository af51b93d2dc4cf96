import * as v from "valibot";
import { lang } from "#content/generated/agency.ts";
import { eachField } from "./contact-field-table.ts";
import { contactTypes, type FieldErrors } from "./form-limits.ts";
import { cleanLine, cleanText } from "./clean-text.ts";

/** An address a reply can be sent to: HTML's own rule for `type=email`, and a dot in the domain. */
const address =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

const fieldSchemas = eachField(({ label, type, maxLength, needed }) =>
  v.optional(
    v.pipe(
      v.string(`${label} must be text.`),
      v.transform(type === "textarea" ? cleanText : cleanLine),
      v.maxLength(maxLength, `${label} can have at most ${maxLength.toLocaleString(lang)} characters.`),
      v.check((text) => !needed || text !== "", needed),
      v.check(
        (text) => type !== "email" || text === "" || address.test(text),
        "Enter an email address such as name@example.com.",
      ),
    ),
    "",
  ),
);

/** The contact message: what the browser sends and the worker accepts; other keys are dropped. */
export const contactSchema = v.object({
  ...fieldSchemas,
  type: v.optional(v.picklist(contactTypes, "Choose general, quote, consultation or careers."), "general"),
});

export type ContactMessage = v.InferOutput<typeof contactSchema>;

/** Text fields of a job application; the CV is checked as a file. */
export const applicationSchema = v.pick(contactSchema, ["name", "email"]);

export const newsletterSchema = v.pick(contactSchema, ["email"]);

/** The first problem of each field, for `errors` of an answer and the lines beside the fields. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const field = issue.path?.[0]?.key;
    if (typeof field === "string") errors[field] ??= issue.message;
  }
  return errors;
}

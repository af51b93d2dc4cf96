import * as v from "valibot";
import { contactLimits, contactTypes, type FieldErrors } from "./form-limits.ts";
import { cleanLine, cleanText } from "./text.ts";

const missing = {
  name: "Enter your name.",
  email: "Enter your e-mail address.",
  message: "Enter a message.",
} as const;

const text = (clean: (value: string) => string, limit: number, what: string) =>
  v.pipe(
    v.string(`${what} must be text.`),
    v.transform(clean),
    v.maxLength(limit, `${what} can have at most ${limit.toLocaleString("en")} characters.`),
  );

/** An address a reply can be sent to: HTML's own rule for `type=email`, and a dot in the domain. */
export const emailSchema = v.pipe(
  text(cleanLine, contactLimits.email, "The e-mail address"),
  v.nonEmpty(missing.email),
  v.regex(
    /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i,
    "Enter an e-mail address such as name@example.com.",
  ),
);

export const nameSchema = v.pipe(text(cleanLine, contactLimits.name, "The name"), v.nonEmpty(missing.name));

/** The contact message (spec §3): what the browser sends and the worker accepts; other keys are dropped. */
export const contactSchema = v.object({
  name: v.optional(nameSchema, ""),
  email: v.optional(emailSchema, ""),
  company: v.optional(text(cleanLine, contactLimits.company, "The company"), ""),
  phone: v.optional(text(cleanLine, contactLimits.phone, "The phone number"), ""),
  message: v.optional(
    v.pipe(text(cleanText, contactLimits.message, "The message"), v.nonEmpty(missing.message)),
    "",
  ),
  type: v.optional(v.picklist(contactTypes, "Choose general, quote, consultation or careers."), "general"),
});

/** Field names with the first problem of each, for `errors` of an answer and the lines beside the fields. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const field = issue.path?.[0]?.key;
    if (typeof field === "string") errors[field] ??= issue.message;
  }
  return errors;
}

export type ContactMessage = v.InferOutput<typeof contactSchema>;

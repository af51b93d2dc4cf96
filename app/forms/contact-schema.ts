import * as v from "valibot";
import { lang } from "#content/generated/agency.ts";
import { eachField } from "./contact-field-table.ts";
import { contactTypes, type FieldErrors } from "./form-contract.ts";

// What a visitor typed, made safe for a terminal, an e-mail header and a spreadsheet.
// JSON escapes ESC but not U+009B, the eight-bit CSI that terminals obey as well; bidi overrides can make
// a line read as something else; lone surrogates cannot be encoded as UTF-8.
//
// C0 but TAB and LF, DEL, C1; bidi marks, embeddings and isolates; separators; BOM; tag characters.
const unsafe =
  // oxlint-disable-next-line no-control-regex -- control characters are what this strips
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu;

// Invisible to a reader, yet kept by `trim`: joiners, zero-width spaces, Hangul fillers, the blank Braille pattern.
// They have uses within words (emoji, Persian), so they only count when nothing else is there.
const invisible = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

// With the `u` flag a valid pair is one character and does not match. `toWellFormed` is newer than our support floor.
const loneSurrogate = /[\uD800-\uDFFF]/gu;

/** `text` with LF line breaks and no control or direction characters, trimmed; empty when nothing visible is left. */
export function cleanText(text: string): string {
  const clean = text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(loneSurrogate, "\uFFFD")
    .replace(unsafe, "")
    .trim();
  return invisible.test(clean) ? "" : clean;
}

/** As `cleanText`, on one line: runs of white space become one space, so no header can be injected. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ");
}

/** Whether a reply can be sent to it: HTML's own rule for `type=email`, and a dot in the domain. */
const isAddress = (text: string) => v.RFC_EMAIL_REGEX.test(text) && /@.+\./.test(text);

const fieldSchemas = eachField(({ label, type, maxLength, needed }) =>
  v.optional(
    v.pipe(
      v.string(`${label} must be text.`),
      v.transform(type === "textarea" ? cleanText : cleanLine),
      v.maxLength(maxLength, `${label} can have at most ${maxLength.toLocaleString(lang)} characters.`),
      v.check((text) => !needed || text !== "", needed),
      v.check(
        (text) => type !== "email" || text === "" || isAddress(text),
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

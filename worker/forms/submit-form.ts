/**
 * The built-in form service: it speaks the usual form-forwarding services' protocol, so that careers and newsletter
 * posts work without one. It stores and forwards like the contact API. The protocol's relay fields (`_cc`,
 * `_webhook`, `_autoresponse`, ...) are ignored: honouring them would make it an open relay.
 */
import * as v from "valibot";
import type { FormServiceAnswer } from "#app/context.ts";
import { applicationSchema, fieldErrors, newsletterSchema } from "#app/forms/contact-schema.ts";
import { type FieldErrors, textIn } from "#app/forms/form-contract.ts";
import { newsletter } from "#content/generated/contact.ts";
import { returnAddress } from "../http/return-address.ts";
import { siteSettings } from "../settings.ts";
import { invalid, submitFields, type SubmissionScope } from "../contacts/submissions.ts";
import { checkCvFile } from "./cv-file.ts";

const returnPaths = {
  application: "/contact/careers?submitted=true",
  newsletter: "/contact?submitted=true",
} as const;

/** Accepts an application or a newsletter sign-up. Never throws, whatever a visitor sends. */
export async function submitForm(
  scope: SubmissionScope,
  origin: string,
  form: FormData,
): Promise<FormServiceAnswer> {
  const kind = form.get("form_type") === "newsletter" ? "newsletter" : "application";
  const next = returnAddress(
    textIn(form, "_next"),
    [origin, siteSettings(scope.env).siteUrl],
    returnPaths[kind],
  );
  const trapped = textIn(form, "_honey") !== "";
  const answer = await (kind === "newsletter" ? subscribe : apply)(scope, form, trapped);
  return { ...answer, form: kind, next };
}

async function subscribe(scope: SubmissionScope, form: FormData, trapped: boolean) {
  const parsed = v.safeParse(newsletterSchema, { email: textIn(form, "email") });
  if (!parsed.success) return invalid(fieldErrors(parsed.issues));
  const answer = await submitFields(scope, "newsletter", parsed.output, { trapped });
  return answer.status === 201 ? { ...answer, message: newsletter.thanks } : answer;
}

async function apply(scope: SubmissionScope, form: FormData, trapped: boolean) {
  const parsed = v.safeParse(applicationSchema, { name: textIn(form, "name"), email: textIn(form, "email") });
  const errors: FieldErrors = parsed.success ? {} : fieldErrors(parsed.issues);
  const cv = form.get("cv");
  const file = cv instanceof File ? cv : new File([], "");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const verdict = checkCvFile(file.name, bytes);
  if (bytes.length === 0) errors["cv"] = "Choose your CV as a PDF, DOC or DOCX file.";
  else if (!verdict.ok) errors["cv"] = verdict.reason;
  if (!parsed.success || !verdict.ok) return invalid(errors);
  return submitFields(scope, "application", parsed.output, { trapped, upload: { ...verdict, bytes } });
}

/**
 * The built-in form service: it speaks the usual form-forwarding services' protocol, so that careers and newsletter
 * posts work without one. It stores and forwards like the contact API. The protocol's relay fields (`_cc`,
 * `_webhook`, `_autoresponse`, ...) are ignored: honouring them would make it an open relay.
 */
import * as v from "valibot";
import type { FormServiceAnswer, SubmissionAnswer } from "#app/context.ts";
import { applicationSchema, fieldErrors, newsletterSchema } from "#app/forms/contact-schema.ts";
import type { FieldErrors } from "#app/forms/form-limits.ts";
import { newsletter } from "#content/generated/contact.ts";
import { returnAddress } from "../http/return-address.ts";
import { siteSettings } from "../settings.ts";
import type { Suspicion } from "../contacts/record.ts";
import { keep, refusalOf, type SubmissionScope } from "../contacts/submissions.ts";
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
    text(form, "_next"),
    [origin, siteSettings(scope.env).siteUrl],
    returnPaths[kind],
  );
  const suspect = text(form, "_honey") === "" ? undefined : "trap";
  const answer = await (kind === "newsletter" ? subscribe : apply)(scope, form, suspect);
  return { ...answer, form: kind, next };
}

async function subscribe(
  scope: SubmissionScope,
  form: FormData,
  suspect: Suspicion | undefined,
): Promise<SubmissionAnswer> {
  const parsed = v.safeParse(newsletterSchema, { email: text(form, "email") });
  if (!parsed.success)
    return {
      status: 422,
      message: "Please check the fields marked below.",
      errors: fieldErrors(parsed.issues),
    };
  const refused = await refusalOf(scope);
  if (refused) return refused;
  const answer = await keep(scope, "newsletter", parsed.output, { suspect });
  return answer.status === 201 ? { ...answer, message: newsletter.thanks } : answer;
}

async function apply(
  scope: SubmissionScope,
  form: FormData,
  suspect: Suspicion | undefined,
): Promise<SubmissionAnswer> {
  const parsed = v.safeParse(applicationSchema, { name: text(form, "name"), email: text(form, "email") });
  const errors: FieldErrors = parsed.success ? {} : fieldErrors(parsed.issues);
  const cv = form.get("cv");
  const bytes = cv instanceof File ? new Uint8Array(await cv.arrayBuffer()) : new Uint8Array();
  const verdict = checkCvFile(cv instanceof File ? cv.name : "", bytes);
  if (bytes.length === 0) errors["cv"] = "Choose your CV as a PDF, DOC or DOCX file.";
  else if (!verdict.ok) errors["cv"] = verdict.reason;
  if (!parsed.success || !verdict.ok)
    return { status: 422, message: "Please check the fields marked below.", errors };

  const refused = await refusalOf(scope);
  if (refused) return refused;
  const { fileName: name, contentType, flags } = verdict;
  const upload = { name, contentType, flags, bytes };
  return keep(scope, "application", parsed.output, { suspect, upload });
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

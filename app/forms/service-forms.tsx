import { agency } from "#content/generated/agency.ts";
import { newsletter, whatNext } from "#content/generated/contact.ts";
import type { ComponentProps } from "react";
import { useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";
import { ContentLink } from "../ui/anchor.tsx";
import { Field } from "../ui/field.tsx";
import { contactFields } from "./contact-field-table.ts";
import { cvExtensions, type FieldErrors } from "./form-limits.ts";

interface Shown {
  values?: Record<string, string>;
  errors?: FieldErrors;
}

/** The newsletter sign-up. */
export function NewsletterForm(shown: Shown) {
  const hidden = {
    _subject: `Newsletter sign-up at ${agency.name}`,
    _template: "table",
    form_type: "newsletter",
  };
  return (
    <ServiceForm next="/contact" hiddenFields={hidden} aria-label={newsletter.title}>
      <Field {...fieldOf("newsletter", "email", shown)} label={newsletter.label} />
      <button type="submit" className="btn-quiet mt-4">
        {newsletter.button}
      </button>
      <p className="type-small mt-3">
        <ContentLink link={whatNext.privacy} className="underlined" />
      </p>
    </ServiceForm>
  );
}

/** The application form. */
export function CareersForm(shown: Shown) {
  const hidden = { _subject: `Application to ${agency.name}`, _captcha: "false" };
  const file = { type: "file", accept: cvExtensions.join(","), hint: "PDF, DOC or DOCX, 5 MB at most." };
  return (
    <ServiceForm next="/contact/careers" hiddenFields={hidden} aria-labelledby="form-title">
      <div className="grid gap-6">
        <Field {...fieldOf("careers", "name", shown)} label="Full name" />
        <Field {...fieldOf("careers", "email", shown)} label="Email" />
        <Field {...fieldOf("careers", "cv", shown)} {...file} label="CV" />
      </div>
      <button type="submit" className="btn mt-8">
        Send Application
      </button>
    </ServiceForm>
  );
}

/** Props of a field of `form`; those that contact messages have too are the same as theirs. */
function fieldOf(form: string, name: string, { values, errors }: Shown) {
  const field = contactFields.find((candidate) => candidate.name === name);
  const filled = { defaultValue: values?.[name], error: errors?.[name] };
  return { ...field, form, name, needed: true, required: true, ...filled };
}

/** A native multipart post to the form service, which then leads to `next`. */
function ServiceForm({ next, hiddenFields, ...form }: ComponentProps<typeof PostForm> & { next: string }) {
  const { formAction, siteUrl } = useRouteLoaderData<typeof loader>("root") ?? {};
  const sent = { _next: `${siteUrl}${next}?submitted=true`, ...hiddenFields };
  return <PostForm action={formAction} hiddenFields={sent} {...form} />;
}

/** Name of the field that people never see (the form services' own name for it). */
export const trapName = "_honey";

/**
 * A form that also works without script, with a honeypot. That is hidden from sight, keyboard, assistive technology and
 * autofill, so hardly anybody but a program fills it in; by itself that only marks a message.
 *
 * @param hiddenFields names and values of fields that nobody sees
 */
export function PostForm({
  hiddenFields,
  children,
  ...form
}: ComponentProps<"form"> & { hiddenFields: Record<string, string> }) {
  return (
    // In any other encoding a letter such as Georgian ones takes nine bytes, and a long message more than we accept.
    <form method="post" encType="multipart/form-data" className="relative" {...form}>
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="absolute -left-[9999px] w-px h-px overflow-hidden" aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name={trapName} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      {children}
    </form>
  );
}

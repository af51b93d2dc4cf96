import { agency } from "#content/generated/agency.ts";
import { newsletter, whatNext } from "#content/generated/contact.ts";
import type { ComponentProps } from "react";
import { useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";
import { ContentLink } from "../ui/anchor.tsx";
import { Field } from "../ui/field.tsx";
import { contactFields } from "./contact-field-table.ts";
import { cvExtensions, type FieldErrors } from "./form-contract.ts";
import { PostForm } from "./post-form.tsx";

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

import * as words from "#content/generated/words/forms.ts";
import { newsletter } from "#content/generated/contact.ts";
import * as contact from "#content/generated/words/contact.ts";
import { Anchor } from "../ui/anchor.tsx";
import { Field } from "../ui/field.tsx";
import { contactFields } from "./contact-field-table.ts";
import { cvExtensions, type FieldErrors } from "./form-limits.ts";
import * as fields from "#content/generated/words/fields.ts";
import type { ComponentProps } from "react";
import { useSiteSettings } from "../site-settings.ts";
import { TrapField } from "./trap-field.tsx";

interface ServiceFormProps {
  values?: Record<string, string>;
  errors?: FieldErrors;
}

/** The newsletter sign-up (R-NET-06). */
export function NewsletterForm(shown: ServiceFormProps) {
  const { formAction, siteUrl } = useSiteSettings();
  return (
    <ServiceForm
      action={formAction}
      aria-label={newsletter.title}
      told={{
        _subject: words.newsletterSubject,
        _next: `${siteUrl}/contact?submitted=true`,
        _template: "table",
        form_type: "newsletter",
      }}
    >
      <Field {...fieldOf("newsletter", "email", shown)} label={newsletter.label} />
      <button type="submit" className="btn-quiet mt-4">
        {newsletter.button}
      </button>
      <p className="type-small mt-3">
        <Anchor href="/privacy" className="underlined">
          {contact.privacy}
        </Anchor>
      </p>
    </ServiceForm>
  );
}

/** The application form (R-NET-03). */
export function CareersForm(shown: ServiceFormProps) {
  const { formAction, siteUrl } = useSiteSettings();
  return (
    <ServiceForm
      action={formAction}
      aria-labelledby="form-title"
      told={{
        _subject: words.applicationSubject,
        _next: `${siteUrl}/contact/careers?submitted=true`,
        _captcha: "false",
      }}
    >
      <div className="grid gap-6">
        <Field {...fieldOf("careers", "name", shown)} label={fields.fullName} />
        <Field {...fieldOf("careers", "email", shown)} label={fields.email} />
        <Field
          {...fieldOf("careers", "cv", shown)}
          label={fields.cv}
          type="file"
          accept={cvExtensions.join(",")}
          hint={fields.cvHint}
        />
      </div>
      <button type="submit" className="btn mt-8">
        {words.apply}
      </button>
    </ServiceForm>
  );
}

/** Props of a field of `form`; those that contact messages have too are the same as theirs. */
function fieldOf(form: string, name: string, { values, errors }: ServiceFormProps) {
  const { type, autoComplete, limit: maxLength } = contactFields.find((field) => field.name === name) ?? {};
  const asked = { form, name, needed: true, required: true, type, autoComplete, maxLength };
  return { ...asked, defaultValue: values?.[name], error: errors?.[name] };
}

/**
 * A native multipart post to the form service, with or without script.
 *
 * @param told hidden fields for the form service, by its names for them (R-NET-04, R-NET-06)
 */
function ServiceForm({ told, children, ...form }: ComponentProps<"form"> & { told: Record<string, string> }) {
  return (
    <form method="post" encType="multipart/form-data" className="relative" {...form}>
      {Object.entries(told).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TrapField />
      {children}
    </form>
  );
}

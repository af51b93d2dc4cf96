import * as words from "#content/generated/words/forms.ts";
import { newsletter } from "#content/generated/contact.ts";
import * as contact from "#content/generated/words/contact.ts";
import { Anchor } from "../ui/anchor.tsx";
import { InputField } from "../ui/field.tsx";
import { contactLimits, cvExtensions, type FieldErrors } from "./form-limits.ts";
import * as fields from "#content/generated/words/fields.ts";
import type { ComponentProps } from "react";
import { TrapField } from "./trap-field.tsx";

/** The newsletter sign-up (R-NET-06). */
export function NewsletterForm({ action, siteUrl, ...rest }: ServiceFormProps) {
  return (
    <ServiceForm
      action={action}
      aria-label={newsletter.title}
      told={{
        _subject: words.newsletterSubject,
        _next: `${siteUrl}/contact?submitted=true`,
        _template: "table",
        form_type: "newsletter",
      }}
    >
      <InputField
        {...fieldOf("newsletter", "email", rest)}
        label={newsletter.label}
        type="email"
        autoComplete="email"
        maxLength={contactLimits.email}
      />
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
export function CareersForm({ action, siteUrl, ...rest }: ServiceFormProps) {
  return (
    <ServiceForm
      action={action}
      aria-labelledby="form-title"
      told={{
        _subject: words.applicationSubject,
        _next: `${siteUrl}/contact/careers?submitted=true`,
        _captcha: "false",
      }}
    >
      <div className="grid gap-6">
        <InputField
          {...fieldOf("careers", "name", rest)}
          label={fields.fullName}
          autoComplete="name"
          maxLength={contactLimits.name}
        />
        <InputField
          {...fieldOf("careers", "email", rest)}
          label={fields.email}
          type="email"
          autoComplete="email"
          maxLength={contactLimits.email}
        />
        <InputField
          {...fieldOf("careers", "cv", rest)}
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

interface ServiceFormProps {
  action: string;
  siteUrl: string;
  values?: Record<string, string>;
  errors?: FieldErrors;
}

const fieldOf = (
  form: string,
  name: string,
  { values, errors }: Pick<ServiceFormProps, "values" | "errors">,
) => ({
  form,
  name,
  needed: true,
  required: true,
  defaultValue: values?.[name],
  error: errors?.[name],
});

/**
 * A native multipart post to the form service, with or without script.
 *
 * @param told what form services are told in hidden fields, by their names for it (R-NET-04, R-NET-06)
 */
function ServiceForm({
  told,
  children,
  ...form
}: ComponentProps<"form"> & { told: Readonly<Record<string, string>> }) {
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

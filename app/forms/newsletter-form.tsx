import * as words from "#content/generated/words/forms.ts";
import { newsletter } from "#content/generated/contact.ts";
import * as contact from "#content/generated/words/contact.ts";
import { Anchor } from "../ui/anchor.tsx";
import { InputField } from "../ui/field.tsx";
import { contactLimits, type FieldErrors } from "./form-limits.ts";
import { ServiceFields } from "./service-fields.tsx";
import { TrapField } from "./trap-field.tsx";

interface NewsletterFormProps {
  action: string;
  siteUrl: string;
  values?: Record<string, string>;
  errors?: FieldErrors;
}

/** The newsletter sign-up: a native post to the form service (R-NET-06). */
export function NewsletterForm({ action, siteUrl, values = {}, errors = {} }: NewsletterFormProps) {
  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      aria-label={newsletter.title}
      className="relative"
    >
      <ServiceFields
        subject={words.newsletterSubject}
        next={`${siteUrl}/contact?submitted=true`}
        template="table"
      />
      <input type="hidden" name="form_type" value="newsletter" />
      <TrapField />
      <InputField
        form="newsletter"
        label={newsletter.label}
        name="email"
        type="email"
        needed
        required
        autoComplete="email"
        maxLength={contactLimits.email}
        defaultValue={values["email"]}
        error={errors["email"]}
      />
      <button type="submit" className="btn-quiet mt-4">
        {newsletter.button}
      </button>
      <p className="type-small mt-3">
        <Anchor href="/privacy" className="underlined">
          {contact.privacy}
        </Anchor>
      </p>
    </form>
  );
}

import * as words from "#content/generated/words/forms.ts";
import { newsletter } from "#content/generated/contact.ts";
import * as contact from "#content/generated/words/contact.ts";
import { Anchor } from "../ui/anchor.tsx";
import { InputField } from "../ui/field.tsx";
import { contactLimits } from "./form-limits.ts";
import { ServiceForm, type ServiceFormProps } from "./service-form.tsx";

/** The newsletter sign-up (R-NET-06). */
export function NewsletterForm({ action, siteUrl, values = {}, errors = {} }: ServiceFormProps) {
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
    </ServiceForm>
  );
}

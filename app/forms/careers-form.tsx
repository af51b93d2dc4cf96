import * as words from "#content/generated/words/forms.ts";
import * as fields from "#content/generated/words/fields.ts";
import { InputField } from "../ui/field.tsx";
import { contactLimits, cvExtensions } from "./form-limits.ts";
import { ServiceForm, type ServiceFormProps } from "./service-form.tsx";

/** The application form (R-NET-03). */
export function CareersForm({ action, siteUrl, values = {}, errors = {} }: ServiceFormProps) {
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
          form="careers"
          label={fields.fullName}
          name="name"
          needed
          required
          autoComplete="name"
          maxLength={contactLimits.name}
          defaultValue={values["name"]}
          error={errors["name"]}
        />
        <InputField
          form="careers"
          label={fields.email}
          name="email"
          type="email"
          needed
          required
          autoComplete="email"
          maxLength={contactLimits.email}
          defaultValue={values["email"]}
          error={errors["email"]}
        />
        <InputField
          form="careers"
          label={fields.cv}
          name="cv"
          type="file"
          needed
          required
          accept={cvExtensions.join(",")}
          hint={fields.cvHint}
          error={errors["cv"]}
        />
      </div>
      <button type="submit" className="btn mt-8">
        {words.apply}
      </button>
    </ServiceForm>
  );
}

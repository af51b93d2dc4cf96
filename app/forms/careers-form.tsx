import * as words from "#content/generated/words/forms.ts";
import * as fields from "#content/generated/words/fields.ts";
import { InputField } from "../ui/field.tsx";
import { contactLimits, cvExtensions, type FieldErrors } from "./form-limits.ts";
import { ServiceFields } from "./service-fields.tsx";
import { TrapField } from "./trap-field.tsx";

interface CareersFormProps {
  action: string;
  siteUrl: string;
  values?: Record<string, string>;
  errors?: FieldErrors;
}

/** The application form: a native multipart post to the form service (R-NET-03), with or without script. */
export function CareersForm({ action, siteUrl, values = {}, errors = {} }: CareersFormProps) {
  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      aria-labelledby="form-title"
      className="relative"
    >
      <ServiceFields
        subject={words.applicationSubject}
        next={`${siteUrl}/contact/careers?submitted=true`}
        captcha="false"
      />
      <TrapField />
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
    </form>
  );
}

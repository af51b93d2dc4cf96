import { InputField, TextAreaField } from "../ui/field.tsx";
import { Notice, type NoticeContent } from "../ui/notice.tsx";
import { contactLimits, type ContactMessageType } from "./form-limits.ts";
import { TrapField } from "./trap-field.tsx";
import { useContactForm } from "./use-contact-form.ts";

interface ContactFormProps {
  type: ContactMessageType;
  /** What became of a post without script, and what the visitor had written. */
  answered?: { notice: NoticeContent; values: Record<string, string> };
}

/** The contact form: with script it calls the API, without it posts to the page's own action. */
export function ContactForm({ type, answered }: ContactFormProps) {
  const { form, sending, notice, waiting, restored, submit, keepDraft, prepare, discardDraft, stopWaiting } =
    useContactForm(type, answered?.notice);
  const values = answered?.values ?? {};
  const errors = notice?.errors ?? {};
  return (
    <form
      ref={form}
      method="post"
      action={`/contact/${type}`}
      aria-labelledby="form-title"
      onSubmit={submit}
      onFocus={prepare}
      onInput={keepDraft}
      className="relative"
    >
      {notice && <Notice notice={notice} form="contact" />}
      <input type="hidden" name="type" value={type} />
      <TrapField />
      <div className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
        <InputField
          form="contact"
          label="Name"
          name="name"
          needed
          autoComplete="name"
          maxLength={contactLimits.name}
          defaultValue={values["name"]}
          error={errors["name"]}
        />
        <InputField
          form="contact"
          label="E-mail"
          name="email"
          type="email"
          needed
          autoComplete="email"
          maxLength={contactLimits.email}
          defaultValue={values["email"]}
          error={errors["email"]}
        />
        <InputField
          form="contact"
          label="Company"
          name="company"
          autoComplete="organization"
          maxLength={contactLimits.company}
          defaultValue={values["company"]}
          error={errors["company"]}
        />
        <InputField
          form="contact"
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={contactLimits.phone}
          defaultValue={values["phone"]}
          error={errors["phone"]}
        />
        <TextAreaField
          form="contact"
          className="sm:col-span-2"
          label="Message"
          name="message"
          needed
          rows={6}
          maxLength={contactLimits.message}
          defaultValue={values["message"]}
          error={errors["message"]}
        />
      </div>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2 mt-8">
        <button type="submit" disabled={sending} className="btn disabled:op-60">
          {sending ? "Sending..." : "Send Message"}
        </button>
        {waiting && (
          <button type="button" className="underlined text-link min-h-11" onClick={stopWaiting}>
            Do not send it
          </button>
        )}
        {restored && !waiting && (
          <span className="type-small text-mute">
            This is what you had written before.{" "}
            <button type="button" className="underlined text-link" onClick={discardDraft}>
              Clear it
            </button>
          </span>
        )}
      </p>
    </form>
  );
}

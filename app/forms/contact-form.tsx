import * as words from "#content/generated/words/forms.ts";
import { WishedTimes } from "../contact/wished-times.tsx";
import { Field } from "../ui/field.tsx";
import { Notice, type NoticeContent } from "../ui/notice.tsx";
import { contactFields, type ContactValues } from "./contact-field-table.ts";
import { isEmpty } from "./form-values.ts";
import type { ContactMessageType } from "./form-limits.ts";
import { TrapField } from "./trap-field.tsx";
import { useContactForm } from "./use-contact-form.ts";

interface ContactFormProps {
  type: ContactMessageType;
  /** The outcome of a post without script, and what the visitor had written if it was not accepted. */
  answered?: { notice: NoticeContent; values?: ContactValues };
}

/** The contact form: with script it calls the API, without it posts to the page's own action. */
export function ContactForm({ type, answered }: ContactFormProps) {
  const { form, state, write, read, submit, stopWaiting, clear } = useContactForm(type, answered);
  const { step, isRestored, values, notice } = state;
  return (
    <form
      ref={form}
      method="post"
      action={`/contact/${type}`}
      aria-labelledby="form-title"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="relative"
    >
      {notice && <Notice notice={notice} form="contact" />}
      <input type="hidden" name="type" value={type} />
      <TrapField />
      <div className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
        {contactFields.map(({ limit, needed, ...field }) => (
          <Field
            key={field.name}
            {...field}
            form="contact"
            needed={!!needed}
            maxLength={limit}
            value={values[field.name]}
            onInput={read}
            error={notice?.errors?.[field.name]}
            {...(field.type === "textarea" && { className: "sm:col-span-2", rows: 6 })}
          />
        ))}
      </div>
      {type === "consultation" && (
        <WishedTimes message={values.message} write={(message) => write({ ...values, message })} />
      )}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2 mt-8">
        <button type="submit" disabled={step === "sending"} className="btn disabled:op-60">
          {step === "sending" ? words.sending : words.send}
        </button>
        {step === "waiting" && (
          <button type="button" className="underlined text-link min-h-11" onClick={stopWaiting}>
            {words.stopWaiting}
          </button>
        )}
        {!isEmpty(values) && step !== "sending" && step !== "waiting" && (
          <span className="type-small text-mute">
            {isRestored && `${words.restored} `}
            <button type="button" className="underlined text-link min-h-11" onClick={clear}>
              {words.clear}
            </button>
          </span>
        )}
      </p>
    </form>
  );
}

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import * as words from "#content/generated/words/forms.ts";
import { Field } from "../ui/field.tsx";
import { Notice, type NoticeContent } from "../ui/notice.tsx";
import { contactFields, type ContactValues } from "./contact-field-table.ts";
import type { ContactMessageType } from "./form-limits.ts";
import { TrapField } from "./trap-field.tsx";
import { contactFormController } from "./contact-form-controller.ts";
import { bornWith } from "./contact-form-life.ts";
import { outboxName } from "./outbox-flag.ts";

interface ContactFormProps {
  type: ContactMessageType;
  /** The outcome of a post without script, and what the visitor had written if it was not accepted. */
  answered?: { notice: NoticeContent; values?: ContactValues };
  /** Further questions for this type; shown above the button. */
  children?: ReactNode;
}

/** The contact form: with script it calls the API, without it posts to the page's own action. */
export function ContactForm({ type, answered, children }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [life, setLife] = useState(() => bornWith(answered?.notice));
  const [controller] = useState(() => contactFormController(life, setLife));
  const { submit, keep, prepare, clear, stopWaiting, finished } = controller;
  // A layout effect, so that it runs before anybody can write: other effects wait for the page transition.
  useLayoutEffect(() => {
    if (form.current) controller.open(form.current, type);
  }, [controller, type]);
  useEffect(() => {
    addEventListener(outboxName, finished);
    return () => removeEventListener(outboxName, finished);
  }, [finished]);
  const { step, restored, written, notice } = life;
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
      onFocus={prepare}
      onInput={keep}
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
            defaultValue={answered?.values?.[field.name]}
            error={notice?.errors?.[field.name]}
            {...(field.type === "textarea" && { className: "sm:col-span-2", rows: 6 })}
          />
        ))}
      </div>
      {children}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2 mt-8">
        <button type="submit" disabled={step === "sending"} className="btn disabled:op-60">
          {step === "sending" ? words.sending : words.send}
        </button>
        {step === "waiting" && (
          <button type="button" className="underlined text-link min-h-11" onClick={stopWaiting}>
            {words.stopWaiting}
          </button>
        )}
        {written && step !== "sending" && step !== "waiting" && (
          <span className="type-small text-mute">
            {restored && `${words.restored} `}
            <button type="button" className="underlined text-link min-h-11" onClick={clear}>
              {words.clear}
            </button>
          </span>
        )}
      </p>
    </form>
  );
}

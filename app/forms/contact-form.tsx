import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import * as v from "valibot";
import { WishedTimes, type WishedTimesProps } from "../contact/wished-times.tsx";
import { notify } from "../notifications/notify.ts";
import { Field } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";
import { contactFields, type ContactValues, eachField, isEmpty, valuesIn } from "./contact-field-table.ts";
import { contactSchema, fieldErrors } from "./contact-schema.ts";
import type { ContactMessageType } from "./form-contract.ts";
import { initialState, rejected, settled, written } from "./form-state.ts";
import { refusalTitle } from "./notices.ts";
import { cancel, loadDraft, newIdempotencyKey, onOutcome, saveDraft, submit } from "./outbox.ts";
import { PostForm, trapName } from "./post-form.tsx";

const read = (form: HTMLFormElement | null) => valuesIn(new FormData(form ?? undefined));

/**
 * What was typed before the application ran. If a translator has changed the page, React replaces the form with a new,
 * empty one.
 */
let typed = import.meta.env.SSR ? undefined : read(document.querySelector('form[action^="/contact"]'));

interface ContactFormProps extends Pick<WishedTimesProps, "clocks"> {
  type: ContactMessageType;
  /** The outcome of a post without script, and what the visitor had written if it was not accepted. */
  answered?: Parameters<typeof initialState>[0];
}

/** The contact form: with script it calls the API, so that a message can wait; without it posts to the page's action. */
export function ContactForm({ type, clocks, answered }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const opened = useRef<ContactMessageType>(undefined);
  const [state, setState] = useState(() => initialState(answered));
  const { status, isRestored, values, attempt, begun, notice } = state;
  const write = (next: ContactValues) => setState((before) => written(before, next, Date.now()));

  // A draft shows with its form: other effects wait for the page transition.
  useLayoutEffect(() => {
    const before = opened.current;
    if (before === type) return;
    opened.current = type;
    const draft = loadDraft(type);
    const inForm = read(form.current);
    const early = typed && isEmpty(inForm) ? typed : inForm;
    typed = undefined;
    // An answer that was shown before has no link any more (`routes/contact.tsx`); the draft was written since.
    const isNewAnswer = answered && (answered.values ?? answered.notice.link);
    if (draft && !isNewAnswer) {
      const restored = before ? draft.values : eachField(({ name }) => early[name] || draft.values[name]);
      setState({ ...draft, values: restored, isRestored: true });
      // Text follows the visitor to another form, unless that has a draft.
    } else if (before) saveDraft(before);
    // Text from before the application ran may be as old as the page.
    else setState((server) => written(server, early, performance.timeOrigin));
  }, [type, answered]);
  useLayoutEffect(() => saveDraft(type, state), [type, state]);

  const key = attempt?.key;
  useEffect(() => {
    if (key) return onOutcome((outcome) => setState((before) => settled(before, outcome)));
  }, [key]);

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const posted = valuesIn(data);
    // A second click: the message is under way, or this text has already arrived.
    if (status === "sending" || (status === "sent" && isEmpty(posted))) return;
    const parsed = v.safeParse(contactSchema, { ...posted, type });
    if (!parsed.success) {
      notify({ title: refusalTitle(posted), destructive: true });
      return setState((before) => rejected(before, fieldErrors(parsed.issues)));
    }
    const text = JSON.stringify(posted);
    const isRepeat = attempt?.text === text && attempt.type === type;
    // A reworded message takes the place of the one that waits.
    if (key && !isRepeat) cancel(key);
    const next = isRepeat ? attempt : { text, type, key: newIdempotencyKey() };
    setState((before) => ({
      ...before,
      status: "sending",
      values: posted,
      attempt: next,
      notice: undefined,
    }));
    const headers = {
      // Negative if the clock was set back in between. The worker treats that as unknown.
      "Form-Age": String(Math.round(Date.now() - begun)),
      ...(data.get(trapName) && { "Form-Trap": "filled" }),
    };
    void submit({ key: next.key, fields: parsed.output, headers });
  }

  const isUnderWay = status === "sending" || status === "waiting";
  return (
    <PostForm
      ref={form}
      action={`/contact/${type}`}
      aria-labelledby="form-title"
      hiddenFields={{ type }}
      onSubmit={send}
    >
      {notice && <Notice notice={notice} form="contact" />}
      <div className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
        {contactFields.map((field) => (
          <Field
            key={field.name}
            {...field}
            form="contact"
            value={values[field.name]}
            // All fields: not everything that fills in a form tells of each.
            onInput={() => write(read(form.current))}
            error={notice?.errors?.[field.name]}
            className={field.type === "textarea" ? "sm:col-span-2" : undefined}
          />
        ))}
      </div>
      {type === "consultation" && (
        <WishedTimes
          clocks={clocks}
          message={values.message}
          write={(message) => write({ ...values, message })}
        />
      )}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2 mt-8">
        <button type="submit" disabled={status === "sending"} className="btn disabled:op-60">
          {status === "sending" ? "Sending..." : "Send Message"}
        </button>
        {status === "waiting" && attempt && (
          <button type="button" className="underlined text-link min-h-11" onClick={() => cancel(attempt.key)}>
            Do not send it
          </button>
        )}
        {!isUnderWay && !isEmpty(values) && (
          <span className="needs-script type-small text-mute">
            {isRestored && `We’ve kept what you wrote earlier. `}
            <button
              type="button"
              className="underlined text-link min-h-11"
              onClick={() => {
                // This button is about to go.
                form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
                setState(initialState());
              }}
            >
              Clear it
            </button>
          </span>
        )}
      </p>
    </PostForm>
  );
}

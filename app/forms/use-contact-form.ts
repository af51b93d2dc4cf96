import { useEffect, useLayoutEffect, useReducer, useRef } from "react";
import * as v from "valibot";
import * as words from "#content/generated/words/forms.ts";
import { notify } from "../notifications/notify.ts";
import { type ContactValues, eachField } from "./contact-field-table.ts";
import { born, nextState } from "./contact-form-state.ts";
import { notSent, refusalTitle } from "./contact-notice.ts";
import { contactSchema, fieldErrors } from "./contact-schema.ts";
import type { ContactMessageType } from "./form-limits.ts";
import { isEmpty, valuesIn } from "./form-values.ts";
import { findDraft, keepDraft, onSettled, send, sendWaiting, takeBack } from "./kept-messages.ts";
import { trapName } from "./trap-field.tsx";

/** What a contact form does with script (R-CON-12 to 15). What is written in it survives a reload. */
export function useContactForm(type: ContactMessageType, answered: Parameters<typeof born>[0]) {
  const form = useRef<HTMLFormElement>(null);
  const opened = useRef<ContactMessageType>(undefined);
  const [state, dispatch] = useReducer(nextState, answered, born);
  const { attempt, begun, step } = state;
  const write = (values: ContactValues) => dispatch({ event: "written", values, now: Date.now() });

  // Layout effects run before anybody can write; other effects wait for the page transition.
  useLayoutEffect(() => {
    const before = opened.current;
    if (before === type) return;
    opened.current = type;
    const draft = findDraft(type);
    if (before) {
      // Text follows the visitor to another form, unless that has a draft of its own.
      if (draft) dispatch({ event: "found", draft });
      else keepDraft(before);
      return;
    }
    const early = valuesIn(dataOf(form.current));
    if (draft && !answered) {
      const values = eachField(({ name }) => early[name] || draft.values[name]);
      dispatch({ event: "found", draft: { ...draft, values } });
      // Text from before the application ran may be as old as the page.
    } else dispatch({ event: "written", values: early, now: performance.timeOrigin });
  }, [type, answered]);
  useLayoutEffect(() => keepDraft(type, state), [type, state]);

  const sentKey = attempt?.key;
  useEffect(() => {
    if (sentKey) return onSettled((settled) => dispatch({ event: "settled", ...settled }));
  }, [sentKey]);

  async function submit(): Promise<void> {
    const data = dataOf(form.current);
    const values = valuesIn(data);
    // A second click: the message is under way, or this text has already arrived.
    if (step === "sending" || (step === "sent" && isEmpty(values))) return;
    const parsed = v.safeParse(contactSchema, { ...values, type });
    if (!parsed.success) {
      notify({ title: refusalTitle(values), destructive: true });
      const errors = fieldErrors(parsed.issues);
      dispatch({ event: "refused", notice: { title: words.before, destructive: true, errors } });
      return;
    }
    const wording = JSON.stringify(values);
    const isRepeat = attempt?.words === wording && attempt.type === type;
    // A reworded message takes the place of the one that waits.
    if (attempt && !isRepeat) takeBack(attempt.key);
    const key = isRepeat ? attempt.key : newIdempotencyKey();
    dispatch({ event: "submitted", values, attempt: { words: wording, type, key } });
    const age = Date.now() - begun;
    const headers = {
      // Unknown if the clock was set back.
      ...(begun > 0 && age > 0 && { "Form-Age": String(Math.round(age)) }),
      ...(data.get(trapName) && { "Form-Trap": "filled" }),
    };
    const settled = await send({ key, fields: parsed.output, headers }, true);
    const notice = notSent(words.takenBack);
    dispatch({ event: "settled", ...(settled ?? { key, step: "failed", notice }) });
    if (settled?.step === "waiting") void sendWaiting();
  }

  function stopWaiting(): void {
    if (!attempt) return;
    const isUnsent = takeBack(attempt.key);
    const notice = isUnsent ? notSent(words.takenBack) : notSent(words.maybeSent, words.maybeSentTitle);
    dispatch({ event: "settled", key: attempt.key, step: "failed", notice });
  }

  // All fields: not everything that fills in a form tells of each.
  const read = () => write(valuesIn(dataOf(form.current)));
  const clear = () => dispatch({ event: "cleared" });
  return { form, state, write, read, submit, stopWaiting, clear };
}

const dataOf = (form: HTMLFormElement | null) => new FormData(form ?? undefined);

/**
 * A UUIDv7 (RFC 9562 §5.7): the time makes the worker file the message under the moment it was written, the
 * random part makes every repeat of the same message recognisable.
 */
export function newIdempotencyKey(now = Date.now()): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(9))];
  const random = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const hex = now.toString(16).padStart(12, "0") + random;
  return hex.replace(/^(.{8})(.{4})(.{3})(.{3})/, "$1-$2-7$3-a$4-");
}

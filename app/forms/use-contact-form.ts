import { type FormEvent, useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { ApiError } from "../api-client.ts";
import { notify } from "../notifications/store.ts";
import type { NoticeContent } from "../ui/notice.tsx";
import { fill, refusalTitle, textIn, valuesOf } from "./contact-fields.ts";
import { sentNotice } from "./contact-notice.ts";
import { contactSchema, fieldErrors, type ContactMessageType } from "./contact-schema.ts";
import { type Draft, readDraft, writeDraft } from "./draft.ts";
import { failureMessage } from "./failure-message.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";
import { type FinishedEntry, type OutgoingMessage, sendContact } from "./outbox.ts";
import { mayHaveWaiting } from "./outbox-flag.ts";
import { trapName } from "./trap-field.tsx";

const waitingNotice: NoticeContent = {
  title: "Waiting for a connection",
  text: "Your message has not reached us yet. It is kept in this browser and goes out by itself when the connection is back; you can also change it and send again.",
  destructive: true,
};

/** Loaded beside the form, so that it is here when the connection is not. */
const outboxWatch = () => import("./outbox-watch.ts");

/**
 * Sending the contact form with script (R-CON-12 to 15): idle, sending, then success with the form cleared or an
 * error with every value kept. A repeat of the same message carries the same key, so it is never kept twice. What
 * is written survives a reload, and a message that finds no connection waits for one.
 */
export function useContactForm(type: ContactMessageType, initial: NoticeContent | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const [sending, setSending] = useState(false);
  const [notice, setNotice] = useState(initial);
  const [waiting, setWaiting] = useState(false);
  const [restored, setRestored] = useState(false);
  const shownAt = useRef(0);
  const attempt = useRef<NonNullable<Draft["attempt"]>>({ content: "", key: "" });

  useEffect(() => {
    shownAt.current = pageAge();
    void outboxWatch();
    const draft = readDraft();
    if (draft && form.current && isUntouched(form.current)) {
      fill(form.current, draft.values);
      if (draft.attempt) attempt.current = draft.attempt;
      setRestored(true);
    }
    if (mayHaveWaiting()) {
      setWaiting(true);
      setNotice(waitingNotice);
      void watch();
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form appears
  }, []);

  const stopWatching = useRef<() => void>(undefined);
  useEffect(() => () => stopWatching.current?.(), []);

  async function watch(): Promise<void> {
    const { onFinished, watchOutbox } = await outboxWatch();
    stopWatching.current ??= onFinished(finished);
    await watchOutbox();
    if (!mayHaveWaiting()) setWaiting(false);
  }

  function finished(entry: FinishedEntry): void {
    setWaiting(false);
    if (entry.state === "sent") succeeded(entry.key, entry.reference);
    else setNotice({ title: "Not sent", text: entry.reason, destructive: true });
  }

  /** Clears the form unless something else has been written in it since. */
  function succeeded(key: string, reference: string | undefined): void {
    if (key === attempt.current.key && form.current && contentOf(form.current) === attempt.current.content) {
      fill(form.current, {});
      writeDraft({ values: {} });
      setRestored(false);
      shownAt.current = pageAge();
    }
    setNotice({
      title: "Your message is with us",
      text: reference && `Its reference is ${reference}.`,
      destructive: false,
    });
  }

  function contentOf(element: HTMLFormElement): string {
    return JSON.stringify({ ...valuesOf(element), type });
  }

  function keepDraft(): void {
    if (form.current) writeDraft({ values: valuesOf(form.current), attempt: attempt.current });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const values = valuesOf(element);
    const parsed = v.safeParse(contactSchema, { ...values, type });
    if (!parsed.success) {
      const errors = fieldErrors(parsed.issues);
      notify({ title: refusalTitle(values), destructive: true });
      setNotice({ title: "Before this can be sent", destructive: true, errors });
      return;
    }
    const content = contentOf(element);
    const previous = attempt.current.key;
    if (attempt.current.content !== content) attempt.current = { content, key: newIdempotencyKey() };
    keepDraft();
    const outgoing: OutgoingMessage = {
      key: attempt.current.key,
      message: parsed.output,
      headers: {
        "Form-Age": String(Math.round(pageAge() - shownAt.current)),
        ...(textIn(element, trapName) === "" ? {} : { "Form-Trap": "filled" }),
      },
    };
    setSending(true);
    setNotice(undefined);
    try {
      const reference = await sendContact(outgoing);
      if (waiting) {
        await (await outboxWatch()).takeBack(previous);
        setWaiting(false);
      }
      notify(sentNotice);
      succeeded(outgoing.key, reference);
    } catch (error) {
      if (error instanceof ApiError) failed(error);
      else await postpone(outgoing, previous, error);
    } finally {
      setSending(false);
    }
  }

  /** No answer came: the message may or may not have arrived, and goes out again under the same key. */
  async function postpone(outgoing: OutgoingMessage, previous: string, error: unknown): Promise<void> {
    try {
      await (await outboxWatch()).sendLater(outgoing, waiting ? previous : undefined);
    } catch {
      failed(error);
      return;
    }
    notify({
      title: "Error Sending Message",
      text: "There is no connection. The message waits in this browser and goes out when it is back.",
      destructive: true,
    });
    setWaiting(true);
    setNotice(waitingNotice);
    void watch();
  }

  function failed(error: unknown): void {
    notify({ title: "Error Sending Message", text: failureMessage(error), destructive: true });
    setNotice({
      title: "Not sent",
      text: "What you wrote is still here. You can send it again.",
      destructive: true,
    });
  }

  /** Forgets a restored draft and empties the form. */
  function discardDraft(): void {
    if (form.current) fill(form.current, {});
    attempt.current = { content: "", key: "" };
    writeDraft({ values: {} });
    setRestored(false);
  }

  /** Takes a message that waits for a connection back; the form keeps its words. */
  async function stopWaiting(): Promise<void> {
    await (await outboxWatch()).takeBack(attempt.current.key);
    setWaiting(false);
    setNotice({
      title: "Not sent",
      text: "The message no longer waits. What you wrote is still here.",
      destructive: true,
    });
  }

  return { form, sending, notice, waiting, restored, submit, keepDraft, discardDraft, stopWaiting };
}

/** Milliseconds since this page was opened. */
const pageAge = () => performance.now();

function isUntouched(form: HTMLFormElement): boolean {
  return Object.values(valuesOf(form)).every((value) => value === "");
}

import { type FormEvent, useEffect, useRef, useState } from "react";
import { ApiError } from "../api-client.ts";
import { notify } from "../notifications/store.ts";
import type { NoticeContent } from "../ui/notice.tsx";
import { fill, refusalTitle, textIn, valuesOf } from "./contact-fields.ts";
import { sentNotice } from "./contact-notice.ts";
import { type Draft, readDraft, writeDraft } from "./draft.ts";
import type { ContactMessageType } from "./form-limits.ts";
import { failureMessage } from "./failure-message.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";
import type { FinishedEntry, OutgoingMessage } from "./outbox.ts";
import { mayHaveWaiting } from "./outbox-flag.ts";
import { trapName } from "./trap-field.tsx";

const waitingNotice: NoticeContent = {
  title: "Waiting for a connection",
  text: "Your message has not reached us yet. It is kept in this browser and goes out by itself when the connection is back; you can also change it and send again.",
  destructive: true,
};

/** Loaded when somebody begins to write, so that it is here when the connection is not. */
const contactSending = () => import("./contact-sending.ts");

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
    // The form of the first page could be filled in since that page began, long before the application ran.
    shownAt.current = document.documentElement.dataset["hydrated"] === undefined ? 0 : pageAge();
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
    const { onFinished, watchOutbox } = await contactSending();
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
    const sendingCode = await contactSending().catch((error: unknown) => failed(error));
    if (!sendingCode) return;
    const checked = sendingCode.checkContact({ ...values, type });
    if ("errors" in checked) {
      notify({ title: refusalTitle(values), destructive: true });
      setNotice({ title: "Before this can be sent", destructive: true, errors: checked.errors });
      return;
    }
    const content = contentOf(element);
    const previous = attempt.current.key;
    if (attempt.current.content !== content) attempt.current = { content, key: newIdempotencyKey() };
    keepDraft();
    const outgoing: OutgoingMessage = {
      key: attempt.current.key,
      message: checked.message,
      headers: {
        "Form-Age": String(Math.round(pageAge() - shownAt.current)),
        ...(textIn(element, trapName) === "" ? {} : { "Form-Trap": "filled" }),
      },
    };
    setSending(true);
    setNotice(undefined);
    try {
      const reference = await sendingCode.sendContact(outgoing);
      if (waiting) {
        await (await contactSending()).takeBack(previous);
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
      await (await contactSending()).sendLater(outgoing, waiting ? previous : undefined);
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

  function prepare(): void {
    // When it cannot be had now, sending says so.
    contactSending().catch(() => {});
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
    await (await contactSending()).takeBack(attempt.current.key);
    setWaiting(false);
    setNotice({
      title: "Not sent",
      text: "The message no longer waits. What you wrote is still here.",
      destructive: true,
    });
  }

  return { form, sending, notice, waiting, restored, submit, keepDraft, prepare, discardDraft, stopWaiting };
}

/** Milliseconds since this page was opened. */
const pageAge = () => performance.now();

function isUntouched(form: HTMLFormElement): boolean {
  return Object.values(valuesOf(form)).every((value) => value === "");
}

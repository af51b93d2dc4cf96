import { type FormEvent, useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { apiRequest } from "../api-client.ts";
import { notify } from "../notifications/store.ts";
import type { NoticeContent } from "../ui/notice.tsx";
import { contactSchema, fieldErrors, type ContactMessageType } from "./contact-schema.ts";
import { failureMessage } from "./failure-message.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";
import { trapName } from "./trap-field.tsx";

const messageFields = ["name", "email", "company", "phone", "message"] as const;
const neededFields = ["name", "email", "message"] as const;

/**
 * Sending the contact form with script (R-CON-12 to 15): idle, sending, then success with the form cleared or an
 * error with every value kept. A repeat of the same message carries the same key, so it is never kept twice.
 */
export function useContactForm(type: ContactMessageType, initial: NoticeContent | undefined) {
  const [sending, setSending] = useState(false);
  const [notice, setNotice] = useState(initial);
  const shownAt = useRef(0);
  const attempt = useRef({ content: "", key: "" });

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const entries = new FormData(form);
    const message = Object.fromEntries(messageFields.map((name) => [name, textOf(entries, name)]));
    const parsed = v.safeParse(contactSchema, { ...message, type });
    if (!parsed.success) {
      const errors = fieldErrors(parsed.issues);
      notify({ title: refusalTitle(message), destructive: true });
      setNotice({ title: "Before this can be sent", destructive: true, errors });
      return;
    }
    const content = JSON.stringify(parsed.output);
    if (attempt.current.content !== content) attempt.current = { content, key: newIdempotencyKey() };
    setSending(true);
    setNotice(undefined);
    try {
      const answer = await apiRequest("POST", "/api/contacts", parsed.output, {
        "Idempotency-Key": attempt.current.key,
        "Form-Age": String(Math.round(performance.now() - shownAt.current)),
        ...(textOf(entries, trapName) === "" ? {} : { "Form-Trap": "filled" }),
      });
      clear(form);
      shownAt.current = performance.now();
      notify({
        title: "Message Sent Successfully!",
        text: "We'll get back to you within 24 hours.",
        destructive: false,
      });
      setNotice({ title: "Your message is with us", text: referenceOf(answer), destructive: false });
    } catch (error) {
      notify({ title: "Error Sending Message", text: failureMessage(error), destructive: true });
      setNotice({
        title: "Not sent",
        text: "What you wrote is still here. You can send it again.",
        destructive: true,
      });
    } finally {
      setSending(false);
    }
  }

  return { sending, notice, submit };
}

function textOf(entries: FormData, name: string): string {
  const value = entries.get(name);
  return typeof value === "string" ? value : "";
}

function refusalTitle(message: Record<string, string>): string {
  const missing = neededFields.some((name) => message[name]?.trim() === "");
  return missing ? "Please fill in all required fields" : "Please check the fields below";
}

function referenceOf(answer: unknown): string | undefined {
  const id: unknown = typeof answer === "object" && answer !== null && "id" in answer ? answer.id : undefined;
  return typeof id === "string" ? `Its reference is ${id}.` : undefined;
}

function clear(form: HTMLFormElement): void {
  for (const name of messageFields) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = "";
  }
}

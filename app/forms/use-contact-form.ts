import { type FormEvent, useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { apiRequest } from "../api-client.ts";
import type { NoticeContent } from "../ui/notice.tsx";
import { contactSchema, fieldErrors, type ContactMessageType } from "./contact-schema.ts";
import { failureMessage } from "./failure-message.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";
import { sentNotice } from "./contact-notice.ts";
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
      setNotice(refusal(fieldErrors(parsed.issues), message));
      return;
    }
    const content = JSON.stringify(parsed.output);
    if (attempt.current.content !== content) attempt.current = { content, key: newIdempotencyKey() };
    setSending(true);
    setNotice(undefined);
    try {
      await apiRequest("POST", "/api/contacts", parsed.output, {
        "Idempotency-Key": attempt.current.key,
        "Form-Age": String(Math.round(performance.now() - shownAt.current)),
        ...(textOf(entries, trapName) === "" ? {} : { "Form-Trap": "filled" }),
      });
      clear(form);
      shownAt.current = performance.now();
      setNotice(sentNotice);
    } catch (error) {
      setNotice({ title: "Error Sending Message", text: failureMessage(error), destructive: true });
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

function refusal(errors: Record<string, string>, message: Record<string, string>): NoticeContent {
  const missing = neededFields.some((name) => message[name]?.trim() === "");
  return {
    title: missing ? "Please fill in all required fields" : "Please check the fields below",
    destructive: true,
    errors,
  };
}

function clear(form: HTMLFormElement): void {
  for (const name of messageFields) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = "";
  }
}

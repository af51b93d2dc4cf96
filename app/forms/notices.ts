/** What the contact form says about a message, the same whichever way it was sent. */
import { lang } from "#content/generated/agency.ts";
import { contactNotices } from "#content/generated/notices.ts";
import type { ApiError } from "../api-client.ts";
import type { SubmissionAnswer } from "../context.ts";
import type { NoticeContent } from "../ui/notice.tsx";
import { contactFields, type ContactValues } from "./contact-field-table.ts";
import { timeIn } from "./form-contract.ts";

export const sentNotice = { title: "Message Sent Successfully!", text: contactNotices.sent };

export const notSent = (text: string, title = "Not sent") => ({ title, text, destructive: true });

export const failedNotice = (text: string) => notSent(text, "Error Sending Message");

const waitingTitle = () => (navigator.onLine ? "Waiting to be sent" : "Waiting for a connection");

export const waitingNotice = () =>
  notSent(
    "Your message hasn’t reached us yet. We’ve saved it in this browser and will send it as soon as we can. You can also change it and send it again.",
    waitingTitle(),
  );

/** For a message that has just got no answer, or one that was not ours. */
export const unreachedNotice = (): NoticeContent => ({
  title: waitingTitle(),
  text: navigator.onLine
    ? "We couldn’t reach our server. We’ve saved your message and will send it as soon as we can."
    : "You’re offline. We’ve saved your message and will send it when you reconnect.",
});

/** Headline for an incomplete or invalid message. */
export function refusalTitle(values: ContactValues): string {
  const missing = contactFields.some((field) => field.needed && !values[field.name].trim());
  return missing ? contactNotices.missing : "Please check the fields below";
}

/** What the page says when a form posted without script was not accepted, worded as with script. */
export const refusalNotice = (answer: SubmissionAnswer, values: ContactValues): NoticeContent =>
  answer.status === 422
    ? { title: refusalTitle(values), destructive: true, errors: answer.errors }
    : failedNotice(answer.message);

const receiptBase = "/contact/receipt/";

/** `text` with its reference linked to the receipt, where there is one. */
export const withReceipt = (text: string, reference: string, href = "") =>
  href.startsWith(receiptBase)
    ? {
        text: `${text} Use this link to check what happens to your message.`,
        link: { text: reference, href },
      }
    : { text };

/**
 * The receipt that a form posted without script redirects to, so that a reload does not send it again. Anybody may have
 * written what is in an address: only a reference in the worker's format and from the last day is shown, and a forged
 * one promises no more than the contact page does.
 *
 * @param reference, secret of the receipt, from the address
 * @param now epoch milliseconds, by the server's clock
 */
export function receiptNotice(reference: string | null, secret: string | null, now: number) {
  const age = Math.abs(now - Date.parse(timeIn(reference ?? "")));
  if (reference === null || !(age <= 86_400_000)) return undefined;
  const isSecret = /^[\da-f]{32}$/.test(secret ?? "");
  const href = isSecret ? `${receiptBase}${reference.toLowerCase()}-${secret}` : undefined;
  const text = `${sentNotice.text} Your reference is ${reference}.`;
  return { ...sentNotice, ...withReceipt(text, reference, href) };
}

/** For a message that arrived: when, by the server's clock, and where to see what becomes of it. */
export function arrivedNotice(answer: Partial<SubmissionAnswer>): NoticeContent {
  const { id = "", receivedAt, receipt } = answer;
  const time = new Date(receivedAt ?? "").toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" });
  const text = `${receivedAt ? `It arrived on ${time}.` : ""} ${id && `Its reference is ${id}.`}`;
  return { title: "Your message is with us", ...withReceipt(text.trim(), id, receipt) };
}

/**
 * What a failed contact post says to the visitor: the answer's own `message` or `error`; short plain
 * text as `ApiError` words it; a fallback for anything empty, long or meant for machines.
 */
export function failureText(error: ApiError): string {
  const body = error.body.trim();
  try {
    const { message, error: fault }: Record<string, unknown> = Object(JSON.parse(body));
    const isText = (text: unknown): text is string => typeof text === "string" && text.trim() !== "";
    return [message, fault].find(isText) ?? "Please try again later.";
  } catch {
    return body === "" || body.length > 200 || /[<>{}]/.test(body)
      ? "Please try again later."
      : error.message;
  }
}

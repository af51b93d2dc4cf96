/** What the contact form says about a message, the same whichever way it was sent. */
import { fill } from "#content/fill.ts";
import { lang } from "#content/generated/agency.ts";
import { contactNotices } from "#content/generated/notices.ts";
import * as words from "#content/generated/words/forms.ts";
import type { SubmissionAnswer } from "../context.ts";
import type { NoticeContent } from "../ui/notice.tsx";
import { contactFields, type ContactValues } from "./contact-field-table.ts";
import { isFreshReference, isReceiptSecret } from "./reference.ts";

/** For a message that was kept, whichever way it was sent. */
export const sentNotice: NoticeContent = {
  title: words.sent,
  text: contactNotices.sent,
  destructive: false,
};

/** Headline for an incomplete or invalid message (R-VAL-03). */
export function refusalTitle(values: ContactValues): string {
  const missing = contactFields.some((field) => field.needed && !values[field.name].trim());
  return missing ? contactNotices.missing : words.check;
}

/** What the page says when a form posted without script was not accepted, worded as with script. */
export function refusalNotice(answer: SubmissionAnswer, values: ContactValues): NoticeContent {
  if (answer.status === 422) {
    return { title: refusalTitle(values), destructive: true, errors: answer.errors };
  }
  return { title: words.failed, text: answer.message, destructive: true };
}

/**
 * The receipt that a form posted without script redirects to, so that a reload does not send it again.
 *
 * @param reference from the address, so anybody may have written it: only one in the worker's format and from the
 * last day is shown; a forged one promises no more than the contact page does
 * @param secret the secret part of the receipt page's address, from the address as well
 * @param now milliseconds since 1970, by the server's clock
 */
export function receiptNotice(
  reference: string | null,
  secret: string | null,
  now: number,
): NoticeContent | undefined {
  if (reference === null || !isFreshReference(reference, now)) return undefined;
  const href =
    secret !== null && isReceiptSecret(secret)
      ? `${receiptBase}${reference.toLowerCase()}-${secret}`
      : undefined;
  return {
    ...sentNotice,
    ...withReceipt(`${sentNotice.text} ${fill(words.reference, { reference })}`, reference, href),
  };
}

const receiptBase = "/contact/receipt/";

/** `text` with its reference linked to the receipt, where there is one. */
export function withReceipt(
  text: string,
  reference: string,
  href: string | undefined,
): Pick<NoticeContent, "text" | "link"> {
  return href?.startsWith(receiptBase)
    ? { text: `${text} ${words.receipt}`, link: { text: reference, href } }
    : { text };
}

/** For a message that arrived: when, by the server's clock, and where to see what becomes of it. */
export function arrivedNotice(answer: Partial<SubmissionAnswer>): NoticeContent {
  const { id = "", receivedAt, receipt } = answer;
  const time = new Date(receivedAt ?? "").toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" });
  const text = `${receivedAt ? fill(words.arrivedOn, { time }) : ""} ${id && fill(words.arrivedAs, { reference: id })}`;
  return { title: words.arrived, ...withReceipt(text.trim(), id, receipt), destructive: false };
}

export const notSent = (text: string, title = words.notSent): NoticeContent => ({
  title,
  text,
  destructive: true,
});

export const waitingNotice = () =>
  notSent(words.waitingText, navigator.onLine ? words.waiting : words.waitingOffline);

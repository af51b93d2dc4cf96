/** What the contact form says of a message: in words that do not depend on the way it was sent. */
import * as words from "#content/generated/words/forms.ts";
import { contactNotices } from "#content/generated/notices.ts";
import type { SubmissionAnswer } from "../context.ts";
import type { NoticeContent } from "../ui/notice.tsx";
import { contactFields, type ContactValues } from "./contact-field-table.ts";
import { fill } from "#content/fill.ts";

const day = 86_400_000;

/** Where a message was kept, whichever way it came. */
export const sentNotice: NoticeContent = {
  title: words.sent,
  text: contactNotices.sent,
  destructive: false,
};

/** Headline of a message that is not complete or not right (R-VAL-03). */
export function refusalTitle(values: ContactValues): string {
  const missing = contactFields.some((field) => field.needed && !values[field.name].trim());
  return missing ? contactNotices.missing : words.check;
}

/** What the page says when a form posted without script was not taken, in the words of the notices with it. */
export function refusalNotice(answer: SubmissionAnswer, values: ContactValues): NoticeContent {
  if (answer.status === 422) {
    return { title: refusalTitle(values), destructive: true, errors: answer.errors };
  }
  return { title: words.failed, text: answer.message, destructive: true };
}

/**
 * The receipt a form posted without script is sent on to, so that a reload sends nothing again.
 *
 * @param reference from the address, so anybody's words: only a reference of the last day, as the worker makes
 * them, is shown; an invented one promises no more than the contact page does
 * @param secret of the page that tells what becomes of the message, from the address as well
 * @param now milliseconds since 1970, by the server's clock
 */
export function receiptNotice(
  reference: string | null,
  secret: string | null,
  now: number,
): NoticeContent | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)\d{3}Z-[\da-f]{12}$/.exec(reference ?? "");
  if (!parts) return undefined;
  const [year = 0, month = 0, date, hour, minute, second] = parts.slice(1).map(Number);
  const age = now - Date.UTC(year, month - 1, date, hour, minute, second);
  if (age < -day || age > day) return undefined;
  const shown = reference ?? "";
  const href = /^[\da-f]{32}$/.test(secret ?? "")
    ? `${receiptBase}${shown.toLowerCase()}-${secret}`
    : undefined;
  return {
    ...sentNotice,
    ...withReceipt(`${sentNotice.text} ${fill(words.reference, { reference: shown })}`, shown, href),
  };
}

const receiptBase = "/contact/receipt/";

/** `text` that names a reference, which leads to the receipt where there is one. */
export function withReceipt(
  text: string,
  reference: string,
  href: string | undefined,
): Pick<NoticeContent, "text" | "link"> {
  return href?.startsWith(receiptBase)
    ? { text: `${text} ${words.receipt}`, link: { text: reference, href } }
    : { text };
}

/** Receipts: what becomes of a message, for those who sent it. Times are by the office's clock. */
import { clockIn, ourOffice, clockWords } from "#content/office-clock.ts";
import { fill } from "#content/fill.ts";
import { openingHours } from "#content/generated/opening-hours.ts";
import { reference as referenceIs } from "#content/generated/words/forms.ts";
import * as words from "#content/generated/words/receipt.ts";
import type { MessageReceipt } from "../context.ts";
import { receiptBase, sentNotice, withReceipt } from "../forms/notices.ts";
import { timeIn } from "../forms/reference.ts";
import type { NoticeContent } from "../ui/notice.tsx";

export interface ReceiptText {
  title: string;
  text: string;
  /** `open`: something is still to come. */
  tone: "good" | "open" | "alert";
  facts: { name: string; value: string; time?: string }[];
  notes: string[];
}

/** Words for `receipt`, or for an address that leads to none. */
export function receiptText(receipt: MessageReceipt | undefined): ReceiptText {
  if (!receipt) return { title: words.unknown, text: words.unknownText, tone: "alert", facts: [], notes: [] };
  const { state, reference, keptSince, at } = receipt;
  const time = momentText(at);
  const texts: Record<MessageReceipt["state"], [title: string, text: string, tone: ReceiptText["tone"]]> = {
    unseen: [words.unseen, words.unseenText, "open"],
    kept: [words.kept, words.keptText, "good"],
    underway: [words.underway, words.underwayText, "open"],
    waiting: [words.waiting, words.waitingText, "open"],
    handed: [words.handed, fill(words.handedText, { time }), "good"],
    failed: [words.failed, words.failedText, "alert"],
    erased: [words.erased, fill(words.erasedText, { time }), "good"],
  };
  const [title, text, tone] = texts[state];
  const kept = keptSince ? [{ name: words.keptSince, value: momentText(keptSince), time: keptSince }] : [];
  return {
    title,
    text,
    tone,
    facts: [{ name: words.reference, value: reference }, ...kept],
    notes: state === "erased" ? [] : [words.note, words.spamNote],
  };
}

/** `14:02 on Sun 22 Nov 2026, Solomon Islands time (GMT+11)`; empty for no time. @param time ISO 8601 */
function momentText(time = ""): string {
  const moment = Date.parse(time);
  if (Number.isNaN(moment)) return "";
  const [weekday, date, month, year, clock] = clockWords(clockIn(ourOffice.timeZone, moment));
  const day = `${weekday} ${Number(date)} ${month} ${year}`;
  return fill(words.moment, { time: clock, day, zone: openingHours.zone });
}

/**
 * The receipt that a form posted without script redirects to, so that a reload does not send it again. Anybody may have
 * written what is in an address: only a reference in the worker's format and from the last day is shown, and a forged
 * one promises no more than the contact page does.
 *
 * @param reference, secret of the receipt, from the address
 * @param now milliseconds since 1970, by the server's clock
 */
export function receiptNotice(
  reference: string | null,
  secret: string | null,
  now: number,
): NoticeContent | undefined {
  const age = Math.abs(now - Date.parse(timeIn(reference ?? "")));
  if (reference === null || !(age <= 86_400_000)) return undefined;
  const isSecret = /^[\da-f]{32}$/.test(secret ?? "");
  const href = isSecret ? `${receiptBase}${reference.toLowerCase()}-${secret}` : undefined;
  const text = `${sentNotice.text} ${fill(referenceIs, { reference })}`;
  return { ...sentNotice, ...withReceipt(text, reference, href) };
}

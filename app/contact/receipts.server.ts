/** Receipts: what becomes of a message, for those who sent it. Times are by the office's clock. */
import { clockIn, ourOffice, clockWords } from "#content/office-clock.ts";
import { receiptNotes, receipts } from "#content/generated/notices.ts";
import { openingHours } from "#content/generated/opening-hours.ts";
import type { MessageReceipt } from "../context.ts";
import { receiptBase, sentNotice, withReceipt } from "../forms/notices.ts";
import { timeIn } from "../forms/reference.ts";
import type { NoticeContent } from "../ui/notice.tsx";

/** The texts for `receipt`, or for an address without a receipt. */
export function receiptText(receipt: MessageReceipt | undefined) {
  if (!receipt) return { ...receipts.none, facts: [], notes: [] };
  const { state, reference, keptSince, at } = receipt;
  const { before, text, ...others } = receipts[state];
  const received = keptSince ? [{ name: "Received", value: momentText(keptSince), time: keptSince }] : [];
  return {
    ...others,
    text: before ? `${before} ${momentText(at)}. ${text}` : text,
    facts: [{ name: "Reference", value: reference, time: undefined }, ...received],
    notes: state === "erased" ? [] : receiptNotes,
  };
}

/** `14:02 on Sun 22 Nov 2026, Solomon Islands time (GMT+11)`; empty for no time. @param time ISO 8601 */
function momentText(time = ""): string {
  const moment = Date.parse(time);
  if (Number.isNaN(moment)) return "";
  const [weekday, date, month, year, clock] = clockWords(clockIn(ourOffice.timeZone, moment));
  const day = `${weekday} ${Number(date)} ${month} ${year}`;
  return `${clock} on ${day}, ${openingHours.zone}`;
}

/**
 * The receipt that a form posted without script redirects to, so that a reload does not send it again. Anybody may have
 * written what is in an address: only a reference in the worker's format and from the last day is shown, and a forged
 * one promises no more than the contact page does.
 *
 * @param reference, secret of the receipt, from the address
 * @param now epoch milliseconds, by the server's clock
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
  const text = `${sentNotice.text} Your reference is ${reference}.`;
  return { ...sentNotice, ...withReceipt(text, reference, href) };
}

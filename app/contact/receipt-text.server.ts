/** What a receipt says, with times by the office's clock. */
import { clockIn, ourOffice, clockWords } from "#content/office-clock.ts";
import { fill } from "#content/fill.ts";
import { openingHours } from "#content/generated/opening-hours.ts";
import * as words from "#content/generated/words/receipt.ts";
import type { MessageReceipt } from "../context.ts";

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

/** Receipts: what becomes of a message, for those who sent it. Times are by the office's clock. */
import { clockIn, ourOffice, clockWords } from "#content/office-clock.ts";
import { agency } from "#content/generated/agency.ts";
import { openingHours } from "#content/generated/opening-hours.ts";
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

/** The text for `receipt`, or for an address without a receipt. */
export function receiptText(receipt: MessageReceipt | undefined): ReceiptText {
  if (!receipt)
    return {
      title: "There’s no receipt at this address",
      text: "The address may be incomplete, or the message was deleted after the period given on our privacy page.",
      tone: "alert",
      facts: [],
      notes: [],
    };
  const { state, reference, keptSince, at } = receipt;
  const time = momentText(at);
  const texts: Record<MessageReceipt["state"], [title: string, text: string, tone: ReceiptText["tone"]]> = {
    unseen: [
      "We can’t see this message yet",
      "A message can take up to ten minutes to show here. Please look again soon. If you sent it earlier, the address may be wrong.",
      "open",
    ],
    kept: ["Your message is with us", "We have your message. You don’t need to send it again.", "good"],
    underway: [
      "We have your message and are passing it on",
      "It reaches our staff in a minute or two.",
      "open",
    ],
    waiting: [
      "We have your message, but it’s delayed",
      "We couldn’t deliver it to our team yet. We’ll keep trying for three days. You don’t need to send it again.",
      "open",
    ],
    handed: [
      "Your message has reached us",
      `Our team got it at ${time}. We answer within 24 hours, on working days.`,
      "good",
    ],
    failed: [
      "We have your message, but couldn’t deliver it",
      `Automatic delivery has stopped. Our team checks these messages by hand. If it’s urgent, phone us on ${agency.phone}.`,
      "alert",
    ],
    erased: [
      "Your message has been erased",
      `We erased it at ${time}. Only this note is left, for 30 days at most.`,
      "good",
    ],
  };
  const [title, text, tone] = texts[state];
  const kept = keptSince ? [{ name: "Received", value: momentText(keptSince), time: keptSince }] : [];
  return {
    title,
    text,
    tone,
    facts: [{ name: "Reference", value: reference }, ...kept],
    notes:
      state === "erased"
        ? []
        : [
            "This page shows neither your name nor your message. Anyone with the link can open it while we keep the message.",
            "If a message looks like spam, our staff look at it first, and its receipt says that it is with us.",
          ],
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

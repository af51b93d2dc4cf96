/**
 * What the contact form needs once somebody writes in it: checks, sending, the outbox, drafts of other tabs. Split off
 * so that reading the page costs less. Every outcome of a message becomes an event for the form.
 */
import { lang } from "#content/generated/agency.ts";
import * as v from "valibot";
import * as words from "#content/generated/words/forms.ts";
import { notify } from "../notifications/notify.ts";
import type { NoticeContent } from "../ui/notice.tsx";
import type { ContactValues } from "./contact-field-table.ts";
import type { FormEvent } from "./contact-form-life.ts";
import { contactSchema, fieldErrors } from "./contact-schema.ts";
import { refusalTitle, withReceipt } from "./contact-notice.ts";
import type { Draft } from "./draft.ts";
import { trySending } from "./outbox.ts";
import type { FinishedEntry, Receipt } from "./outbox-store.ts";
import { announce, sendLater, takeBack } from "./outbox-watch.ts";
import { fill } from "#content/fill.ts";

export { adoptDraft } from "./drafts-elsewhere.ts";
export { watchOutbox } from "./outbox-watch.ts";

type Attempt = NonNullable<Draft["attempt"]>;

/** An attempt to send `values` as `type`: the earlier one, with its key, when nothing has changed since. */
export function attemptFor(values: ContactValues, type: string, earlier: Attempt | undefined): Attempt {
  const written = JSON.stringify(values);
  if (earlier?.words === written && earlier.type === type) return earlier;
  return { words: written, type, key: newIdempotencyKey() };
}

/**
 * Sends a draft, or keeps it for later if it can still arrive then. Never throws.
 *
 * @param queued key of this form's waiting message, which is taken back if this is a reworded version of it
 * @returns what the form shows now; nothing when the message was sent or refused, which every form hears of
 */
export async function sendOrKeep(
  { values, begun }: Draft,
  { type, key }: Attempt,
  trapped: boolean,
  queued: string | undefined,
): Promise<FormEvent | undefined> {
  const parsed = v.safeParse(contactSchema, { ...values, type });
  if (!parsed.success) {
    notify({ title: refusalTitle(values), destructive: true });
    const errors = fieldErrors(parsed.issues);
    return { event: "refused", notice: { title: words.before, destructive: true, errors } };
  }
  const age = Date.now() - begun;
  const outgoing = {
    key,
    message: parsed.output,
    headers: {
      // If the clock was set back, the age is unknown.
      ...(age > 0 ? { "Form-Age": String(Math.round(age)) } : {}),
      ...(trapped ? { "Form-Trap": "filled" } : {}),
    },
  };
  if (queued && queued !== key) await takeBack(queued).catch(() => {});
  const state = await trySending(outgoing);
  if (state.state === "waiting" && (await sendLater({ ...outgoing, ...state }))) {
    const notice = waitingNotice();
    const text = state.notBefore === undefined ? words.offline : state.reason;
    // Waiting for a missing connection is not a failure.
    const isFailure = state.notBefore !== undefined || navigator.onLine;
    notify({ title: isFailure ? words.failed : notice.title, text, destructive: isFailure });
    return { event: "postponed", key, notice };
  }
  if (queued === key) await takeBack(key).catch(() => {});
  // Without storage nothing can wait.
  const outcome =
    state.state === "waiting" ? ({ state: "refused", reason: words.stillHere } as const) : state;
  announce({ ...outgoing, ...outcome });
  return undefined;
}

/** What became of this form's message, as an event. */
export function eventOf(entry: FinishedEntry): FormEvent {
  return entry.state === "sent"
    ? { event: "arrived", notice: receiptOf(entry) }
    : { event: "failed", notice: notSent(entry.reason) };
}

/** Takes the waiting message back; the form keeps its text. */
export async function stopWaiting(key: string): Promise<FormEvent> {
  await takeBack(key);
  return { event: "taken back", notice: notSent(words.takenBack) };
}

export function waitingNotice(): NoticeContent {
  return {
    title: navigator.onLine ? words.waiting : words.waitingOffline,
    text: words.waitingText,
    destructive: true,
  };
}

const notSent = (text: string): NoticeContent => ({ title: words.notSent, text, destructive: true });

function receiptOf({ id, receivedAt, receipt }: Receipt): NoticeContent {
  const time = new Date(receivedAt ?? "").toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" });
  const sentences = [
    receivedAt && fill(words.arrivedOn, { time }),
    id && fill(words.arrivedAs, { reference: id }),
  ];
  const text = sentences.filter(Boolean).join(" ");
  return { title: words.arrived, ...withReceipt(text, id ?? "", receipt), destructive: false };
}

/**
 * A UUIDv7 (RFC 9562 §5.7): the time makes the worker file the message under the moment it was written, the
 * random part makes every repeat of the same message recognisable.
 */
export function newIdempotencyKey(now = Date.now()): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(9))];
  const random = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const hex = now.toString(16).padStart(12, "0") + random;
  return hex.replace(/^(.{8})(.{4})(.{3})(.{3})/, "$1-$2-7$3-a$4-");
}

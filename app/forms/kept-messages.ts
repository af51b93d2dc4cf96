/**
 * What this browser keeps of contact messages: a draft for each type, in the tab where it is written; and for all tabs
 * each message on its way, from before the first try until it has an answer. Every try carries the same idempotency
 * key, so a message whose answer got lost counts once.
 */
import * as words from "#content/generated/words/forms.ts";
import { ApiError, apiRequest } from "../api-client.ts";
import { notify } from "../notifications/notify.ts";
import { store, stored, storedNames, storedValue } from "../ui/storage.ts";
import { type FormState, isAsSent, type Settled } from "./contact-form-state.ts";
import { arrivedNotice, notSent, sentNotice, waitingNotice } from "./contact-notice.ts";
import type { ContactMessage } from "./contact-schema.ts";
import { canWait, failureMessage, longestPauseMs, pauseAfter, pauseMs } from "./failed-sending.ts";
import type { ContactMessageType } from "./form-limits.ts";
import { isEmpty } from "./form-values.ts";

const draftName = (type: ContactMessageType) => `contact-draft:${type}`;

/** Keeps a form as the draft of `type`; without one, or with an empty one, forgets the draft that is there. */
export function keepDraft(type: ContactMessageType, form?: FormState): void {
  const draft = form && !isEmpty(form.values) ? JSON.stringify({ ...form, notice: undefined }) : "";
  store("sessionStorage", draftName(type), draft);
}

const draftOf = (type: ContactMessageType) =>
  storedValue<FormState | undefined>("sessionStorage", draftName(type), undefined);

/** The form of `type` as it was left, and what has become of its message; nothing if that was sent. */
export function findDraft(type: ContactMessageType): FormState | undefined {
  const draft = draftOf(type);
  if (draft?.step !== "sending" && draft?.step !== "waiting") return draft && { ...draft, step: "idle" };
  if (keptMessage(draft.attempt?.key)) return { ...draft, step: "waiting", notice: waitingNotice() };
  // What was written after the message left is still a draft.
  return isAsSent(draft) ? undefined : { ...draft, step: "idle", attempt: undefined };
}

interface Outgoing {
  /** Idempotency key. They sort by time. */
  key: string;
  fields: ContactMessage;
  headers: Record<string, string>;
}

interface Message extends Outgoing {
  /** How often a server has put it off, and until when (milliseconds since 1970). */
  tries: number;
  notBefore?: number;
  /** It is being sent, or a try ended without an answer that rules out that it arrived. */
  mayHaveArrived?: boolean;
}

/** Name of the lock under which one tab sends, and of the channel that tells every tab what became of a message. */
const channelName = "contact-messages";
/** Each message has its own entry, so that no tab overwrites another's. */
const prefix = "contact-waiting:";
/** A minute without an answer is none. */
const patienceMs = 60_000;

/** @returns whether the browser had room for it */
function keep(message: Message): boolean {
  const text = JSON.stringify(message);
  store("localStorage", prefix + message.key, text);
  return stored("localStorage", prefix + message.key) === text;
}

const keptMessage = (key = "") => storedValue<Message | undefined>("localStorage", prefix + key, undefined);

/** Oldest first. */
const keptMessages = () =>
  storedNames("localStorage", prefix)
    .sort()
    .flatMap((name) => keptMessage(name.slice(prefix.length)) ?? []);

/** Takes a message back. @returns whether it is certain that it has not arrived and will not */
export function takeBack(key: string): boolean {
  const message = keptMessage(key);
  store("localStorage", prefix + key, "");
  return !!message && !message.mayHaveArrived;
}

/**
 * Sends a message now, and keeps it if it can still arrive later. The visitor is told on whatever page this is.
 *
 * @param isAsked the visitor has just asked for it
 * @returns what became of it; nothing if it was taken back meanwhile and no answer says that it arrived
 */
export async function send(message: Outgoing, isAsked = false): Promise<Settled | undefined> {
  const { key, fields, headers } = message;
  const { tries = 0, mayHaveArrived } = keptMessage(key) ?? {};
  // No other tab sends it meanwhile; the next visit does if this page is closed.
  const isKept = keep({ ...message, tries, notBefore: Date.now() + patienceMs, mayHaveArrived: true });
  const wasOffline = !navigator.onLine;
  const patience = new AbortController();
  setTimeout(() => patience.abort(), patienceMs);
  try {
    const sent = { "Idempotency-Key": key, ...headers };
    const receipt = await apiRequest("POST", "/api/contacts", fields, sent, patience.signal);
    takeBack(key);
    notify(sentNotice);
    return { key, step: "sent", notice: arrivedNotice(Object(receipt)) };
  } catch (error) {
    if (isKept && !keptMessage(key)) return undefined;
    const isAnswer = error instanceof ApiError;
    const isUnsure = mayHaveArrived || (isAnswer ? error.status !== 429 : !wasOffline);
    // Without an answer it may be tried again at once: the connection may be back at any moment.
    const later = isAnswer
      ? { tries: tries + 1, notBefore: Date.now() + pauseAfter(error, tries) }
      : { tries };
    if (canWait(error) && keep({ ...message, ...later, mayHaveArrived: isUnsure })) {
      const destructive = isAnswer || navigator.onLine;
      const title = destructive ? words.failed : words.waitingOffline;
      if (isAsked) notify({ title, text: isAnswer ? failureMessage(error) : words.offline, destructive });
      return { key, step: "waiting", notice: waitingNotice() };
    }
    // Without storage nothing can wait.
    const text = canWait(error) ? words.stillHere : failureMessage(error);
    takeBack(key);
    giveBack(message);
    notify({ title: words.failed, text, destructive: true });
    return { key, step: "failed", notice: notSent(text) };
  }
}

/** Makes a message that was refused a draft again, in this tab if its own form is not open. */
function giveBack({ key, fields: { type, ...values } }: Outgoing): void {
  const draft = draftOf(type);
  if (!draft || draft.attempt?.key === key) keepDraft(type, { begun: 0, ...draft, values, step: "idle" });
}

let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;

/** Sends what waits, from now on whenever it may get through. */
export async function sendWaiting(): Promise<void> {
  if (!isWatching) addEventListener("online", sendWaiting);
  if (!isWatching) document.addEventListener("visibilitychange", sendWaiting);
  isWatching = true;
  // When offline, the browser reports the next chance.
  if (navigator.onLine) await navigator.locks.request(channelName, sendOneByOne);
  clearTimeout(timer);
  const pauses = keptMessages().map((message) => pauseOf(message) || pauseMs);
  if (pauses.length > 0) timer = setTimeout(sendWaiting, Math.min(...pauses));
}

async function sendOneByOne(): Promise<void> {
  for (const { key } of keptMessages()) {
    // Read again: the visitor may have taken it back while another was being sent.
    const message = keptMessage(key);
    const settled = message && pauseOf(message) === 0 && (await send(message));
    if (!settled) continue;
    if (settled.step === "waiting") return;
    const channel = new BroadcastChannel(channelName);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel.postMessage(settled);
    channel.close();
  }
}

/** Milliseconds until `message` may be sent. */
function pauseOf({ notBefore = 0 }: Message): number {
  const pause = notBefore - Date.now();
  // More than the longest pause means that this browser's clock was set back.
  return pause > longestPauseMs ? 0 : Math.max(pause, 0);
}

/** Calls `hear` with what became of messages that waited, whichever tab sent them. @returns what ends it */
export function onSettled(hear: (settled: Settled) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", ({ data }: MessageEvent<Settled>) => hear(data));
  return () => channel.close();
}

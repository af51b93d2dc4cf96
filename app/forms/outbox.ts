/**
 * What this browser stores of contact messages: a draft for each type, in the tab where it is written; and for all tabs
 * the outbox, which has each message from before its first try until it has an answer. Every try carries the same
 * idempotency key, so a message whose answer got lost counts once.
 */
import { ApiError, apiRequest } from "../api-client.ts";
import { notify } from "../notifications/notify.ts";
import { attempt, store, storedNames, storedValue } from "../ui/storage.ts";
import { isEmpty } from "./contact-field-table.ts";
import type { ContactMessage } from "./contact-schema.ts";
import type { ContactMessageType } from "./form-contract.ts";
import { type FormState, initialState, isUnchanged, type Outcome } from "./form-state.ts";
import {
  arrivedNotice,
  failedNotice,
  failureText,
  notSent,
  sentNotice,
  unreachedNotice,
  waitingNotice,
} from "./notices.ts";

interface Message {
  /** Idempotency key. They sort by time. */
  key: string;
  fields: ContactMessage;
  headers: Record<string, string>;
  /** It is being sent, or a try ended without an answer that rules out that it arrived. */
  mayHaveArrived?: boolean;
}

/** Names the channel that tells every tab what became of a message. */
const outboxName = "contact-messages";
/** Each message has an entry to itself, so that no tab overwrites another's. */
const prefix = "contact-waiting:";
/** A minute without an answer is none. */
const timeoutMs = 60_000;
/** Time between tries unless the server says otherwise, and the longest that we obey. */
const [pauseMs, maxPauseMs] = [30_000, 3_600_000];
/** How often in a row the server has put off a message of this tab, and until when (by `performance.now`). */
let [delays, notBefore] = [0, 0];
let timer: ReturnType<typeof setTimeout> | undefined;

const find = (key = ""): Message | undefined => storedValue("localStorage", prefix + key);
const save = (message: Message) => store("localStorage", prefix + message.key, JSON.stringify(message));
const remove = (key: string) => store("localStorage", prefix + key, "");
const keys = () => storedNames("localStorage", prefix).map((name) => name.slice(prefix.length));

/** Listeners in this tab. A browser that refuses storage may refuse channels too, and then no other tab has messages. */
const listeners = new Set<(outcome: Outcome) => void>();

const openChannel = () => attempt(() => new BroadcastChannel(outboxName), undefined);

/** Calls `hear` with what becomes of messages, whichever tab sends them. @returns what ends it */
export function onOutcome(hear: (outcome: Outcome) => void): () => void {
  const channel = openChannel();
  if (!channel) listeners.add(hear);
  channel?.addEventListener("message", ({ data }: MessageEvent<Outcome>) => hear(data));
  return () => {
    listeners.delete(hear);
    channel?.close();
  };
}

function tell(outcome: Outcome): void {
  for (const hear of listeners) hear(outcome);
  const channel = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel?.postMessage(outcome);
  channel?.close();
}

/** Takes a message out of the outbox. Unless it certainly has not arrived, the visitor hears that it may have. */
export function cancel(key: string): void {
  const isUnsent = find(key)?.mayHaveArrived === false;
  remove(key);
  const notice = isUnsent
    ? notSent("Sending cancelled. Your text is still in the form.")
    : notSent(
        "It was on its way when you cancelled, so it may still reach us. Your text is still in the form. If you send it again unchanged, we get it once.",
        "It may already have been sent",
      );
  tell({ key, status: "failed", notice });
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

/** Sends a message that the visitor has just written, and sees to it later if it has to wait. */
export async function submit(message: Message): Promise<void> {
  // From now on the next visit sends it, even if an earlier try of the same message has to end first.
  save({ ...find(message.key), ...message });
  await send(message, true);
  watch();
}

/** Sends what waits, and from now on again and again until it gets through. */
export async function flush(): Promise<void> {
  for (const key of keys().sort()) {
    const message = find(key);
    if (message && (await send(message)) === "waiting") break;
  }
  watch();
}

function watch(): void {
  clearTimeout(timer);
  if (keys().length > 0) timer = setTimeout(flush, Math.max(notBefore - performance.now(), 0) || pauseMs);
}

/**
 * Sends a message, and leaves it in the outbox if it can still arrive later. The visitor is told on whatever page this is.
 *
 * @param isAsked the visitor has just asked for it
 * @returns what became of it; nothing if it was cancelled and no answer says that it arrived
 */
async function send(message: Message, isAsked = false): Promise<Outcome["status"] | undefined> {
  const { key, fields, headers } = message;
  const work = async () => {
    // When offline, the browser reports the next chance.
    if (!isAsked && (!navigator.onLine || performance.now() < notBefore)) return "waiting";
    const before = find(key);
    // Another tab has sent it, or the visitor has cancelled it.
    if (!before && !isAsked) return undefined;
    const isSaved = save({ ...message, mayHaveArrived: true });
    const wasOnline = navigator.onLine;
    // Not `AbortSignal.timeout`, which is younger than the oldest browsers that this is for.
    const timeout = new AbortController();
    setTimeout(() => timeout.abort(), timeoutMs);
    try {
      const keyed = { "Idempotency-Key": key, ...headers };
      const receipt = await apiRequest("POST", "/api/contacts", fields, keyed, timeout.signal);
      remove(key);
      notify(sentNotice);
      tell({ key, status: "sent", notice: arrivedNotice(Object(receipt)) });
      delays = 0;
      return "sent";
    } catch (error) {
      // The visitor has cancelled it meanwhile.
      if (isSaved && !find(key)) return undefined;
      const answer = error instanceof ApiError ? error : undefined;
      const pause = pauseAfter(answer, delays);
      const mayHaveArrived = before?.mayHaveArrived || (answer ? answer.status !== 429 : wasOnline);
      if (pause !== undefined && save({ ...message, mayHaveArrived })) {
        if (answer) delays += 1;
        notBefore = performance.now() + pause;
        if (!isAsked) return "waiting";
        const notice = waitingNotice();
        notify(answer ? failedNotice(failureText(answer)) : unreachedNotice());
        tell({ key, status: "waiting", notice });
        return "waiting";
      }
      // Without storage nothing can wait.
      const text = answer ? failureText(answer) : "Your text is still in the form. You can send it again.";
      remove(key);
      // Text that was refused is a draft again, in this tab if no form with it is open.
      const { type, ...values } = fields;
      const draft = storedDraft(type);
      if (!draft || draft.attempt?.key === key)
        saveDraft(type, { ...initialState(), ...draft, values, status: "idle" });
      notify(failedNotice(text));
      tell({ key, status: "failed", notice: notSent(text) });
      return "failed";
    }
  };
  // No other tab sends the same message meanwhile, or has it where storage is refused, and locks with it. Plain HTTP, as on
  // a local network, has no locks.
  return find(key) && "locks" in navigator ? navigator.locks.request(prefix + key, work) : work();
}

/**
 * Milliseconds until a message is sent again after `answer`, as the server asks and longer each time; nothing where
 * another try would get the same answer.
 */
export function pauseAfter(answer: ApiError | undefined, delaysBefore: number): number | undefined {
  // The connection may be back at any moment.
  if (!answer) return 0;
  const { status, retryAfter = pauseMs / 1000 } = answer;
  if (status < 500 && ![408, 409, 425, 429].includes(status)) return undefined;
  return Math.min(Math.max(retryAfter, 2 ** delaysBefore) * 1000, maxPauseMs);
}

const draftName = (type: ContactMessageType) => `contact-draft:${type}`;
const storedDraft = (type: ContactMessageType): FormState | undefined =>
  storedValue("sessionStorage", draftName(type));

/** Stores a form as the draft of `type`; without one, or with an empty one, deletes the draft. */
export function saveDraft(type: ContactMessageType, form?: FormState): void {
  const draft = form && !isEmpty(form.values) ? JSON.stringify({ ...form, notice: undefined }) : "";
  store("sessionStorage", draftName(type), draft);
}

/** The draft of `type` and the state of its message; undefined once that was sent. */
export function loadDraft(type: ContactMessageType): FormState | undefined {
  const draft = storedDraft(type);
  if (!draft) return undefined;
  if (find(draft.attempt?.key)) return { ...draft, status: "waiting", notice: waitingNotice() };
  // Out of the outbox, so it was sent. What was written since is still a draft.
  const wasSent = (draft.status === "sending" || draft.status === "waiting") && isUnchanged(draft);
  return wasSent ? undefined : { ...draft, status: "idle" };
}

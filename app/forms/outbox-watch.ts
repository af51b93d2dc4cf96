/** The page's side of the outbox: tries again whenever a message may get through, and tells the visitor. */
import * as words from "#content/generated/words/forms.ts";
import { notify } from "../notifications/notify.ts";
import { sentNotice } from "./contact-notice.ts";
import { forgetDraftsOf } from "./drafts-elsewhere.ts";
import { discard, flushOutbox, keepForLater, keysWaiting, outboxName, takeFinished } from "./outbox.ts";
import { rememberWaiting } from "./outbox-flag.ts";
import type { FinishedEntry, OutgoingMessage } from "./outbox-store.ts";

type Listener = (entry: FinishedEntry) => void;

const listeners = new Set<Listener>();
/** Events this page has seen, for forms that appear later. */
const seen: FinishedEntry[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let channel: BroadcastChannel | undefined;

/** Tries now, and from now on whenever a message may get through. Resolves when this try is over. */
export async function watchOutbox(): Promise<void> {
  if (!channel) {
    addEventListener("online", tryAgain);
    document.addEventListener("visibilitychange", tryAgain);
    channel = new BroadcastChannel(outboxName);
    channel.addEventListener("message", (event: MessageEvent<FinishedEntry | "finished">) => {
      // The service worker has tried, and knows when the next try makes sense.
      if (event.data === "finished") void tryAgain();
      else tell(event.data);
    });
  }
  await tryAgain();
}

/** Calls `listener` for each message sent or refused, in whichever tab. @returns a function that stops this */
export function onFinished(listener: Listener): () => void {
  listeners.add(listener);
  for (const entry of seen) listener(entry);
  return () => listeners.delete(listener);
}

/** Keeps a message that failed with `error` until `watchOutbox` or the service worker can send it. */
export async function sendLater(message: OutgoingMessage, error: unknown): Promise<void> {
  await keepForLater(message, error);
  rememberWaiting(await keysWaiting());
  // Chromium's Background Sync sends after the last tab is closed; elsewhere the next visit does.
  const registration = await navigator.serviceWorker?.getRegistration();
  // Refused in private windows and where the visitor switched it off.
  await registration?.sync?.register(outboxName).catch(() => {});
}

/** Takes a waiting message back. */
export async function takeBack(key: string): Promise<void> {
  await discard(key);
  rememberWaiting(await keysWaiting());
}

let tries = Promise.resolve();

/** One try after the other: two at once would each take the other for another tab, and wait for it. */
function tryAgain(): Promise<void> {
  tries = tries.catch(() => {}).then(tryOnce);
  return tries;
}

async function tryOnce(): Promise<void> {
  clearTimeout(timer);
  const pause = navigator.onLine ? await flushOutbox() : undefined;
  // When offline, the browser reports the next chance.
  if (pause !== undefined) {
    clearTimeout(timer);
    timer = setTimeout(tryAgain, pause);
  }
  await report();
}

/** Reports what was sent or refused, but only in a visible page. */
async function report(): Promise<void> {
  if (document.visibilityState === "hidden") return;
  for (const entry of await takeFinished()) announce(entry);
  rememberWaiting(await keysWaiting());
}

/** Tells the visitor, and every form it may concern, what became of a message. */
export function announce(entry: FinishedEntry): void {
  tell(entry);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel?.postMessage(entry);
  if (entry.state === "sent") {
    forgetDraftsOf(entry.key);
    notify(sentNotice);
  } else {
    notify({ title: words.failed, text: entry.reason, destructive: true });
  }
}

function tell(entry: FinishedEntry): void {
  seen.push(entry);
  for (const listener of listeners) listener(entry);
}

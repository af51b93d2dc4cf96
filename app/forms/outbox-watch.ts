/** The page's side of the outbox: tries again whenever a message may get through, and tells the visitor. */
import * as words from "#content/generated/words/forms.ts";
import { notify } from "../notifications/notify.ts";
import { sentNotice } from "./contact-notice.ts";
import { forgetDraftsOf } from "./drafts-elsewhere.ts";
import { discard, flushOutbox, keepForLater, keysWaiting, takeFinished } from "./outbox.ts";
import { outboxName, rememberWaiting } from "./outbox-flag.ts";
import type { FinishedEntry, OutboxEntry } from "./outbox-store.ts";

declare global {
  interface WindowEventMap {
    /** A message was sent or refused, in whichever tab. */
    [outboxName]: CustomEvent<FinishedEntry>;
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;
let channel: BroadcastChannel | undefined;

/** Tries now, and from now on whenever a message may get through. Resolves when this try is over. */
export async function watchOutbox(): Promise<void> {
  if (!channel) {
    addEventListener("online", tryAgain);
    document.addEventListener("visibilitychange", tryAgain);
    channel = new BroadcastChannel(outboxName);
    channel.addEventListener("message", ({ data }: MessageEvent<FinishedEntry | "finished">) => {
      // The service worker has tried, and knows when the next try makes sense.
      if (data === "finished") void tryAgain();
      else tellForms(data);
    });
  }
  await tryAgain();
}

/**
 * Keeps a message until `watchOutbox` or the service worker can send it.
 *
 * @returns false when the browser has no storage for it
 */
export async function sendLater(entry: OutboxEntry): Promise<boolean> {
  try {
    await keepForLater(entry);
  } catch {
    return false;
  }
  rememberWaiting(await keysWaiting());
  // Chromium's Background Sync sends after the last tab is closed; elsewhere the next visit does.
  const registration = await navigator.serviceWorker?.getRegistration();
  // Refused in private windows and where the visitor switched it off.
  await registration?.sync?.register(outboxName).catch(() => {});
  return true;
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
  // When offline, the browser reports the next chance.
  const pause = navigator.onLine ? await flushOutbox() : undefined;
  if (pause !== undefined) timer = setTimeout(tryAgain, pause);
  if (document.visibilityState === "hidden") return;
  for (const entry of await takeFinished()) announce(entry);
  rememberWaiting(await keysWaiting());
}

/** Tells the visitor, and every form it may concern, what became of a message. */
export function announce(entry: FinishedEntry): void {
  tellForms(entry);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel?.postMessage(entry);
  if (entry.state === "sent") {
    forgetDraftsOf(entry.key);
    notify(sentNotice);
  } else {
    notify({ title: words.failed, text: entry.reason, destructive: true });
  }
}

function tellForms(entry: FinishedEntry): void {
  dispatchEvent(new CustomEvent(outboxName, { detail: entry }));
}

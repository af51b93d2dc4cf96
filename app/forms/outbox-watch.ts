/** The page's side of the outbox: tries again whenever a connection may have returned, and tells the visitor. */
import { notify } from "../notifications/store.ts";
import {
  countWaiting,
  discard,
  type FinishedEntry,
  flushOutbox,
  keepForLater,
  type OutgoingMessage,
  outboxName,
  takeFinished,
} from "./outbox.ts";
import { rememberWaiting } from "./outbox-flag.ts";
import { sentNotice } from "./contact-notice.ts";

/** Milliseconds between tries while a message waits; the browser's `online` event is only a hint. */
const retryMs = 30_000;

type Listener = (entry: FinishedEntry) => void;

const listeners = new Set<Listener>();
let timer: ReturnType<typeof setInterval> | undefined;
let channel: BroadcastChannel | undefined;

/** Tries now, and from now on whenever a connection may have returned. Resolves when this try is over. */
export async function watchOutbox(): Promise<void> {
  if (timer === undefined) {
    timer = setInterval(tryAgain, retryMs);
    addEventListener("online", tryAgain);
    document.addEventListener("visibilitychange", tryAgain);
    channel = new BroadcastChannel(outboxName);
    channel.addEventListener("message", (event: MessageEvent<FinishedEntry | "finished">) => {
      if (event.data === "finished") void report();
      else tell(event.data);
    });
  }
  await tryAgain();
}

/** Hears of each message that was sent or refused, in whichever tab. @returns how to stop */
export function onFinished(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps a message until `watchOutbox` or the service worker can send it; `replaces` is an earlier wording that must not go out. */
export async function sendLater(message: OutgoingMessage, replaces: string | undefined): Promise<void> {
  if (replaces && replaces !== message.key) await discard(replaces);
  await keepForLater(message);
  rememberWaiting(true);
  await askForBackgroundSync();
}

/** Takes a waiting message back. */
export async function takeBack(key: string): Promise<void> {
  await discard(key);
  rememberWaiting((await countWaiting()) > 0);
}

async function tryAgain(): Promise<void> {
  if (!navigator.onLine || document.visibilityState === "hidden") return;
  await flushOutbox();
  await report();
}

async function report(): Promise<void> {
  for (const entry of await takeFinished()) {
    tell(entry);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel?.postMessage(entry);
    if (entry.state === "sent") notify(sentNotice);
    else notify({ title: "Error Sending Message", text: entry.reason, destructive: true });
  }
  if ((await countWaiting()) > 0) return;
  rememberWaiting(false);
}

function tell(entry: FinishedEntry): void {
  for (const listener of listeners) listener(entry);
}

/** Chromium's Background Sync sends after the last tab is closed; elsewhere the next visit does. */
async function askForBackgroundSync(): Promise<void> {
  const registration: (ServiceWorkerRegistration & { sync?: SyncManager }) | undefined =
    await navigator.serviceWorker?.getRegistration();
  // Refused in private windows and where the visitor switched it off.
  await registration?.sync?.register(outboxName).catch(() => {});
}

interface SyncManager {
  register(tag: string): Promise<void>;
}

/**
 * Contact messages that wait in this browser for a connection, or for a server in trouble. Page and service worker
 * share them; whoever is first sends, and the idempotency key makes a message that both send, or whose answer got
 * lost, count once.
 */
import { ApiError, apiRequest } from "../api-client.ts";
import type { SubmissionAnswer } from "../context.ts";
import { failureMessage } from "./failure-message.ts";
import {
  allEntries,
  type EntryState,
  type FinishedEntry,
  inOutbox,
  type OutboxEntry,
  type OutgoingMessage,
  type Receipt,
} from "./outbox-store.ts";
import { canWait, longestPauseMs, pauseMs, putOff } from "./sending-again.ts";

/** Tag of the background sync, name of the lock and of the channel. */
export const outboxName = "contact-outbox";

/** Milliseconds. */
const sendTimeoutMs = 60_000;

/** Sends a message now. Throws as `apiRequest` does, and when it takes a minute. */
export async function sendContact({ key, message, headers }: OutgoingMessage): Promise<Receipt> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), sendTimeoutMs);
  try {
    const answer = await apiRequest(
      "POST",
      "/api/contacts",
      message,
      { "Idempotency-Key": key, ...headers },
      timeout.signal,
    );
    const { id: reference, receivedAt, receipt }: Partial<SubmissionAnswer> = Object(answer);
    return { reference, receivedAt, receipt };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Keeps a message until it can be sent, as `error` of its first try allows.
 * Throws when the browser has no storage for it.
 */
export async function keepForLater(message: OutgoingMessage, error: unknown): Promise<void> {
  await inOutbox("readwrite", (store) => store.put({ ...message, ...putOff(error, 0, Date.now()) }));
}

/** Forgets a message that has not been sent. */
export async function discard(key: string): Promise<void> {
  await inOutbox("readwrite", (store) => store.delete(key));
}

/** Keys of the messages that still wait. */
export async function keysWaiting(): Promise<string[]> {
  const entries = await inOutbox("readonly", allEntries);
  return entries.filter(({ state }) => state === "waiting").map(({ key }) => key);
}

/**
 * Sends what waits, oldest first, and stops at the first that cannot be sent now. Does nothing while another tab or
 * the service worker is at it.
 *
 * @returns milliseconds until the next try; `undefined` when nothing waits
 */
export async function flushOutbox(): Promise<number | undefined> {
  return navigator.locks.request(outboxName, { ifAvailable: true }, async (lock) => {
    if (!lock) return pauseMs;
    for (;;) {
      // Read again for each message: the visitor may have taken it back while another was being sent.
      const entries = await inOutbox("readonly", allEntries);
      const entry = entries.find((one) => one.state === "waiting");
      if (!entry) return undefined;
      const early = (entry.notBefore ?? 0) - Date.now();
      // More than the longest pause means that this browser's clock was set back.
      if (early > 0 && early <= longestPauseMs) return early;
      const result = await attempt(entry, entry.tries ?? 0);
      await settle({ ...entry, ...result });
      if (result.state === "waiting") return result.notBefore ? result.notBefore - Date.now() : pauseMs;
    }
  });
}

async function attempt(entry: OutgoingMessage, tries: number): Promise<EntryState> {
  try {
    return { state: "sent", ...(await sendContact(entry)) };
  } catch (error) {
    if (canWait(error) || (error instanceof ApiError && error.status >= 500))
      return putOff(error, tries, Date.now());
    return { state: "refused", reason: failureMessage(error) };
  }
}

/** Stores the outcome of an entry, unless the visitor has taken it back meanwhile. */
async function settle(entry: OutboxEntry): Promise<void> {
  await inOutbox("readwrite", (store) => {
    const present = store.getKey(entry.key);
    present.addEventListener("success", () => present.result !== undefined && store.put(entry));
    return present;
  });
}

/** Takes sent and refused messages out of the outbox, so that exactly one page tells the visitor. */
export async function takeFinished(): Promise<FinishedEntry[]> {
  const isFinished = (entry: OutboxEntry) => entry.state !== "waiting";
  const entries = await inOutbox("readwrite", (store) => {
    const all = allEntries(store);
    all.addEventListener("success", () => {
      for (const { key } of all.result.filter(isFinished)) store.delete(key);
    });
    return all;
  });
  return entries.filter(isFinished);
}

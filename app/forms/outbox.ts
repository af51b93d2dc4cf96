/**
 * Contact messages that wait in this browser for a connection, or for a server in trouble. Page and service worker
 * share them; whoever is first sends, and the idempotency key makes a message that both send, or whose answer got
 * lost, count once.
 */
import { apiRequest } from "../api-client.ts";
import { canWait, failureMessage, longestPauseMs, pauseMs, putOff } from "./failed-sending.ts";
import { outboxName } from "./outbox-flag.ts";
import {
  allEntries,
  type EntryState,
  type FinishedEntry,
  inOutbox,
  type OutboxEntry,
  type OutgoingMessage,
  type Receipt,
} from "./outbox-store.ts";

/** Milliseconds. */
const sendTimeoutMs = 60_000;

/**
 * Sends a message now; a minute without an answer is none.
 *
 * @param tries how often a server has put it off before
 */
export async function trySending(message: OutgoingMessage, tries = 0): Promise<EntryState> {
  try {
    return { state: "sent", ...(await sendContact(message)) };
  } catch (error) {
    const reason = failureMessage(error);
    return canWait(error) ? { ...putOff(error, tries, Date.now()), reason } : { state: "refused", reason };
  }
}

async function sendContact({ key, message, headers }: OutgoingMessage): Promise<Receipt> {
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
    const { id, receivedAt, receipt }: Receipt = Object(answer);
    return { id, receivedAt, receipt };
  } finally {
    clearTimeout(timer);
  }
}

/** Keeps a message that waits. Throws when the browser has no storage for it. */
export async function keepForLater(entry: OutboxEntry): Promise<void> {
  await inOutbox((store) => store.put(entry));
}

/** Forgets a message that has not been sent. */
export async function discard(key: string): Promise<void> {
  await inOutbox((store) => store.delete(key));
}

/** Keys of the messages that still wait. */
export async function keysWaiting(): Promise<string[]> {
  const entries = await inOutbox(allEntries);
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
      const entries = await inOutbox(allEntries);
      const entry = entries.find((one) => one.state === "waiting");
      if (!entry) return undefined;
      const early = (entry.notBefore ?? 0) - Date.now();
      // More than the longest pause means that this browser's clock was set back.
      if (early > 0 && early <= longestPauseMs) return early;
      const result = await trySending(entry, entry.tries);
      await settle({ ...entry, ...result });
      if (result.state === "waiting") return result.notBefore ? result.notBefore - Date.now() : pauseMs;
    }
  });
}

/** Stores the outcome of an entry, unless the visitor has taken it back meanwhile. */
async function settle(entry: OutboxEntry): Promise<void> {
  await inOutbox((store) => {
    const present = store.getKey(entry.key);
    present.addEventListener("success", () => present.result !== undefined && store.put(entry));
    return present;
  });
}

/** Takes sent and refused messages out of the outbox, so that exactly one page tells the visitor. */
export async function takeFinished(): Promise<FinishedEntry[]> {
  const isFinished = (entry: OutboxEntry) => entry.state !== "waiting";
  const entries = await inOutbox((store) => {
    const all = allEntries(store);
    all.addEventListener("success", () => {
      for (const { key } of all.result.filter(isFinished)) store.delete(key);
    });
    return all;
  });
  return entries.filter(isFinished);
}

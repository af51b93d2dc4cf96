/**
 * Contact messages that wait in this browser for a connection. Page and service worker share them; whoever is
 * first sends, and the idempotency key makes a message that both send, or whose answer got lost, count once.
 */
import { ApiError, apiRequest } from "../api-client.ts";
import type { ContactMessage } from "./contact-schema.ts";
import { failureMessage } from "./failure-message.ts";

/** Tag of the background sync, name of the lock and of the channel. */
export const outboxName = "contact-outbox";

const sendTimeoutMs = 60_000;

export interface OutgoingMessage {
  /** Idempotency key. */
  key: string;
  message: ContactMessage;
  headers: Record<string, string>;
}

type State =
  | { state: "waiting" }
  /** Kept by the server under `reference`. */
  | { state: "sent"; reference?: string }
  /** The server will never take it, and says why. */
  | { state: "refused"; reason: string };

export type OutboxEntry = OutgoingMessage & State;
export type FinishedEntry = Exclude<OutboxEntry, { state: "waiting" }>;

/** Sends a message now. @returns the server's reference; throws as `apiRequest` does, and when it takes a minute */
export async function sendContact({ key, message, headers }: OutgoingMessage): Promise<string | undefined> {
  const answer = await apiRequest(
    "POST",
    "/api/contacts",
    message,
    { "Idempotency-Key": key, ...headers },
    AbortSignal.timeout(sendTimeoutMs),
  );
  const id: unknown = typeof answer === "object" && answer !== null && "id" in answer ? answer.id : undefined;
  return typeof id === "string" ? id : undefined;
}

/** Keeps a message until a connection returns. Throws when the browser has no storage for it. */
export async function keepForLater(message: OutgoingMessage): Promise<void> {
  await withStore("readwrite", (store) => store.put({ ...message, state: "waiting" } satisfies OutboxEntry));
}

/** Forgets a message that has not been sent. */
export async function discard(key: string): Promise<void> {
  await withStore("readwrite", (store) => store.delete(key));
}

/** How many messages still wait. */
export async function countWaiting(): Promise<number> {
  return (await allEntries()).filter(({ state }) => state === "waiting").length;
}

/**
 * Sends what waits, oldest first, and stops at the first that finds no connection or a server in trouble. Does
 * nothing while another tab or the service worker is at it.
 */
export async function flushOutbox(): Promise<void> {
  await navigator.locks.request(outboxName, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    for (const entry of await allEntries()) {
      if (entry.state !== "waiting") continue;
      const result = await attempt(entry);
      if (result.state === "waiting") return;
      await withStore("readwrite", (store) => store.put({ ...entry, ...result } satisfies OutboxEntry));
    }
  });
}

async function attempt(entry: OutgoingMessage): Promise<State> {
  try {
    return { state: "sent", reference: await sendContact(entry) };
  } catch (error) {
    const refused = error instanceof ApiError && error.status < 500 && ![408, 429].includes(error.status);
    return refused ? { state: "refused", reason: failureMessage(error) } : { state: "waiting" };
  }
}

/** Takes what was sent or refused out of the outbox, so that exactly one page tells the visitor. */
export async function takeFinished(): Promise<FinishedEntry[]> {
  const finished: FinishedEntry[] = [];
  await withStore("readwrite", (store) => {
    const all = store.getAll();
    all.addEventListener("success", () => {
      for (const entry of all.result as OutboxEntry[]) {
        if (entry.state === "waiting") continue;
        finished.push(entry);
        store.delete(entry.key);
      }
    });
    return all;
  });
  return finished;
}

async function allEntries(): Promise<OutboxEntry[]> {
  return (await withStore("readonly", (store) => store.getAll())) as OutboxEntry[];
}

/** Runs one transaction on the outbox and resolves to its request's result once it is on disk. */
function withStore(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(outboxName, 1);
    opening.addEventListener("upgradeneeded", () => {
      opening.result.createObjectStore("messages", { keyPath: "key" });
    });
    opening.addEventListener("error", () => reject(opening.error ?? new Error("No storage")));
    opening.addEventListener("success", () => {
      const database = opening.result;
      const transaction = database.transaction("messages", mode, { durability: "strict" });
      const request = use(transaction.objectStore("messages"));
      transaction.addEventListener("complete", () => {
        database.close();
        resolve(request.result);
      });
      transaction.addEventListener("abort", () => {
        database.close();
        reject(transaction.error ?? new Error("No storage"));
      });
    });
  });
}

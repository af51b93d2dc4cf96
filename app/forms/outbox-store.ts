/** Where the outbox lies: one store of an IndexedDB database, by idempotency key. */
import type { ContactMessage } from "./contact-schema.ts";
import type { Waiting } from "./sending-again.ts";

export interface OutgoingMessage {
  /** Idempotency key. */
  key: string;
  message: ContactMessage;
  headers: Record<string, string>;
}

export interface Receipt {
  reference?: string;
  /** ISO 8601, by the server's clock. */
  receivedAt?: string;
  /** Path of the page that tells what becomes of the message. */
  receipt?: string;
}

export type EntryState =
  | Waiting
  | ({ state: "sent" } & Receipt)
  /** The server will never take it, and says why. */
  | { state: "refused"; reason: string };

export type OutboxEntry = OutgoingMessage & EntryState;
export type FinishedEntry = Exclude<OutboxEntry, { state: "waiting" }>;

/** All entries, oldest first (their keys sort by time). */
export async function outboxEntries(): Promise<OutboxEntry[]> {
  let entries: OutboxEntry[] = [];
  await transact("readonly", (store) => {
    const all: IDBRequest<OutboxEntry[]> = store.getAll();
    all.addEventListener("success", () => (entries = all.result));
  });
  return entries;
}

/** Runs `change` in one transaction and resolves once it is on disk. */
export function changeOutbox(change: (store: IDBObjectStore) => void): Promise<void> {
  return transact("readwrite", change);
}

function transact(mode: IDBTransactionMode, use: (store: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("contact-outbox", 1);
    opening.addEventListener("upgradeneeded", () => {
      opening.result.createObjectStore("messages", { keyPath: "key" });
    });
    opening.addEventListener("error", () => reject(opening.error ?? new Error("No storage")));
    opening.addEventListener("success", () => {
      const database = opening.result;
      const transaction = database.transaction("messages", mode, { durability: "strict" });
      transaction.addEventListener("complete", () => {
        database.close();
        resolve();
      });
      transaction.addEventListener("abort", () => {
        database.close();
        reject(transaction.error ?? new Error("No storage"));
      });
      use(transaction.objectStore("messages"));
    });
  });
}

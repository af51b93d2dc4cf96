/** The outbox's storage: one store of an IndexedDB database, keyed by idempotency key. */
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
  /** Path of the page that reports what becomes of the message. */
  receipt?: string;
}

export type EntryState =
  | Waiting
  | ({ state: "sent" } & Receipt)
  /** The server will never accept it, and says why. */
  | { state: "refused"; reason: string };

export type OutboxEntry = OutgoingMessage & EntryState;
export type FinishedEntry = Exclude<OutboxEntry, { state: "waiting" }>;

/**
 * Runs `use` in one transaction. Resolves to the result of the request it returns, once the transaction is on disk;
 * rejects when the browser has no storage.
 */
export function inOutbox<Result>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("contact-outbox", 1);
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

/** All entries, oldest first (their keys sort by time). */
export const allEntries = (store: IDBObjectStore): IDBRequest<OutboxEntry[]> => store.getAll();

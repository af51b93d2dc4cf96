/** The outbox's storage: one store of an IndexedDB database, keyed by idempotency key. */
import type { SubmissionAnswer } from "../context.ts";
import type { ContactMessage } from "./contact-schema.ts";
import type { Waiting } from "./failed-sending.ts";
import { outboxName } from "./outbox-flag.ts";

export interface OutgoingMessage {
  /** Idempotency key. */
  key: string;
  message: ContactMessage;
  headers: Record<string, string>;
}

/** What the server says of a message it has kept. */
export type Receipt = Pick<SubmissionAnswer, "id" | "receivedAt" | "receipt">;

export type EntryState =
  /** `reason`: what the last try said. */
  | (Waiting & { reason: string })
  | ({ state: "sent" } & Receipt)
  /** The server will never accept it, and says why. */
  | { state: "refused"; reason: string };

export type OutboxEntry = OutgoingMessage & EntryState;
export type FinishedEntry = Exclude<OutboxEntry, { state: "waiting" }>;

/**
 * Runs `use` in one transaction. Resolves to the result of the request it returns, once the transaction is on disk;
 * rejects when the browser has no storage.
 */
export function inOutbox<Result>(use: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(outboxName, 1);
    opening.addEventListener("upgradeneeded", () => {
      opening.result.createObjectStore("messages", { keyPath: "key" });
    });
    opening.addEventListener("error", () => reject(new Error("No storage")));
    opening.addEventListener("success", () => {
      const database = opening.result;
      const transaction = database.transaction("messages", "readwrite", { durability: "strict" });
      const request = use(transaction.objectStore("messages"));
      transaction.addEventListener("complete", () => resolve(request.result));
      transaction.addEventListener("abort", () => reject(new Error("No storage")));
      // Once the transaction is over.
      database.close();
    });
  });
}

/** All entries, oldest first (their keys sort by time). */
export const allEntries = (store: IDBObjectStore): IDBRequest<OutboxEntry[]> => store.getAll();

/** What pages know of the outbox without loading it. */
import { store, stored } from "../ui/storage.ts";

/** Name of its database, its lock, its channel, its background sync, and of the event for what became of a message. */
export const outboxName = "contact-outbox";

const storageKey = "contact-waiting";

/** Keys of the messages waiting in this browser. */
export function waitingKeys(): string[] {
  return (stored("localStorage", storageKey) ?? "").split(" ").filter(Boolean);
}

/** If this fails, a message still goes out while this page stays open, or through the service worker. */
export function rememberWaiting(keys: readonly string[]): void {
  store("localStorage", storageKey, keys.join(" "));
}

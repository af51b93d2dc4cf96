/** Keys of the messages waiting in this browser, readable without the outbox, so that most pages do not load it. */
import { store, stored } from "../ui/storage.ts";

const storageKey = "contact-waiting";

export function waitingKeys(): string[] {
  return (stored("localStorage", storageKey) ?? "").split(" ").filter(Boolean);
}

/** If this fails, a message still goes out while this page stays open, or through the service worker. */
export function rememberWaiting(keys: readonly string[]): void {
  store("localStorage", storageKey, keys.join(" "));
}

/** Keys of the messages waiting in this browser, known without opening the outbox, so that most pages load no more. */
import { store, stored } from "../ui/storage.ts";

const storageKey = "contact-waiting";

export function waitingKeys(): string[] {
  return (stored("localStorage", storageKey) ?? "").split(" ").filter(Boolean);
}

/** Where this fails, a message goes out while this page stays open, or by the service worker. */
export function rememberWaiting(keys: readonly string[]): void {
  store("localStorage", storageKey, keys.join(" "));
}

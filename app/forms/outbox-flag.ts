/** Keys of the messages waiting in this browser, known without opening the outbox, so that most pages load no more. */
const storageKey = "contact-waiting";

export function mayHaveWaiting(): boolean {
  return waitingKeys().length > 0;
}

export function waitingKeys(): string[] {
  try {
    return (localStorage.getItem(storageKey) ?? "").split(" ").filter(Boolean);
  } catch {
    return [];
  }
}

export function rememberWaiting(keys: readonly string[]): void {
  try {
    if (keys.length > 0) localStorage.setItem(storageKey, keys.join(" "));
    else localStorage.removeItem(storageKey);
  } catch {
    // Without it the message goes out while this page stays open, or by the service worker.
  }
}

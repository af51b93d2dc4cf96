/** Whether a message waits in this browser: a flag that costs nothing to read, so that most pages load no more. */
const storageKey = "contact-waiting";

export function mayHaveWaiting(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

export function rememberWaiting(waiting: boolean): void {
  try {
    if (waiting) localStorage.setItem(storageKey, "1");
    else localStorage.removeItem(storageKey);
  } catch {
    // Without it the message goes out while this page stays open, or by the service worker.
  }
}

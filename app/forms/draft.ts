/** What a visitor has written and not yet sent, kept in this browser for a week (so a reload loses nothing). */
const storageKey = "contact-draft";
const keptMs = 7 * 86_400_000;

export interface Draft {
  values: Record<string, string>;
  /** The last try to send: its wording and the idempotency key it went out under. */
  attempt?: { content: string; key: string };
}

/** The draft, if there is one that is not too old. */
export function readDraft(): Draft | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? "null") as (Draft & { at: number }) | null;
    if (stored && Date.now() - stored.at < keptMs) return stored;
  } catch {
    // No storage, or not ours: there is no draft.
  }
  return undefined;
}

/** Keeps `draft`; one without a word in it is forgotten. */
export function writeDraft(draft: Draft): void {
  try {
    if (Object.values(draft.values).every((value) => value.trim() === ""))
      localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify({ ...draft, at: Date.now() }));
  } catch {
    // Storage is full or forbidden: the words are still in the form.
  }
}

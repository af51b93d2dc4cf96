/**
 * What a visitor has written and not yet sent, kept in this browser for a week: one draft for each tab and each form.
 * A tab's drafts survive a reload with it; `drafts-elsewhere.ts` looks after those of others. All are in one entry of
 * local storage, which tells `document/start.ts` that there are any.
 */
import type { ContactValues } from "./contact-field-table.ts";
import { isEmpty } from "./form-values.ts";
import { store, stored, storedValue } from "../ui/storage.ts";

const storageKey = "contact-draft";
const draftKeptMs = 7 * 86_400_000;

export interface Draft {
  values: ContactValues;
  /** When its first letter was written, in milliseconds since 1970 by this browser's clock. */
  begun: number;
  /** The last try to send: words and form, and the idempotency key they went out under. */
  attempt?: { words: string; type: string; key: string };
}

export interface StoredDraft extends Draft {
  form: string;
  tab: string;
  /** When it was last written to. */
  at: number;
}

/** All tabs' drafts that are not too old. */
export function drafts(): StoredDraft[] {
  const all = storedValue<StoredDraft[]>("localStorage", storageKey, []);
  const fresh = all.filter(({ at }) => Date.now() - at < draftKeptMs);
  if (fresh.length < all.length) saveDrafts(fresh);
  return fresh;
}

export function saveDrafts(all: readonly StoredDraft[]): void {
  store("localStorage", storageKey, all.length > 0 ? JSON.stringify(all) : "");
}

let ownName: string | undefined;

/**
 * This tab's name. It is in session storage only between two documents, so that a duplicated tab gets another; a lock
 * of this name tells other tabs that this one is open.
 */
export function tabName(): string {
  if (ownName !== undefined) return ownName;
  const name = stored("sessionStorage", storageKey) ?? `${storageKey}:${Math.random().toString(36).slice(2)}`;
  store("sessionStorage", storageKey, "");
  addEventListener("pagehide", () => store("sessionStorage", storageKey, name));
  void navigator.locks?.request(name, () => new Promise(() => {}));
  ownName = name;
  return name;
}

/** Whether any tab has a draft of `form`. */
export function hasDrafts(form: string): boolean {
  return drafts().some((draft) => draft.form === form);
}

/** This tab's draft of `form`, if there is one. */
export function readDraft(form: string): Draft | undefined {
  // No lock without a draft: it would keep the page out of the back-forward cache.
  if (!hasDrafts(form)) return undefined;
  return drafts().find((draft) => draft.form === form && draft.tab === tabName());
}

/** Keeps `draft` of `form`; without one, or with an empty one, forgets the draft that is there. */
export function writeDraft(form: string, draft?: Draft): void {
  const kept = draft && !isEmpty(draft.values) ? [{ ...draft, form, tab: tabName(), at: Date.now() }] : [];
  if (kept.length === 0 && !hasDrafts(form)) return;
  saveDrafts([...drafts().filter((other) => other.form !== form || other.tab !== tabName()), ...kept]);
}

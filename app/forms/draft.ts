/**
 * What a visitor has written and not yet sent, kept in this browser for a week: one draft for each tab and each
 * form. A tab's drafts survive a reload with it; `drafts-elsewhere.ts` looks after those of closed tabs.
 */
import type { ContactValues } from "./contact-field-table.ts";
import { isEmpty } from "./form-values.ts";
import { store, stored, storedValue } from "../ui/storage.ts";

export const draftPrefix = "contact-draft:";
/** Tells `document/start.ts` cheaply that there are drafts. */
const draftsFlag = "contact-draft";
const draftKeptMs = 7 * 86_400_000;

export interface Draft {
  values: ContactValues;
  /** When its first letter was written, in milliseconds since 1970 by this browser's clock. */
  begun: number;
  /** The last try to send: words and form, and the idempotency key they went out under. */
  attempt?: { words: string; type: string; key: string };
}

let tab: string | undefined;

/**
 * This tab's name. It is in session storage only between two documents, so that a duplicated tab gets another; a lock
 * tells other tabs that this one is open.
 */
function tabName(): string {
  if (tab !== undefined) return tab;
  const name = stored("sessionStorage", draftPrefix) ?? Math.random().toString(36).slice(2);
  store("sessionStorage", draftPrefix, "");
  addEventListener("pagehide", () => store("sessionStorage", draftPrefix, name));
  void navigator.locks?.request(draftPrefix + name, () => new Promise(() => {}));
  tab = name;
  return name;
}

export const draftKey = (form: string) => `${draftPrefix}${form}:${tabName()}`;

/** This tab's draft of `form`, if there is one that is not too old. */
export function readDraft(form: string): Draft | undefined {
  // No lock without a draft: it would keep the page out of the back-forward cache.
  return hasDrafts(form) ? draftAt(draftKey(form)) : undefined;
}

/** Whether any tab has a draft of `form`. */
export function hasDrafts(form: string): boolean {
  return draftKeys(form).length > 0;
}

/** Storage keys of all tabs' drafts of forms whose name begins with `form`. */
export function draftKeys(form: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(draftPrefix + form));
  } catch {
    return [];
  }
}

/** The draft stored under `key`; `undefined` when it is too old or not one of ours. */
export function draftAt(key: string): Draft | undefined {
  const found = storedValue<(Draft & { at: number }) | undefined>("localStorage", key, undefined);
  return found && Date.now() - found.at < draftKeptMs ? found : undefined;
}

/** Keeps `draft` of `form`; without one, or with an empty one, forgets the draft that is there. */
export function writeDraft(form: string, draft?: Draft): void {
  if (draft && !isEmpty(draft.values)) {
    store("localStorage", draftKey(form), JSON.stringify({ ...draft, at: Date.now() }));
    store("localStorage", draftsFlag, "1");
  } else if (hasDrafts(form)) forgetDraft(draftKey(form));
}

/** Forgets the draft stored under `key`. */
export function forgetDraft(key: string): void {
  store("localStorage", key, "");
  if (!hasDrafts("")) store("localStorage", draftsFlag, "");
}

/**
 * What a visitor has written and not yet sent, kept in this browser for a week: one draft for each tab and each
 * form. A tab's drafts survive a reload with it; `drafts-elsewhere.ts` looks after those of closed tabs.
 */
import type { ContactValues } from "./contact-field-table.ts";
import { isEmpty } from "./form-values.ts";

export const draftPrefix = "contact-draft:";
/** Tells `document/start.ts`, in few bytes, that there are drafts. */
const draftsFlag = "contact-draft";
export const draftKeptMs = 7 * 86_400_000;

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
export function tabName(): string {
  if (tab !== undefined) return tab;
  const name = sessionStorage.getItem(draftPrefix) ?? Math.random().toString(36).slice(2);
  sessionStorage.removeItem(draftPrefix);
  addEventListener("pagehide", () => sessionStorage.setItem(draftPrefix, name));
  void navigator.locks?.request(draftPrefix + name, () => new Promise(() => {}));
  tab = name;
  return name;
}

export const draftKey = (form: string) => `${draftPrefix}${form}:${tabName()}`;

/** This tab's draft of `form`, if there is one that is not too old. */
export function readDraft(form: string): Draft | undefined {
  try {
    // No lock without a draft: it would keep the page out of the back-forward cache.
    return hasDrafts(form) ? parseDraft(localStorage.getItem(draftKey(form))) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether any tab has a draft of `form`. */
export function hasDrafts(form: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(draftPrefix + form));
  } catch {
    return false;
  }
}

/** Throws when `text` is no JSON. */
export function parseDraft(text: string | null): Draft | undefined {
  const stored: (Draft & { at: number }) | null = JSON.parse(text ?? "null");
  return stored && Date.now() - stored.at < draftKeptMs ? stored : undefined;
}

/** Keeps `draft` of `form`; none, or one without a word in it, is forgotten. */
export function writeDraft(form: string, draft?: Draft): void {
  try {
    if (draft && !isEmpty(draft.values)) {
      localStorage.setItem(draftKey(form), JSON.stringify({ ...draft, at: Date.now() }));
      localStorage.setItem(draftsFlag, "1");
    } else if (hasDrafts(form)) {
      localStorage.removeItem(draftKey(form));
      if (!hasDrafts("")) localStorage.removeItem(draftsFlag);
    }
  } catch {
    // Storage is full or forbidden: the words are still in the form.
  }
}

/** Drafts of other tabs: those of closed ones are taken over, those that were sent are forgotten. */
import { type Draft, draftAt, draftKey, draftKeys, draftPrefix, forgetDraft } from "./draft.ts";

/** Takes over the latest draft of `form` whose tab is closed; where that cannot be known, none. */
export async function adoptDraft(form: string): Promise<Draft | undefined> {
  const held = (await navigator.locks?.query())?.held;
  if (!held) return undefined;
  const open = new Set(held.map(({ name = "" }) => name.slice(draftPrefix.length)));
  const orphans = storedDrafts(`${form}:`).filter(({ key }) => !open.has(key.split(":")[2] ?? ""));
  const [latest] = orphans.sort((one, other) => other.draft.begun - one.draft.begun);
  if (!latest) return undefined;
  localStorage.setItem(draftKey(form), localStorage.getItem(latest.key) ?? "");
  forgetDraft(latest.key);
  return latest.draft;
}

/** Forgets drafts whose words arrived as message `key`, in whichever tab and form they were written. */
export function forgetDraftsOf(key: string): void {
  for (const stored of storedDrafts("")) {
    const { attempt, values } = stored.draft;
    if (attempt?.key === key && attempt.words === JSON.stringify(values)) forgetDraft(stored.key);
  }
}

/** Drafts of forms whose name begins with `form`; removes any that are too old or not ours. */
function storedDrafts(form: string): { key: string; draft: Draft }[] {
  return draftKeys(form).flatMap((key) => {
    const draft = draftAt(key);
    if (draft) return [{ key, draft }];
    forgetDraft(key);
    return [];
  });
}

/** Drafts of other tabs: those of closed ones are taken over, those that were sent are forgotten. */
import { type Draft, drafts, saveDrafts, type StoredDraft, tabName } from "./draft.ts";

/** Takes over the latest draft of `form` whose tab is closed; where that cannot be known, none. */
export async function adoptDraft(form: string): Promise<Draft | undefined> {
  const held = (await navigator.locks?.query())?.held;
  if (!held) return undefined;
  const all = drafts();
  const isOrphan = (draft: StoredDraft) =>
    draft.form === form && !held.some(({ name }) => name === draft.tab);
  const [latest] = all.filter(isOrphan).sort((one, other) => other.begun - one.begun);
  if (!latest) return undefined;
  latest.tab = tabName();
  saveDrafts(all);
  return latest;
}

/** Forgets drafts whose words arrived as message `key`, in whichever tab and form they were written. */
export function forgetDraftsOf(key: string): void {
  const hasArrived = ({ attempt, values }: Draft) =>
    attempt?.key === key && attempt.words === JSON.stringify(values);
  saveDrafts(drafts().filter((draft) => !hasArrived(draft)));
}

import { type SearchAnswer, searcher } from "./find.ts";
import type { SearchIndex } from "./page-text.ts";

let search: Promise<(question: string) => SearchAnswer> | undefined;

/** Fetches the index once; offline, from the precache. Rejects when there is none; the next call tries again. */
export function siteSearch(): Promise<(question: string) => SearchAnswer> {
  const load = async () => {
    const answer = await fetch("/search.json");
    if (!answer.ok) throw new Error(`The index of the search answered ${answer.status}`);
    const texts: SearchIndex = await answer.json();
    return searcher(texts);
  };
  search ??= load().catch((error: unknown) => {
    search = undefined;
    throw error;
  });
  return search;
}

import { type SearchAnswer, searcher } from "./find.ts";

let search: Promise<(question: string) => SearchAnswer> | undefined;

/** Fetches the index once; offline, from the precache. Rejects when there is none; the next call tries again. */
export function siteSearch(): Promise<(question: string) => SearchAnswer> {
  const load = async () => searcher(await (await fetch("/search.json")).json());
  search ??= load().catch((error: unknown) => {
    search = undefined;
    throw error;
  });
  return search;
}

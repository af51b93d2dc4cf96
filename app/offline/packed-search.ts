/**
 * The search from the pack. Its index is made of the pack's own pages, once: as a file in the pack it would cost as much
 * again as a tenth of them.
 */
import { filledPage } from "../search/filled-page.ts";
import { searcher } from "../search/find.ts";
import { indexOf, type SearchIndex, type SearchRules } from "../search/page-text.ts";
import { questionOf } from "../search/question.ts";
import type { PackedPage } from "./packed-page.ts";

export interface PackedSearch {
  /** The pages that all answers are made from (`search/filled-page.ts`). */
  found: PackedPage;
  nothing: PackedPage;
  /** The pages that are searched. */
  paths: string[];
  rules: SearchRules;
}

/** Where it lies in the pack's cache. */
export const searchFiles = {
  found: "/pack/search-found",
  nothing: "/pack/search-nothing",
  index: "/pack/search.json",
} as const;

export function packedIndex(pages: Record<string, PackedPage>, { paths, rules }: PackedSearch): SearchIndex {
  return indexOf(
    paths.map((path): [string, string] => [path, pages[path]?.html ?? ""]),
    rules,
  );
}

/** The answer to what `url` asks, if it asks the search anything. */
export async function searchPage(url: URL, cache: Cache): Promise<Response | undefined> {
  const question = url.pathname === "/search" ? questionOf(url.searchParams.get("q")) : "";
  const index = question === "" ? undefined : await cache.match(searchFiles.index);
  if (!index) return undefined;
  const texts: SearchIndex = await index.json();
  const answer = searcher(texts)(question);
  const page = await cache.match(answer.hits.length > 0 ? searchFiles.found : searchFiles.nothing);
  return page && new Response(filledPage(await page.text(), question, answer), page);
}

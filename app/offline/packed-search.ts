/** The search from the pack. */
import { searcher } from "../search/find.ts";
import type { SearchIndex } from "../search/page-text.ts";
import { questionOf } from "../search/question.ts";
import type { PackedPage } from "./packed-page.ts";
import { filledPage } from "./search-template.ts";

export interface PackedSearch {
  /** The pages that all answers are made from (`search-template.ts`). */
  found: PackedPage;
  nothing: PackedPage;
  index: SearchIndex;
}

/** Where it lies in the pack's cache. */
export const searchFiles = {
  found: "/pack/search-found",
  nothing: "/pack/search-nothing",
  index: "/pack/search.json",
} as const;

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

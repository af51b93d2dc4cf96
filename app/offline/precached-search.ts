/** The search from the precache. */
import { searcher } from "../search/find.ts";
import type { SearchIndex } from "../search/page-text.ts";
import { questionOf } from "../search/question.ts";
import { filledPage } from "./search-template.ts";

/** Where it lies in the precache: pages that all answers are made from (`search-template.ts`), and the index. */
export const searchFiles = {
  found: "/precache/search-found",
  nothing: "/precache/search-nothing",
  index: "/precache/search.json",
} as const;

/** The answer to what `url` asks, if it asks the search anything. */
export async function searchPage(url: URL, cache: Cache, texts: SearchIndex): Promise<Response | undefined> {
  const question = url.pathname === "/search" ? questionOf(url.searchParams.get("q")) : "";
  if (question === "") return undefined;
  const answer = searcher(texts)(question);
  const page = await cache.match(answer.hits.length > 0 ? searchFiles.found : searchFiles.nothing);
  return page && new Response(filledPage(await page.text(), question, answer), page);
}

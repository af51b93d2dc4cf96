import { type SearchAnswer, searcher } from "./find.ts";
import { chosenFirst } from "./answers.server.ts";
import { searchIndex } from "./site-text.server.ts";

let search: ((question: string) => SearchAnswer) | undefined;

/** Searches all pages. The first question of an isolate prepares the texts, for some 20 ms. */
export function siteSearch(question: string): SearchAnswer {
  search ??= searcher(searchIndex());
  return chosenFirst(question, search(question));
}

/**
 * The search page for answers that the service worker finds by itself: two pages that the build rendered for
 * questions to a sample index, in which the answer's words replace the sample's.
 */
import { type Hit, type SearchAnswer, searcher } from "../search/find.ts";
import type { PageText, SearchIndex } from "../search/page-text.ts";
import { questionOf, summaryOf } from "../search/question.ts";

/** Where the two pages and the index are in the precache. */
export const searchFiles = {
  found: "/precache/search-found",
  nothing: "/precache/search-nothing",
  index: "/precache/search.json",
} as const;

/** The page of results for `url`, if it asks the search anything. */
export async function searchPage(url: URL, cache: Cache, texts: SearchIndex): Promise<Response | undefined> {
  const question = url.pathname === "/search" ? questionOf(url.searchParams.get("q")) : "";
  if (question === "") return undefined;
  const answer = searcher(texts)(question);
  const page = await cache.match(answer.hits.length > 0 ? searchFiles.found : searchFiles.nothing);
  return page && new Response(filledPage(await page.text(), question, answer), page);
}

/** What the sample index contains, and the questions asked of it. */
export const sample = {
  page: [
    "/sample-address",
    "sampletitle",
    "",
    "sampleplace",
    [["", "", "sampletext samplefound"]],
  ] satisfies PageText,
  found: "samplefound",
  nothing: "anythingelse",
} as const;

/** What each sample page says about its answer. */
const summaries = {
  found: summaryOf(sample.found, { hits: [{ href: "", title: "", place: "", sentence: [] }], instead: [] }),
  nothing: summaryOf(sample.nothing, { hits: [], instead: [] }),
};

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
const places = new RegExp(
  [
    "<li data-hit[^]*?</li>",
    ...[summaries.found, summaries.nothing, sample.found, sample.nothing].map(literally),
  ].join("|"),
  "g",
);

/**
 * @param template the page that was rendered for `sample.found` when there are hits, else for `sample.nothing`
 * @returns its HTML with `question`, the summary of `answer`, and a copy of its one hit for each of the answer's
 */
export function filledPage(template: string, question: string, answer: SearchAnswer): string {
  const summary = escaped(summaryOf(question, answer));
  // In one pass, so that nothing filled in is replaced again.
  return template.replace(places, (part) => {
    if (part.startsWith("<li")) return answer.hits.map((hit) => filledHit(part, hit)).join("");
    return part === summaries.found || part === summaries.nothing ? summary : escaped(question);
  });
}

function filledHit(item: string, { href, title, place, sentence }: Hit): string {
  return item.replaceAll(
    /sampletext (<mark[^>]*>)samplefound<\/mark>|\/sample-address|sampletitle|sampleplace/g,
    (part, mark?: string) => {
      if (part === "sampletitle") return escaped(title);
      if (part === "sampleplace") return escaped(place);
      if (mark === undefined) return escaped(href);
      return sentence
        .map(([text, isFound]) => (isFound ? `${mark}${escaped(text)}</mark>` : escaped(text)))
        .join("");
    },
  );
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** `text` in HTML, in an attribute too. */
function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");
}

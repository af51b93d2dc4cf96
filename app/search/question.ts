/** The visitor's question, `?q=` of the search page's address, and what the page says of its answer. */
import * as words from "#content/generated/words/search.ts";
import { fill } from "#content/fill.ts";
import type { SearchAnswer } from "./find.ts";

/** Characters of a question that are read. */
export const maxLength = 100;

/** Spaces, control and formatting characters, and lone surrogates. */
// oxlint-disable-next-line no-control-regex -- what is taken out
const unseen = /[\s\0-\x1F\x7F-\x9F\xAD\u200B-\u200F\u202A-\u202E\u2060-\u206F\uD800-\uDFFF]+/gu;

/** `asked` on one line, without characters that no keyboard types, cut to `maxLength`. */
export function questionOf(asked: string | null): string {
  const line = (asked ?? "").slice(0, 10 * maxLength).replaceAll(unseen, " ");
  return Array.from(line.trim()).slice(0, maxLength).join("").trim();
}

/** Address of the page that answers `question`. */
export function searchAddress(question: string): string {
  return question === "" ? "/search" : `/search?${new URLSearchParams({ q: question })}`;
}

/** One or two sentences on what was found for `question`. */
export function summaryOf(question: string, { hits, instead }: SearchAnswer): string {
  const count = hits.length;
  if (count === 0) return fill(words.nothing, { question });
  const found = count === 1 ? fill(words.one, { question }) : fill(words.several, { count, question });
  const corrected = instead.map(([typed, meant]) => fill(words.instead, { typed, meant }));
  return [`${found}.`, ...corrected].join(" ");
}

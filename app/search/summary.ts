import * as words from "#content/generated/words/search.ts";
import { fill } from "#content/fill.ts";
import type { SearchAnswer } from "./find.ts";

/** One or two sentences on what was found for `question`. */
export function summaryOf(question: string, { hits, instead }: SearchAnswer): string {
  const count = hits.length;
  if (count === 0) return fill(words.nothing, { question });
  const found = count === 1 ? fill(words.one, { question }) : fill(words.several, { count, question });
  const corrected = instead.map(([typed, meant]) => fill(words.instead, { typed, meant }));
  return [`${found}.`, ...corrected].join(" ");
}

/** The sentence shown for a page that was found. */
import { fold, shownWord } from "./fold.ts";
import type { Section } from "./page-text.ts";
import { likeness, type Term } from "./term.ts";

/** Text of a sentence, and whether it matches the question. */
export type SentencePart = [text: string, found: boolean];

/** Characters shown, and how many of them before the first match. */
const longest = 180;
const longestBefore = 60;

/** The sentence that matches most of the question, from `section` or from `first`, the page's opening. */
export function bestSentence(
  section: Section | undefined,
  first: Section | undefined,
  terms: readonly Term[],
): SentencePart[] {
  let best = "";
  let most = -1;
  for (const sentence of [section, first].flatMap((part) => (part ? sentencesOf(part) : []))) {
    const worth = worthOf(sentence, terms);
    if (worth <= most) continue;
    best = sentence;
    most = worth;
  }
  return marked(shortened(best, terms), terms);
}

/** The sentences below a heading; then the heading with the first of them, for matches in the heading alone. */
function sentencesOf([, heading, text]: Section): string[] {
  const sentences = text.replaceAll(/([.!?…]) (?=[A-ZÀ-Þ])/g, "$1\n").split("\n");
  return heading === "" ? sentences : [...sentences, [heading, sentences[0]].filter(Boolean).join(": ")];
}

/** How much of the question is in `sentence`; rare words count for more. */
function worthOf(sentence: string, terms: readonly Term[]): number {
  const whole = fold(sentence);
  // Most sentences match nothing, and going through their words is most of the time that an answer takes.
  const near = terms.filter(({ forms }) => forms.some(({ stem }) => whole.includes(stem)));
  if (near.length === 0) return 0;
  const words = sentence.match(shownWord) ?? [];
  return near.reduce((sum, term) => sum + (words.some((word) => isIn(word, term)) ? term.rarity : 0), 0);
}

const isIn = (word: string, { forms }: Term) => forms.some((form) => likeness(fold(word), form) > 0);

/** A long sentence starts a little before the match, and ends where there is no more room. */
function shortened(sentence: string, terms: readonly Term[]): string {
  if (sentence.length <= longest) return sentence;
  const [[before, isFound] = ["", true], ...others] = marked(sentence, terms);
  const skipped = isFound || others.length === 0 ? 0 : before.length - longestBefore;
  const start = skipped > 0 ? sentence.indexOf(" ", skipped) + 1 : 0;
  const rest = (start > 0 ? "… " : "") + sentence.slice(start);
  return rest.length > longest ? `${rest.slice(0, longest).replace(/\s\S*$/, "")} …` : rest;
}

function marked(sentence: string, terms: readonly Term[]): SentencePart[] {
  const pieces: SentencePart[] = [];
  let end = 0;
  for (const { 0: word, index } of sentence.matchAll(shownWord)) {
    if (!terms.some((term) => isIn(word, term))) continue;
    pieces.push([sentence.slice(end, index), false], [word, true]);
    end = index + word.length;
  }
  return [...pieces, [sentence.slice(end), false] satisfies SentencePart].filter(([text]) => text !== "");
}

/** The sentence shown for a page that was found. */
import { fold, shownWord } from "./fold.ts";
import type { Section } from "./page-text.ts";
import { likeness, type Term } from "./term.ts";

/** Text of a sentence, and whether it matches the question. */
export type SentencePart = [text: string, found: boolean];

const longest = 180;

/** The sentence that matches most of the question, from `section` or from `first`, the page's opening. */
export function bestSentence(
  section: Section | undefined,
  first: Section | undefined,
  terms: readonly Term[],
): SentencePart[] {
  const candidates = [section, first].flatMap((part) => (part ? sentencesOf(part) : []));
  let best: { pieces: SentencePart[]; worth: number } | undefined;
  for (const sentence of candidates) {
    const { pieces, worth } = marked(sentence, terms);
    if (!best || worth > best.worth) best = { pieces, worth };
  }
  return best ? shortened(best.pieces) : [];
}

/** The sentences below a heading; then the heading with the first of them, for matches in the heading alone. */
function sentencesOf([, heading, text]: Section): string[] {
  const sentences = text.replaceAll(/([.!?…]) (?=[A-ZÀ-Þ])/g, "$1\n").split("\n");
  return heading === "" ? sentences : [...sentences, [heading, sentences[0]].filter(Boolean).join(": ")];
}

function marked(sentence: string, terms: readonly Term[]): { pieces: SentencePart[]; worth: number } {
  const whole = fold(sentence);
  // Most sentences match nothing, and going through their words is most of the time that an answer takes.
  const near = terms.filter(({ forms }) => forms.some(({ stem }) => whole.includes(stem)));
  if (near.length === 0) return { pieces: sentence === "" ? [] : [[sentence, false]], worth: 0 };
  const pieces: SentencePart[] = [];
  const found = new Set<Term>();
  let end = 0;
  for (const match of sentence.matchAll(shownWord)) {
    const word = fold(match[0]);
    const term = near.find(({ forms }) => forms.some((form) => likeness(word, form) > 0));
    if (!term) continue;
    found.add(term);
    pieces.push([sentence.slice(end, match.index), false], [match[0], true]);
    end = match.index + match[0].length;
  }
  pieces.push([sentence.slice(end), false]);
  const worth = [...found].reduce((sum, { rarity }) => sum + rarity, 0);
  return { pieces: pieces.filter(([text]) => text !== ""), worth };
}

/** A long sentence starts a little before the match, and ends where there is no more room. */
function shortened(pieces: readonly SentencePart[]): SentencePart[] {
  const length = pieces.reduce((sum, [text]) => sum + text.length, 0);
  if (length <= longest) return [...pieces];
  const result: SentencePart[] = [];
  let room = longest;
  for (const [place, [text, found]] of pieces.entries()) {
    if (room <= 0) break;
    let part = text;
    if (!found && place === 0 && text.length > 60) part = `… ${text.slice(-60).replace(/^\S*\s/, "")}`;
    if (part.length > room) part = `${part.slice(0, room).replace(/\s\S*$/, "")} …`;
    room -= part.length;
    result.push([part, found]);
  }
  const last = result[result.length - 1];
  if (last && room <= 0 && !last[0].endsWith("…")) last[0] += " …";
  return result;
}

/**
 * The search: scans the text of all pages for each question. For a site of this size that takes a millisecond, and
 * needs no index that would have to be built, sent and stored.
 */
import { fold, slipsBetween, stem, wordsOf } from "./fold.ts";
import type { PageText, SearchIndex } from "./page-text.ts";
import { type Rank, rankOf } from "./rank.ts";
import { bestSentence, type SentencePart } from "./sentence.ts";
import { type Form, type Part, placesOf, type Term, weights } from "./term.ts";

/** A page that answers a question. */
export interface Hit {
  /** Address of the page, with the anchor of the part that was found. */
  href: string;
  title: string;
  /** Name of its parent page; empty for those of the main menu. */
  place: string;
  /** The sentence found, in pieces. */
  sentence: SentencePart[];
}

export interface SearchAnswer {
  /** The best first. */
  hits: Hit[];
  /** Typed words that are on no page, each with the one that was searched for instead. */
  instead: [typed: string, meant: string][];
}

const mostWords = 12;
/** Most single letters searched for: each begins a thousand words, all of which are looked at. */
const mostLetters = 2;
const mostHits = 12;

/** Words that most questions have and that say nothing. */
const fillers = new Set(
  wordsOf(
    `a about am an and any are as at be been by can could did do does for from get give had has have how i i'm if in into
    is it its me my need of on or our please see she so some someone tell that the their them there they this to us
    want was we what what's when which who who's why will with would you your does much many`,
  ),
);

/**
 * Prepares `index`.
 *
 * @returns a function that answers a question; no hit when nothing fits
 */
export function searcher(index: SearchIndex): (question: string) => SearchAnswer {
  const { pages, alike, emphasis, folded: text = foldedText(pages) } = index;
  let end = 0;
  const parts = partsOf(pages).map(({ page, section, weight }): Part => {
    end = text.indexOf("\n", end) + 1;
    return { page, section, weight, end };
  });
  const meant = new Map(
    alike.flatMap(({ asked, meant: words }) =>
      asked.map((word) => [stem(fold(word)), words.flatMap(wordsOf)]),
    ),
  );
  let words = index.vocabulary;

  const formsOf = (word: string, worth: number): Form[] => [
    { stem: stem(word), word, worth },
    ...(meant.get(stem(word)) ?? []).map((other) => ({ stem: stem(other), word: other, worth: worth * 0.7 })),
  ];
  const termOf = (word: string, instead: SearchAnswer["instead"]): Term | undefined => {
    let forms = formsOf(word, 1);
    let places = placesOf(forms, text, parts);
    if (places.size === 0) {
      const near = nearest(word, (words ??= vocabulary(text)));
      if (near === undefined) return undefined;
      instead.push([word, near]);
      forms = formsOf(near, 0.8);
      places = placesOf(forms, text, parts);
    }
    const rarity = 0.1 + Math.log(1 + (pages.length - places.size + 0.5) / (places.size + 0.5));
    return { forms, rarity, places };
  };
  const factorOf = ([path]: PageText): number => {
    const isFor = (page: string) =>
      page.endsWith("/*") ? path.startsWith(page.slice(0, -1)) : page === path;
    return emphasis.find(({ page }) => isFor(page))?.factor ?? 1;
  };

  return (question) => {
    const instead: SearchAnswer["instead"] = [];
    const terms = tellingWords(question).flatMap((word) => termOf(word, instead) ?? []);
    const ranked = [...new Set(terms.flatMap(({ places }) => [...places.keys()]))]
      .map((page) => rankOf(page, terms))
      .map((rank) => ({ ...rank, score: rank.score * factorOf(rank.page) }))
      .sort((one, other) => other.score - one.score);
    const least = (ranked[0]?.score ?? 0) * 0.12;
    const hits = ranked.slice(0, mostHits).filter(({ score }) => score > 0 && score >= least);
    return { instead, hits: hits.map((rank) => hitOf(rank, terms)) };
  };
}

/** The words of `question` to look for. */
function tellingWords(question: string): string[] {
  const asked = wordsOf(question);
  const telling = asked.filter((word) => !fillers.has(word));
  let letters = 0;
  return [...new Set(telling.length > 0 ? telling : asked)]
    .filter((word) => word.length > 1 || (letters += 1) <= mostLetters)
    .slice(0, mostWords);
}

/** Every title, heading and text of `pages`. */
function partsOf(pages: readonly PageText[]) {
  return pages.flatMap((page) => [
    { page, section: undefined, weight: weights.title, text: `${page[1]}\n${page[2]}` },
    ...page[4].flatMap((section) => [
      { page, section, weight: weights.heading, text: section[1] },
      { page, section, weight: weights.text, text: section[2] },
    ]),
  ]);
}

/** The folded words of all pages, a line for each title, heading and text, each word between spaces. */
export function foldedText(pages: readonly PageText[]): string {
  return partsOf(pages)
    .map(({ text }) => ` ${wordsOf(text).join(" ")} \n`)
    .join("");
}

/** The words of `text` that are long enough to be mistyped. */
export function vocabulary(text: string): string[] {
  return [...new Set(text.split(/\s+/))].filter((word) => word.length > 2);
}

/** The site's word that `typed` was meant to be, if one is close enough: one slip, or two in a long word. */
function nearest(typed: string, words: readonly string[]): string | undefined {
  const most = typed.length < 4 ? 0 : typed.length < 9 ? 1 : 2;
  if (most === 0 || typed.length > 30) return undefined;
  let best: string | undefined;
  let least = most + 1;
  for (const word of words) {
    // The first letter is seldom wrong.
    const slips = slipsBetween(typed, word, most) + (word[0] === typed[0] ? 0 : 0.5);
    if (slips >= least) continue;
    least = slips;
    best = word;
  }
  return best;
}

function hitOf({ page, isTitled, ...rank }: Rank, terms: readonly Term[]): Hit {
  const [path, title, , place, sections] = page;
  const section = rank.section ?? sections[0];
  const anchor = section?.[0] && !isTitled ? `#${section[0]}` : "";
  return { href: path + anchor, title, place, sentence: bestSentence(section, sections[0], terms) };
}

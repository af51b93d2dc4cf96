/**
 * The search: scans the text of all pages for each question. For a site of this size that takes a millisecond, and
 * needs no index that would have to be built, sent and stored.
 */
import { fold, slipsBetween, stem, wordsOf } from "./fold.ts";
import type { PageText, SearchIndex, Section } from "./page-text.ts";
import { ranking } from "./rank.ts";
import { bestSentence, type SentencePart } from "./sentence.ts";
import { type Form, likeness, type Part, type Place, type Term, weights } from "./term.ts";

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
export function searcher({
  pages,
  alike,
  emphasis,
  folded: text = foldedText(pages),
  vocabulary: known,
}: SearchIndex): (question: string) => SearchAnswer {
  const parts = partsOf(pages);
  const lengths = pages.map(() => 0);
  let end = 0;
  for (const part of parts) {
    part.end = text.indexOf("\n", end) + 1;
    lengths[part.page] = (lengths[part.page] ?? 0) + part.end - end;
    end = part.end;
  }
  const averageLength = text.length / Math.max(pages.length, 1);
  const sizes = lengths.map((length) => 0.7 + (0.3 * length) / averageLength);
  const factors = pages.map(([path]) => {
    const isFor = (page: string) =>
      page.endsWith("/*") ? path.startsWith(page.slice(0, -1)) : page === path;
    return emphasis.find(({ page }) => isFor(page))?.factor ?? 1;
  });
  const meant = new Map(
    alike.flatMap(({ asked, meant: words }) =>
      asked.map((word): [string, string[]] => [stem(fold(word)), words.flatMap(wordsOf)]),
    ),
  );
  let allWords = known;

  const formsOf = (word: string, worth: number): Form[] => [
    { stem: stem(word), word, worth },
    ...(meant.get(stem(word)) ?? []).map((other) => ({ stem: stem(other), word: other, worth: worth * 0.7 })),
  ];
  const termOf = (word: string, instead: SearchAnswer["instead"]): Term | undefined => {
    let forms = formsOf(word, 1);
    let places = placesOf(forms, text, parts);
    if (places.length === 0) {
      allWords ??= vocabulary(text);
      const near = nearest(word, allWords);
      if (near === undefined) return undefined;
      instead.push([word, near]);
      forms = formsOf(near, 0.8);
      places = placesOf(forms, text, parts);
    }
    const pagesWith = new Set(places.map(({ part }) => part.page)).size;
    const rarity = 0.1 + Math.log(1 + (pages.length - pagesWith + 0.5) / (pagesWith + 0.5));
    return { forms, rarity, places };
  };

  return (question) => {
    const asked = wordsOf(question);
    const telling = asked.filter((word) => !fillers.has(word));
    const instead: SearchAnswer["instead"] = [];
    let letters = 0;
    const terms = [...new Set(telling.length > 0 ? telling : asked)]
      .filter((word) => word.length > 1 || (letters += 1) <= mostLetters)
      .slice(0, mostWords)
      .flatMap((word) => termOf(word, instead) ?? []);
    const ranked = ranking(terms, sizes)
      .map((rank) => ({ ...rank, score: rank.score * (factors[rank.page] ?? 1) }))
      .sort((one, other) => other.score - one.score);
    const least = (ranked[0]?.score ?? 0) * 0.12;
    const hits = ranked.slice(0, mostHits).filter(({ score }) => score > 0 && score >= least);
    return {
      instead,
      hits: hits.flatMap(({ page: place, section, isTitled }) => {
        const page = pages[place];
        return page ? [hitOf(page, section, isTitled, terms)] : [];
      }),
    };
  };
}

/** Every title, heading and text of `pages`, in the order in which `foldedText` has them. */
function partsOf(pages: readonly PageText[]): Part[] {
  const parts: Part[] = [];
  // Plain loops, no iterators: this runs in a cold engine, where each step is expensive.
  for (let page = 0; page < pages.length; page += 1) {
    parts.push({ page, section: undefined, weight: weights.title, end: 0 });
    const sections = pages[page]?.[4] ?? [];
    for (let place = 0; place < sections.length; place += 1) {
      const section = sections[place];
      if (!section) continue;
      if (section[1] !== "") parts.push({ page, section, weight: weights.heading, end: 0 });
      if (section[2] !== "") parts.push({ page, section, weight: weights.text, end: 0 });
    }
  }
  return parts;
}

/** The folded words of all pages, a line for each title, heading and text, each word after a space. */
export function foldedText(pages: readonly PageText[]): string {
  return partsOf(pages)
    .map(({ page, section, weight }) => {
      const [, title = "", names = ""] = pages[page] ?? [];
      const text = section ? section[weight === weights.heading ? 1 : 2] : `${title}\n${names}`;
      return ` ${wordsOf(text).join(" ")}\n`;
    })
    .join("");
}

/** The words of `text` that are long enough to be mistyped. */
export function vocabulary(text: string): string[] {
  return [...new Set(text.split(/\s+/))].filter((word) => word.length > 2);
}

function placesOf(forms: readonly Form[], text: string, parts: readonly Part[]): Place[] {
  const places: Place[] = [];
  for (const form of forms) {
    const start = ` ${form.stem}`;
    const worths = new Map<string, number>();
    let at = 0;
    for (let found = text.indexOf(start); found >= 0; found = text.indexOf(start, found + 1)) {
      const position = found + 1;
      let end = position;
      while (text.charCodeAt(end) > 32) end += 1;
      const word = text.slice(position, end);
      let worth = worths.get(word);
      if (worth === undefined) worths.set(word, (worth = form.worth * likeness(word, form)));
      if (worth === 0) continue;
      let part = parts[at];
      while (part && part.end <= position) part = parts[(at += 1)];
      if (part) places.push({ position, part, worth });
    }
  }
  return forms.length > 1 ? places.sort((one, other) => one.position - other.position) : places;
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

function hitOf(page: PageText, best: Section | undefined, isTitled: boolean, terms: readonly Term[]): Hit {
  const [path, title, , place, sections] = page;
  const section = best ?? sections[0];
  const anchor = section?.[0] && !isTitled ? `#${section[0]}` : "";
  return { href: path + anchor, title, place, sentence: bestSentence(section, sections[0], terms) };
}

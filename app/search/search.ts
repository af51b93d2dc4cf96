/**
 * The search of the whole site, pure and small: an index of its words, where each stands, made when the first question
 * comes. A word counts more in a title than in a heading, more there than in text, and more the fewer pages have it.
 */

import leven from "leven";

/** A heading with the lines below it. */
export interface Section {
  anchor: string;
  heading: string;
  lines: string[];
}

export interface PageText {
  path: string;
  title: string;
  /** What the page is called elsewhere. */
  names: string;
  /** Name of its parent page; empty for those of the main menu. */
  place: string;
  sections: Section[];
}

/** What editors say of words and pages: `content/pages/search.yaml`. */
export interface SearchRules {
  alike: readonly { asked: readonly string[]; meant: readonly string[] }[];
  emphasis: readonly { page: string; factor: number }[];
}

/** Text of a sentence, and whether it matches the question. */
export type SentencePart = [text: string, isFound: boolean];

/** A page that answers a question. */
export interface Hit {
  /** Address of the page, with the anchor of the part that was found. */
  href: string;
  title: string;
  place: string;
  sentence: SentencePart[];
}

export interface SearchAnswer {
  /** The best first. */
  hits: Hit[];
  /** Typed words that are on no page, each with the one that was searched for instead. */
  instead: [typed: string, meant: string][];
}

/** A word of a question: words of the site that match it, and how much it counts in each part of each page. */
interface Term {
  words: Map<string, number>;
  places: Map<PageText, Map<Section | undefined, number>>;
  rarity: number;
}

const weights = { title: 9, heading: 2, text: 1 } as const;
const maxWords = 12;
const maxResults = 12;
/** Characters of a sentence that are shown, and how many of them before the first match. */
const [maxLength, maxBefore] = [180, 60];

const wordPattern = /[\p{L}\p{M}\p{N}'’‘`´]+/gu;

/** `text` without case, accents, macrons, ʻokina and other apostrophes: `Nukuʻalofa` and `nuku'alofa` are the same. */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[\p{M}\p{Lm}'’‘`´]/gu, "")
    .toLowerCase();

const wordsOf = (text: string): string[] => fold(text).match(wordPattern) ?? [];

/** What forms of an English word share: `clinics` and `clinic`, `hiring` and `hire`. At least three letters. */
function stem(word: string): string {
  if (word.endsWith("ss")) return word;
  const [, start = word] = /^(.{3,}?)(?:ies|ing|ed|es|s)$/.exec(word) ?? [];
  return start.replace(/^(.{3,})[eiy]$/, "$1");
}

/** Words that most questions have and that say nothing. */
const fillers = new Set(
  wordsOf(
    `a about am an and any are as at be been by can could did do does for from get give had has have how i i'm if in into
    is it its me my need of on or our please see she so some someone tell that the their them there they this to us
    want was we what what's when which who who's why will with would you your does much many`,
  ),
);

/** The one of `words` that `typed` was meant to be, if one is close enough: a letter or two away, by its length. */
function nearest(typed: string, words: readonly string[]): string | undefined {
  const most = typed.length < 4 || typed.length > 30 ? 0 : typed.length < 6 ? 1 : 2;
  let [best, least]: [string | undefined, number] = [undefined, most + 0.5];
  for (const word of words) {
    if (word.length < 3 || Math.abs(word.length - typed.length) > most) continue;
    // The first letter is seldom wrong.
    const distance = leven(typed, word) + (word[0] === typed[0] ? 0 : 0.5);
    if (distance < least) [best, least] = [word, distance];
  }
  return best;
}

/** @returns a function that answers a question about `pages`; no hit when nothing fits */
export function searcher(pages: readonly PageText[], { alike, emphasis }: SearchRules) {
  /** Where each word stands; without a section in the page's names. */
  const index = new Map<string, { page: PageText; section: Section | undefined; weight: number }[]>();
  const add = (text: string, weight: number, page: PageText, section?: Section) => {
    for (const word of new Set(wordsOf(text)))
      index.set(word, [...(index.get(word) ?? []), { page, section, weight }]);
  };
  for (const page of pages) {
    add(`${page.title}\n${page.names}`, weights.title, page);
    for (const section of page.sections) {
      add(section.heading, weights.heading, page, section);
      add(section.lines.join("\n"), weights.text, page, section);
    }
  }
  const meant = new Map(
    alike.flatMap(({ asked, meant: words }) =>
      asked.map((word) => [stem(fold(word)), words.flatMap(wordsOf)]),
    ),
  );
  const factorOf = ({ path }: PageText) =>
    emphasis.find(({ page }) => (page.endsWith("/*") ? path.startsWith(page.slice(0, -1)) : page === path))
      ?.factor ?? 1;

  /** Words of the site that `typed` stands for: 1 for itself, less for other forms, synonyms and longer words. */
  function wordsLike(typed: string): Map<string, number> {
    const synonyms = (meant.get(stem(typed)) ?? []).map((word) => ({ word, start: stem(word), worth: 0.7 }));
    const found = new Map<string, number>();
    for (const form of [{ word: typed, start: stem(typed), worth: 1 }, ...synonyms])
      for (const word of index.keys()) {
        if (!word.startsWith(form.start)) continue;
        const isForm = stem(word) === form.start;
        const far = word.startsWith(form.word) ? 0.4 : form.start.length > 4 ? 0.2 : 0;
        const worth = form.worth * (word === form.word ? 1 : isForm ? 0.9 : far);
        if (worth > (found.get(word) ?? 0)) found.set(word, worth);
      }
    return found;
  }

  function termOf(typed: string, instead: SearchAnswer["instead"]): Term | undefined {
    let words = wordsLike(typed);
    if (words.size === 0) {
      const near = nearest(typed, [...index.keys()]);
      if (near === undefined) return undefined;
      instead.push([typed, near]);
      words = wordsLike(near);
    }
    const places: Term["places"] = new Map();
    for (const [word, worth] of words)
      for (const { page, section, weight } of index.get(word) ?? []) {
        const here = places.get(page) ?? new Map<Section | undefined, number>();
        places.set(page, here.set(section, Math.max(here.get(section) ?? 0, worth * weight)));
      }
    const rarity = 0.1 + Math.log(1 + (pages.length - places.size + 0.5) / (places.size + 0.5));
    return { words, places, rarity };
  }

  /** How well `page` answers, and the section that has most of the question. */
  function rank(page: PageText, terms: readonly Term[]) {
    let [score, found, titled] = [0, 0, 0];
    let [best, most]: [Section | undefined, number] = [undefined, 0];
    const sections = new Map<Section, number>();
    for (const { rarity, places } of terms) {
      const here = places.get(page);
      if (!here) continue;
      const amount = [...here.values()].reduce((sum, weight) => sum + weight, 0);
      score += (rarity * amount) / (amount + 3);
      found += rarity;
      if (here.has(undefined)) titled += rarity;
      for (const [section, weight] of here) {
        const share = section ? rarity * weight + (sections.get(section) ?? 0) : 0;
        if (section) sections.set(section, share);
        if (share > most) [best, most] = [section, share];
      }
    }
    const all = terms.reduce((sum, { rarity }) => sum + rarity, 0);
    score = (score + 0.3 * most + 0.5 * titled) * (found / all) * factorOf(page);
    return { page, section: best, score, isTitled: titled === found };
  }

  return (question: string): SearchAnswer => {
    const asked = wordsOf(question);
    const telling = asked.filter((word) => !fillers.has(word));
    const words = [...new Set(telling.length > 0 ? telling : asked)].slice(0, maxWords);
    const instead: SearchAnswer["instead"] = [];
    const terms = words.flatMap((word) => termOf(word, instead) ?? []);
    const ranked = [...new Set(terms.flatMap(({ places }) => [...places.keys()]))]
      .map((page) => rank(page, terms))
      .sort((one, other) => other.score - one.score);
    const least = (ranked[0]?.score ?? 0) * 0.12;
    const hits = ranked
      .slice(0, maxResults)
      .filter(({ score }) => score >= least)
      .map(({ page: { path, title, place, sections }, section = sections[0], isTitled }) => {
        const anchor = section?.anchor && !isTitled ? `#${section.anchor}` : "";
        return { href: path + anchor, title, place, sentence: bestSentence([section, sections[0]], terms) };
      });
    return { hits, instead };
  };
}

/** The sentence of `sections` that has most of the question; rare words count for more. */
function bestSentence(sections: (Section | undefined)[], terms: readonly Term[]): SentencePart[] {
  const sentences = sections.flatMap((section) => {
    const lines = section?.lines.flatMap((line) => line.split(/(?<=[.!?…]) (?=\p{Lu})/u)) ?? [];
    return section?.heading ? [...lines, [section.heading, ...lines.slice(0, 1)].join(": ")] : lines;
  });
  let [best, most] = ["", -1];
  for (const sentence of sentences) {
    const words = new Set(wordsOf(sentence));
    const isIn = (term: Term) => [...term.words.keys()].some((word) => words.has(word));
    const worth = terms.reduce((sum, term) => sum + (isIn(term) ? term.rarity : 0), 0);
    if (worth > most) [best, most] = [sentence, worth];
  }
  return marked(shortened(best, terms), terms);
}

/** A long sentence starts a little before the match, and ends where there is no more room. */
function shortened(sentence: string, terms: readonly Term[]): string {
  if (sentence.length <= maxLength) return sentence;
  const [[before, isFound] = ["", true], ...others] = marked(sentence, terms);
  const skipped = isFound || others.length === 0 ? 0 : before.length - maxBefore;
  const start = skipped > 0 ? sentence.indexOf(" ", skipped) + 1 : 0;
  const rest = (start > 0 ? "… " : "") + sentence.slice(start);
  return rest.length > maxLength ? `${rest.slice(0, maxLength).replace(/\s\S*$/, "")} …` : rest;
}

function marked(sentence: string, terms: readonly Term[]): SentencePart[] {
  const parts: SentencePart[] = [];
  let end = 0;
  for (const { 0: word, index } of sentence.matchAll(wordPattern)) {
    if (!terms.some(({ words }) => words.has(fold(word)))) continue;
    parts.push([sentence.slice(end, index), false], [word, true]);
    end = index + word.length;
  }
  return [...parts, [sentence.slice(end), false] satisfies SentencePart].filter(([text]) => text !== "");
}

/**
 * The search of the whole site, pure and small: an index of its words, made when the first question comes. A word counts
 * most in a title, less in a heading and least in text. The rarer it is on the site, the more it counts.
 */
import { closestMatch } from "leven";
import type { Texts } from "#content/schema.ts";

/** A part of a page: a heading with the lines below it. */
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
  /** How much the page counts among those that fit as well. */
  factor: number;
  /** The first is what the page says of itself. */
  sections: [Section, ...Section[]];
}

const wordPattern = /[\p{L}\p{M}\p{N}'’‘`´]+/gu;

/** The words of `text` without case, accents, macrons and ʻokina: `Nukuʻalofa` and `nuku'alofa` are the same. */
function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replaceAll(/[\p{M}\p{Lm}'’‘`´]/gu, "");
  return plain.toLowerCase().match(wordPattern) ?? [];
}

/** The part that all forms of an English word share: `clinics` and `clinic`, `hiring` and `hire`. */
const stem = (word: string): string => word.replace(/(?<=^.{3,})(?:ies|ing|ed|es|s|e|y)$/, "");

const stemsIn = (text: string): string[] => wordsOf(text).map(stem);

/** Words that most questions have and that say nothing. */
const fillers = wordsOf(
  `a an and are as at be by can do does for from have how i if in is it many me much my of on or our the there to us we
  what when where which who with you your`,
);

/** The first of `items` that is worth most. */
const bestOf = <Item>(items: readonly [Item, ...Item[]], worth: (item: Item) => number): Item =>
  items.reduce((one, other) => (worth(other) > worth(one) ? other : one));

/** The sentences of a part, and at last its heading with the first of them. */
function sentencesOf({ heading, lines }: Section): string[] {
  const sentences = lines.flatMap((line) => line.split(/(?<=[.!?…]”?) (?=[“\p{Lu}])/u));
  return heading ? [...sentences, [heading, ...sentences.slice(0, 1)].join(": ")] : sentences;
}

/**
 * @returns a function that answers a question about `pages` by the editors' rules. `hits` are pages, the best first, none
 *   when nothing fits; their sentences are split at the words of the question, which are every second piece. `instead`
 *   are typed words that are on no page, each with the one that was searched for.
 */
export function searcher(
  pages: readonly PageText[],
  { alike, answers }: Pick<Texts["pages/search"], "alike" | "answers">,
) {
  const vocabulary = new Set<string>();
  /** How much the words with a stem count for a page, which has them in its names, and for a part. */
  const index = new Map<string, Map<PageText | Section, number>>();
  const add = (text: string, weight: number, place: PageText | Section) => {
    for (const word of wordsOf(text)) {
      vocabulary.add(word);
      index.set(stem(word), (index.get(stem(word)) ?? new Map()).set(place, weight));
    }
  };
  for (const page of pages) {
    for (const section of page.sections) {
      add(section.lines.join("\n"), 1, section);
      add(section.heading, 2, section);
    }
    add(`${page.title}\n${page.names}`, 5, page);
  }

  /** Known stems of `word` and its synonyms. */
  function stemsOf(word: string): string[] {
    const synonyms = alike.filter(({ asked }) => asked.some((other) => stem(other) === stem(word)));
    const words = [word, ...synonyms.flatMap(({ meant }) => meant)];
    return words.flatMap(stemsIn).filter((each) => index.has(each));
  }

  /** What `typed` stands for: itself, else words that begin like it, else the nearest one. */
  function termOf(typed: string) {
    let [meant, stems] = [typed, stemsOf(typed)];
    if (stems.length === 0) stems = [...index.keys()].filter((each) => each.startsWith(typed));
    if (stems.length === 0) {
      const maxDistance = typed.length < 4 ? 0 : typed.length < 6 ? 1 : 2;
      meant = closestMatch(typed, [...vocabulary], { maxDistance }) ?? typed;
      stems = stemsOf(meant);
    }
    const weights = stems.flatMap((each) => [...(index.get(each) ?? [])]);
    weights.sort(([, one], [, other]) => one - other);
    return { typed, meant, stems, weights: new Map(weights), rarity: Math.log(1 + 1000 / weights.length) };
  }

  return (question: string) => {
    const asked = wordsOf(question);
    const telling = asked.filter((word) => !fillers.includes(word));
    const terms = [...new Set(telling.length > 0 ? telling : asked)]
      .slice(0, 12)
      .map(termOf)
      .filter(({ stems }) => stems.length > 0);
    const weightOf = (place: PageText | Section) =>
      terms.reduce((sum, { rarity, weights }) => sum + rarity * (weights.get(place) ?? 0), 0);
    const countIn = (text: string) => {
      const here = new Set(stemsIn(text));
      return terms.filter(({ stems }) => stems.some((each) => here.has(each))).length;
    };
    const mark = (word: string) => (countIn(word) > 0 ? `\0${word}\0` : word);
    const hitOf = ({ title }: PageText, href: string, text: string) => {
      return { href, title, sentence: text.replaceAll(wordPattern, mark).split("\0") };
    };

    const answer = answers.find((each) => each.asked.includes(asked.join(" ")));
    const chosen = pages.find(({ path }) => path === answer?.page.replace(/#.*/, ""));
    const hits = pages
      .map((page) => {
        const section = bestOf(page.sections, weightOf);
        return { page, section, score: (weightOf(page) + weightOf(section)) * page.factor };
      })
      .sort((one, other) => other.score - one.score)
      .filter(({ page, score }, _, [best]) => page !== chosen && best && score > best.score / 10)
      .slice(0, 12)
      .map(({ page, section }) => {
        // What the title says is at the top of the page.
        const isNamed = terms.every(({ weights }) => weights.has(page));
        const hash = section.anchor && !isNamed ? `#${section.anchor}` : "";
        const [first = "", ...others] = [section, page.sections[0]].flatMap(sentencesOf);
        // A sentence tells more than a label with the same words.
        const worth = (text: string) => countIn(text) + (/[.!?]”?$/.test(text) ? 0.5 : 0);
        return hitOf(page, page.path + hash, bestOf([first, ...others], worth));
      });
    if (answer && chosen) hits.unshift(hitOf(chosen, answer.page, answer.text));
    const instead = terms.flatMap(({ typed, meant }) => (meant === typed || chosen ? [] : { typed, meant }));
    return { hits, instead };
  };
}

export type SearchAnswer = ReturnType<ReturnType<typeof searcher>>;

/** A word of a question, and where it is in the pages. */
import { stem } from "./fold.ts";
import type { PageText, Section } from "./page-text.ts";

/** What is searched for in place of a word: the stem its forms begin with, and how much a match counts. */
export interface Form {
  stem: string;
  word: string;
  worth: number;
}

/** One word of a question. */
export interface Term {
  forms: Form[];
  /** A word on few pages counts for more than one on all. */
  rarity: number;
  /** Where it is, by page. */
  places: Places;
}

export type Places = Map<PageText, { part: Part; worth: number }[]>;

/** A title, a heading, or the text below one. */
export interface Part {
  page: PageText;
  /** Titles have none. */
  section: Section | undefined;
  /** How much a word counts in it. */
  weight: number;
  /** Where it ends in the text of all pages. */
  end: number;
}

/** How much a word counts by where it is. */
export const weights = { title: 9, heading: 3, text: 1 } as const;

/** 1 for the word itself, nearly so for another form of it, less for a longer word that starts alike. */
export function likeness(word: string, form: Form): number {
  if (!word.startsWith(form.stem)) return 0;
  if (word === form.word) return 1;
  if (stem(word) === form.stem) return 0.9;
  if (word.startsWith(form.word)) return 0.4;
  return form.stem.length > 4 ? 0.2 : 0;
}

/** Where in `text`, the folded words of all `parts`, those of `forms` are. */
export function placesOf(forms: readonly Form[], text: string, parts: readonly Part[]): Places {
  const places: Places = new Map();
  for (const form of forms) {
    const start = ` ${form.stem}`;
    let number = 0;
    for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
      const word = text.slice(at + 1, text.indexOf(" ", at + 1));
      const worth = form.worth * likeness(word, form);
      let part = parts[number];
      while (part && part.end <= at) part = parts[(number += 1)];
      if (!part || worth === 0) continue;
      const here = places.get(part.page) ?? [];
      places.set(part.page, here);
      here.push({ part, worth });
    }
  }
  return places;
}

/** A word of a question, and where it is in the pages. */
import { stem } from "./fold.ts";
import type { Section } from "./page-text.ts";

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
  /** Where it is, in order. */
  places: Place[];
}

export interface Place {
  position: number;
  part: Part;
  worth: number;
}

/** A title, a heading, or the text below one. */
export interface Part {
  /** Index of its page. */
  page: number;
  section: Section | undefined;
  /** How much a word counts in it. */
  weight: number;
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

/** A word of a question, and where it stands in the pages. */
import { stem } from "./fold.ts";
import type { Section } from "./page-text.ts";

/** What is looked for in place of a word: the beginning that its forms have, and how much one counts. */
export interface Form {
  stem: string;
  word: string;
  worth: number;
}

/** One word of a question. */
export interface Term {
  forms: Form[];
  /** What stands on few pages tells more than what stands on all. */
  rarity: number;
  /** Where it stands, in order. */
  places: Place[];
}

export interface Place {
  position: number;
  part: Part;
  worth: number;
}

/** A title, a heading, or what stands below it. */
export interface Part {
  /** Place of its page among the pages. */
  page: number;
  section: Section | undefined;
  /** How much a word counts in it. */
  weight: number;
  end: number;
}

/** How much a word counts by where it stands. */
export const weights = { title: 9, heading: 3, text: 1 } as const;

/** 1 for the word itself, nearly so for another form of it, less for a longer word that begins alike. */
export function likeness(word: string, form: Form): number {
  if (!word.startsWith(form.stem)) return 0;
  if (word === form.word) return 1;
  if (stem(word) === form.stem) return 0.9;
  if (word.startsWith(form.word)) return 0.4;
  return form.stem.length > 4 ? 0.2 : 0;
}

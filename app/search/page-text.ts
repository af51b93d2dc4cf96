/** What the search knows about a page, which `site-text.server.ts` takes from its content. */

/** A heading with the text below it, a line for each block. Tuples: property names would be much of the file. */
export type Section = [anchor: string, heading: string, text: string];
/** `names`: what the page is called elsewhere, in lines; `place`: the name of its parent page, if there is one. */
export type PageText = [path: string, title: string, names: string, place: string, sections: Section[]];

/** Everything that is searched. */
export interface SearchIndex {
  pages: PageText[];
  /** Visitors' words, with the site's words that are searched for as well. */
  alike: readonly Alike[];
  /** Pages that rank above or below others that match as well; `/folder/*` for all below it. */
  emphasis: readonly { page: string; factor: number }[];
  /** `foldedText` of the pages and its `vocabulary`, where start-up has to be fast. */
  folded?: string;
  vocabulary?: readonly string[];
}

interface Alike {
  asked: readonly string[];
  meant: readonly string[];
}

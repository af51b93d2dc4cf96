/** What the search knows of a page; the build takes it from the page's HTML (`scripts/prerender/search-index.ts`). */

/** A heading with what stands below it, a line for each block. Tuples: names would be a good part of the file. */
export type Section = [anchor: string, heading: string, text: string];
/** `names`: what the page is called elsewhere, in lines; `place`: the name of the page above it, if there is one. */
export type PageText = [path: string, title: string, names: string, place: string, sections: Section[]];

/** Everything that is searched. */
export interface SearchIndex {
  pages: PageText[];
  /** Words of visitors, with those of the site that are looked for as well. */
  alike: readonly Alike[];
  /** Pages that come before or after others that fit as well; `/folder/*` for all below it. */
  emphasis: readonly { page: string; factor: number }[];
  /** `foldedText` of the pages and its `vocabulary`, where whoever reads this is in a hurry. */
  folded?: string;
  vocabulary?: readonly string[];
}

interface Alike {
  asked: readonly string[];
  meant: readonly string[];
}

/** What the service worker fetches ahead for a page, in order. */
export interface PageLinks {
  /** Path of the page. */
  shown: string;
  /** Of `paths` the first `most` that are not here, after a while. */
  wishes: { paths: string[]; most: number; afterMs: number }[];
}

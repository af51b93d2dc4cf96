import { nearest } from "../content/nearest.ts";

/** `; did you mean "list"?` without its question mark, or nothing if no known word is near. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const meant = nearest(word, known);
  return meant === undefined ? "" : `; did you mean "${meant}"`;
}

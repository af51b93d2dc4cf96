import { nearest } from "../content/nearest.ts";

/** What went wrong, in one sentence for staff; ends with exit code 1. */
export class Failure extends Error {}

/** A command that cannot be understood; ends with exit code 2. */
export class Misuse extends Error {}

/** `; did you mean "list"?` without its question mark, or nothing if no known word is near. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const meant = nearest(word, known);
  return meant === undefined ? "" : `; did you mean "${meant}"`;
}

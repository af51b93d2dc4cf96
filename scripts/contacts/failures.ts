import { nearest } from "../content/nearest.ts";

/** Something went wrong, in one sentence for staff; exit code 1. */
export class Failure extends Error {}

/** An invalid command; exit code 2. */
export class Misuse extends Error {}

/** `; did you mean "list"`, or an empty string if no known word is similar. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const meant = nearest(word, known);
  return meant === undefined ? "" : `; did you mean "${meant}"`;
}

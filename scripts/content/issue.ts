import { closestMatch } from "leven";

/** Something in a content file that somebody has to fix, as `npm run content -- check` prints it. */
export interface ContentIssue {
  file: string;
  /** Line in the file, from 1. */
  line: number;
  /** What is wrong and what to do, in a sentence. */
  what: string;
}

/** `content/articles/brief.md, line 4: ...` */
export function sentenceOf({ file, line, what }: ContentIssue): string {
  return `${file}, line ${line}: ${what}`;
}

/** `Did you mean "list"?`, or what else to do if no known word is similar. */
export function didYouMean(name: string, known: Iterable<string>, otherwise: string): string {
  const byLetters = new Map(Array.from(known, (word) => [word.toLowerCase(), word]));
  const maxDistance = Math.max(2, Math.floor(name.length / 3));
  const meant = closestMatch(name.toLowerCase(), [...byLetters.keys()], { maxDistance });
  return meant === undefined ? otherwise : `Did you mean "${byLetters.get(meant)}"?`;
}

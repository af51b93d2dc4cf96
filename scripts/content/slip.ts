/** Something in a content file that somebody has to mend. */
export interface Slip {
  /** Line in the file, from 1. */
  line: number;
  /** What is wrong and what to do, in a sentence. */
  what: string;
}

/** A slip in a file, as `npm run content -- check` prints it. */
export interface FileSlip extends Slip {
  file: string;
}

/** Thrown when content cannot be compiled; the message is the list of slips. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly slips: readonly FileSlip[];

  constructor(slips: readonly FileSlip[]) {
    super(slips.map(sentenceOf).join("\n"));
    this.slips = slips;
    // Whoever reads this edits texts: where the program stood when it noticed tells them nothing.
    this.stack = this.message;
  }
}

/** `content/articles/brief.md, line 4: ...` */
export function sentenceOf({ file, line, what }: FileSlip): string {
  return `${file}, line ${line}: ${what}`;
}

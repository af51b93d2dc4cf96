/** A line of the list at the top of `npm run deploy -- --dry-run`. */
export interface Need {
  done: boolean;
  /** What is done, or what to do. */
  what: string;
}

export const done = (what: string): Need => ({ done: true, what });
export const missing = (what: string): Need => ({ done: false, what });

/** Formats the list for printing. */
export function listOf(needs: readonly Need[]): string {
  return needs.map((need) => `  ${need.done ? "done   " : "MISSING"}  ${need.what}.\n`).join("");
}

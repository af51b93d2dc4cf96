/** How many records each folder of `content/` has, for texts that say so. */

/** Number of records by folder. */
export type Counts = Readonly<Record<string, number>>;

/** @param paths of files below `content/` */
export function countsOf(paths: readonly string[]): Counts {
  const counts: Record<string, number> = {};
  for (const path of paths) {
    const folder = /^([\w-]+)\/[\w-]+\.(?:yaml|md)$/.exec(path)?.[1];
    if (folder) counts[folder] = (counts[folder] ?? 0) + 1;
  }
  return counts;
}

const words =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** `count` as a text has it: in words up to twenty, in digits above, with a capital where it begins a sentence. */
export function countInWords(count: number, isCapital: boolean): string {
  const word = words[count] ?? String(count);
  return isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

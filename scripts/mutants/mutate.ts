import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Mutant } from "./mutant.ts";

/**
 * Changes the file of `mutant` in `folder`; the return value puts it back. Throws when what it changes does not stand
 * there exactly once: the source has moved on, and the mutant with it.
 */
export function mutate(folder: string, mutant: Mutant): () => void {
  const file = join(folder, mutant.file);
  const source = readFileSync(file, "utf8");
  writeFileSync(file, mutated(source, mutant));
  return () => writeFileSync(file, source);
}

/** `source` as the mutant has it. Throws as `mutate` does. */
export function mutated(source: string, { name, file, change: [from, to] }: Mutant): string {
  const [before, after, ...more] = source.replaceAll("\r\n", "\n").split(from);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`${name}: ${file} has to contain exactly once: ${from.trim()}`);
  }
  return before + to + after;
}

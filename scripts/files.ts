import { globSync } from "node:fs";

/** Files that match, in a fixed order and with forward slashes, on Windows too. */
export function filesOf(...patterns: string[]): string[] {
  return globSync(patterns)
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
}

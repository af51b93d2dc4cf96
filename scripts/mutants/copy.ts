import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import type { Mutant } from "./mutant.ts";

const left = new Set(["node_modules", "build", ".git", ".wrangler", ".react-router", "test-results"]);

/** A copy of the project's sources that may be changed, with the same packages. */
export interface Copy {
  folder: string;
  remove(): void;
}

export function copyProject(): Copy {
  const folder = mkdtempSync(join(tmpdir(), "mutants-"));
  cpSync(".", folder, {
    recursive: true,
    filter: (file) => !left.has(relative(".", file).split(/[\\/]/)[0] ?? ""),
  });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

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

import { filesOf } from "../files.ts";
import type { Mutant } from "./mutant.ts";
import { mutants } from "./mutants.ts";

/** The mutants of the product, and those of an agency's own facts where it has any (`spec/mutants.ts`). */
export async function allMutants(): Promise<readonly Mutant[]> {
  const lists = filesOf("spec/mutants.ts").map(
    (file) =>
      import(new URL(`../../${file}`, import.meta.url).href) as Promise<{ mutants: readonly Mutant[] }>,
  );
  return [...mutants, ...(await Promise.all(lists)).flatMap((list) => list.mutants)];
}

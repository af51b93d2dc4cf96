import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allMutants } from "./all.ts";
import { mutated } from "./mutate.ts";

test.each((await allMutants()).map((mutant) => [mutant.name, mutant] as const))(
  "the mutant can still be made, and the test that has to notice is there: %s",
  (_name, mutant) => {
    const source = readFileSync(mutant.file, "utf8");
    expect(mutated(source, mutant)).not.toBe(source);
    expect(readFileSync(mutant.killer[0], "utf8")).toContain(constantPart(mutant.killer[1]));
  },
);

/** What of a title stands in the test's source, which may make the rest of it from a table. */
function constantPart(title: string): string {
  return /^(?:the block of|R-[A-Z]{3}-\d\d)/.exec(title)?.[0] ?? title.split(/ \d|%s|\//)[0] ?? title;
}

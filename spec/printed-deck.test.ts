/** The PDF of the slides to download; once the slides change, the page leaves it out until it is printed again. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { printedAddress } from "../app/ui/deck-addresses.ts";
import printed from "../app/presentation/printed.json" with { type: "json" };

test("the file has a page for each slide, and less than a megabyte", () => {
  const file = readFileSync(`public${printedAddress}`);
  expect(file.length).toBe(printed.size);
  expect(file.length).toBeLessThan(1_000_000);
  expect(file.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(printed.pages);
});

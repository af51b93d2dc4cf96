/** The file of the slides that people download is of the slides as they are now. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { printedAddress } from "../app/presentation/address.ts";
import { contentOf } from "../app/presentation/printed.server.ts";
import printed from "../app/presentation/printed.json" with { type: "json" };
import { slides } from "../app/presentation/slides.server.ts";
import { designOf } from "../scripts/printed-design.ts";

const remedy = "the slides have changed since their file was printed: npm run images -- deck";

test("the file says what the slides say, and looks like them", async () => {
  expect(printed.content, remedy).toBe(await contentOf(slides()));
  expect(printed.design, remedy).toBe(designOf());
});

test("the file has a page for each slide, and less than a megabyte", () => {
  const file = readFileSync(`public${printedAddress}`);
  expect(file.length).toBe(printed.size);
  expect(file.length).toBeLessThan(1_000_000);
  expect(file.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(slides().length);
});

test("the presentation has twelve slides, four of them pieces of work", () => {
  const kinds = slides().map(({ kind }) => kind);
  expect(kinds).toHaveLength(12);
  expect(kinds.filter((kind) => kind === "work")).toHaveLength(4);
  expect(kinds[0]).toBe("cover");
  expect(kinds.at(-1)).toBe("start");
});

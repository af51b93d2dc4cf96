import { expect, test } from "vitest";
import { countInWords, countsOf } from "./counts.ts";
import { readDocuments } from "./documents.ts";
import { readFiles } from "./files.ts";

const content = readFiles("content");

/** The heading of the portfolio with `more` projects than there are. */
function headingWith(more: readonly string[]): unknown {
  const { documents } = readDocuments({ ...content, paths: [...content.paths, ...more] });
  const listings = documents.find(({ file }) => file === "content/pages/listings.yaml");
  return (listings?.data["portfolioListing"] as { heading?: unknown } | undefined)?.heading;
}

test("a text that counts projects counts one more with one more, and no picture or schema of theirs", () => {
  const count = countsOf(content.paths)["projects"] ?? 0;
  const written = (projects: number) => expect.stringContaining(countInWords(projects, false));
  expect(headingWith([])).toEqual(written(count));
  expect(headingWith(["projects/quay.yaml"])).toEqual(written(count + 1));
  expect(headingWith(["projects/quay/quay.jpg", "projects/notes.txt"])).toEqual(written(count));
});

test.each([
  [1, true, "One"],
  [20, false, "twenty"],
  [21, true, "21"],
])("%i begins a sentence (%s) as %s", (count, isCapital, text) => {
  expect(countInWords(count, isCapital)).toBe(text);
});

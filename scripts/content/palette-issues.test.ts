import { expect, test } from "vitest";
import { paletteIssues } from "./palette-issues.ts";

test("a colour that no browser knows is told with its line, and ours are known", () => {
  expect(paletteIssues()).toEqual([]);
  const [first, ...others] = paletteIssues(
    'const a = { b: "#123456",\nc: "#12g4zz", ink: "navy", "on-x": "1034c6" };',
  );
  expect(first).toEqual({
    file: "content/colours.ts",
    line: 2,
    what: '"#12g4zz" is no colour. Write # and six of the digits 0 to 9 and a to f: "#1034c6".',
  });
  expect(others.map(({ what }) => what.split(".")[0])).toEqual([
    '"navy" is no colour',
    '"1034c6" is no colour',
  ]);
});

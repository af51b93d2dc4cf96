import { expect, test } from "vitest";
import { invalidColours } from "./invalid-colours.ts";
import { sentenceOf } from "./issue.ts";

test("a colour that no browser knows is told with its line, and ours are known", () => {
  expect(invalidColours()).toEqual([]);
  const slips = 'const a = { b: "#123456",\nc: "#12g4zz", ink: "navy", "on-x": "1034c6" };';
  expect(invalidColours(slips).map(sentenceOf)).toEqual(
    ["#12g4zz", "navy", "1034c6"].map((colour) =>
      expect.stringContaining(`content/colours.ts, line 2: "${colour}" is no colour. Write # and six of`),
    ),
  );
});

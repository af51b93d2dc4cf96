import { expect, test } from "vitest";
import { fill } from "./fill.ts";

test("each place of a text is filled in, in whatever order and as often as it stands", () => {
  expect(fill("Show {client}, {place} of {count}", { place: 2, count: 3, client: "$&" })).toBe(
    "Show $&, 2 of 3",
  );
  expect(fill("{what}, only {what}", { what: "flags" })).toBe("flags, only flags");
});

import { expect, test } from "vitest";
import { shown } from "./shown.ts";

test("apostrophes and quotation marks are typeset, but not in addresses, keywords and prescribed texts", () => {
  const left = {
    href: "/o'clock",
    keywords: ["what's"],
    claim: { label: "We've", source: "spec" },
    field: { text: "don't" },
    sources: { field: "spec" },
  };
  expect(
    shown({ ...left, text: "It's the growers' map, 'as is'.", list: ["we'd", 'a "map" ("here").'] }, true),
  ).toEqual({
    ...left,
    text: "It’s the growers’ map, 'as is’.",
    list: ["we’d", "a “map” (“here”)."],
  });
});

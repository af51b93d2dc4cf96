import { expect, test } from "vitest";
import { typeset } from "./typography.ts";

test("apostrophes and quotation marks are printed as such; addresses, keywords and what is prescribed are left alone", () => {
  const left = {
    href: "/o'clock",
    keywords: ["what's"],
    claim: { label: "We've", source: "spec" },
    field: { text: "don't" },
    sources: { field: "spec" },
  };
  expect(
    typeset({ ...left, text: "It's the growers' map, 'as is'.", list: ["we'd", 'a "map" ("here").'] }),
  ).toEqual({
    ...left,
    text: "It’s the growers’ map, 'as is’.",
    list: ["we’d", "a “map” (“here”)."],
  });
});

import { expect, test } from "vitest";
import { typeset } from "./typography.ts";

test("apostrophes are printed as such; addresses, keywords and quotation marks are left alone", () => {
  expect(
    typeset({
      text: "It's the growers' map, 'as is'.",
      list: ["we'd"],
      href: "/o'clock",
      keywords: ["what's"],
    }),
  ).toEqual({
    text: "It’s the growers’ map, 'as is’.",
    list: ["we’d"],
    href: "/o'clock",
    keywords: ["what's"],
  });
});

test("what the specification prescribes keeps its straight apostrophe, at a claim and by the file's list", () => {
  const values = {
    claim: { label: "We've", source: "spec" },
    field: { text: "don't" },
    other: { text: "don't", source: "sample" },
    sources: { field: "spec" },
  };
  expect(typeset(values)).toEqual({ ...values, other: { text: "don’t", source: "sample" } });
});

import { expect, test } from "vitest";
import { caseStudies } from "../../content/generated/case-studies.server.ts";
import { clientFigures } from "../../content/generated/clients.ts";
import { contactNotices } from "../../content/generated/notices.ts";
import { fallback } from "../../content/generated/advisor.ts";
import { home } from "../../content/generated/home.ts";
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

test("App. A: the strings of the specification are on the pages character for character", () => {
  expect(home.counters.items.map(({ label }) => label)).toContain("Years' Experience");
  expect(clientFigures.map(({ label }) => label)).toContain("Countries We've Worked In");
  expect(contactNotices.sent).toBe("We'll get back to you within 24 hours.");
  expect(fallback.text).toMatch(/^I'd be happy to help you/);
});

test("no straight apostrophe is left in the texts of the studies", () => {
  expect(JSON.stringify(caseStudies).match(/[a-z]'/g)).toBeNull();
});

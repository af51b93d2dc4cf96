import { expect, test } from "vitest";
import { factFiller } from "./facts.ts";
import { carbonOf } from "./measured.ts";

const paths = ["team/a.yaml", "team/b.yaml", "team/a/face.jpg", "articles/c.md", "agency.yaml"];
const agency = { name: "Reef & Rail", phones: [{ number: "+679 330 1234" }], address: { street: "Quay 1" } };
const filled = (text: string, lang = "en-GB") => factFiller({ lang, agency }, paths)({ texts: [text] });

const unknown = "{agency.nmae} {count.nobody} {deployment.never} {name}";
test.each([
  ["{agency.name}, {agency.address.street}, {agency.phone}", "Reef & Rail, Quay 1, +679 330 1234"],
  ["{Count.team} people, {count.articles} article", "Two people, one article"],
  ["kept {deployment.messagesKept}", "kept @messagesKept@"],
  [unknown, unknown],
])("%s", (text, expected) => expect(filled(text)).toEqual({ texts: [expected] }));

test("figures and days are shown in the language of the agency", () => {
  expect(filled("{measured.simulation.date}")).toEqual({ texts: [expect.stringMatching(/^\d+ \w+ 2026$/)] });
  expect(filled("{measured.simulation.date}", "de-DE")).toEqual({
    texts: [expect.stringMatching(/^\d+\. \w+ 2026$/)],
  });
});

test("a gigabyte costs 148 g of carbon dioxide by the Sustainable Web Design Model 4", () => {
  expect(carbonOf(1e9)).toBeCloseTo(148.2, 1);
});

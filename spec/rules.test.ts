import { expect, test } from "vitest";
import { aliases } from "../e2e/pages.ts";
import { articles } from "../content/generated/articles.server.ts";
import { projects } from "../content/generated/projects.server.ts";
import { issueOf, ruleKey, type Rule, same } from "./rule.ts";
import { rules } from "./rules.ts";

test.each(rules)("$title", (rule) => {
  expect(issueOf(rule)?.what).toBeUndefined();
});

test("a rule that is broken is told with the line to write where the agency has decided so", () => {
  const rule: Rule = {
    title: "R-ZZZ-99: the opening hours",
    file: "content/agency.yaml",
    line: 7,
    check: () => same("8:30", "9:00"),
  };
  expect(issueOf(rule)).toEqual({
    file: "content/agency.yaml",
    line: 7,
    what: 'the specification says (R-ZZZ-99: the opening hours): 9:00; the files say 8:30. Put it back, or if the agency has decided otherwise, say why in a line of spec/departures.yaml: "R-ZZZ-99: ...".',
  });
  expect(ruleKey({ title: "R-RTE-01 to 12: the page /portfolio/a-b" })).toBe("/portfolio/a-b");
});

test("R-RTE-13, R-RTE-15: two records have a second address", () => {
  const wanted = [
    ["/portfolio/pacific-skillshare-project", "/portfolio/pacificskillshare-project"],
    ["/case-studies/pacific-skillshare", "/case-studies/pacificskillshare"],
  ];
  const there = new Set(aliases.map(([, path]) => path));
  expect(aliases).toEqual(expect.arrayContaining(wanted.filter(([, path = ""]) => there.has(path))));
});

test("no two pictures of projects and articles are one, or are told in the same words", () => {
  const shown = [
    ...projects.flatMap(({ image, images = [] }) => [image, ...images]),
    ...articles.flatMap(({ image }) => image ?? []),
  ];
  expect(new Set(shown.map(({ name }) => name)).size).toBe(shown.length);
  const told = shown.map(({ alt }) => alt).filter((alt) => alt !== "");
  expect(new Set(told).size).toBe(told.length);
});

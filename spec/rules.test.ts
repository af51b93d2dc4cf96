import { expect, test } from "vitest";
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

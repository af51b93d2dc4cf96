/** What the check of the content says of this agency's texts on the day they were handed over. */
import { expect, test } from "vitest";
import { statementsOf } from "../scripts/content/check.ts";
import { readFiles } from "../scripts/content/files.ts";
import { sentenceOf } from "../scripts/content/issue.ts";

test("what the specification prescribes is nobody's to confirm, and no text looks forward to a month that has passed", () => {
  const { unconfirmed } = statementsOf(readFiles("content"), Date.UTC(2026, 10, 21));
  expect(unconfirmed.map(sentenceOf).join("\n")).not.toMatch(
    /"47 Projects Completed"|openingHours|has passed/,
  );
});

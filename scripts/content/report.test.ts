import { expect, test } from "vitest";
import { annotationsOf, commentOf } from "./report.ts";

const issue = {
  file: "content/articles/brief.md",
  line: 4,
  what: 'the title is 100% "x: y, z"\nand more. Shorten it.',
};

const github = { GITHUB_ACTIONS: "true" };

test("an issue becomes an annotation of its line, with the signs that would end it escaped", () => {
  expect(annotationsOf([issue, { ...issue, file: "content/a,b:c.md", what: "x" }], [], github)).toEqual([
    '::error file=content/articles/brief.md,line=4::the title is 100%25 "x: y, z"%0Aand more. Shorten it.',
    "::error file=content/a%2Cb%3Ac.md,line=4::x",
  ]);
});

test("what is not confirmed is a warning in the files of the pull request alone", () => {
  const open = [issue, { ...issue, file: "content/agency.yaml", what: "nobody has confirmed this." }];
  const changed = { ...github, CHANGED_FILES: "README.md\ncontent/agency.yaml\n" };
  expect(annotationsOf([], open, changed)).toEqual([
    "::warning file=content/agency.yaml,line=4::nobody has confirmed this.",
  ]);
  expect(annotationsOf([], open, github)).toEqual([]);
});

test("away from GitHub nothing is annotated", () => expect(annotationsOf([issue], [issue], {})).toEqual([]));

test("the comment names the preview, what is to be mended and what is not confirmed", () => {
  const open = { file: "content/pages/home.yaml", line: 9, what: "nobody has confirmed this." };
  expect(commentOf("https://pr-7-site.example", [{ ...issue, what: "Shorten it." }], [open])).toBe(
    `**Preview:** https://pr-7-site.example

**To be mended**

- \`content/articles/brief.md\`, line 4: Shorten it.

**Not confirmed: tagged “sample” on the preview; nothing is deployed to production until it is**

- \`content/pages/home.yaml\`, line 9: nobody has confirmed this.`,
  );
  expect(commentOf("https://a.example", [], [])).toMatch(/have nothing to mend\.$/);
});

test("a long list is cut, and says by how much", () => {
  const many = Array.from({ length: 103 }, (_, line) => ({ file: "a", line, what: "b." }));
  expect(commentOf("https://a.example", many, [])).toMatch(/line 99: b\.\n- and 3 more$/);
});

import { expect, test } from "vitest";
import { answers } from "#content/generated/search.ts";
import { canonicalPages } from "#content/pages.server.ts";
import { pageTexts, siteSearch } from "./page-texts.server.ts";

const isThere = (href: string) => canonicalPages.some(({ path }) => path === href.replace(/#.*/, ""));
const questions = answers.flatMap(({ asked, page, text }) =>
  asked.map((question): [string, string, string] => [question, page, text]),
);

test.each(questions.filter(([, page]) => isThere(page)))("%s is answered by %s", (question, page, text) => {
  const [first, ...others] = siteSearch(` ${question.toUpperCase()}? `).hits;
  expect(first?.href).toBe(page);
  expect(first?.sentence.join("")).toBe(text);
  expect(others.filter(({ href }) => href.replace(/#.*/, "") === page.replace(/#.*/, ""))).toEqual([]);
});

test("texts that depend on the settings are not searched", () => {
  expect(JSON.stringify(pageTexts())).not.toMatch(/@\w+@/);
});

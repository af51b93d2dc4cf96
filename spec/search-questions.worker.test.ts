/** What visitors of this agency ask, by the built worker: the page that each question should find first. */
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import worker from "built-worker";
import { pages } from "../content/pages.server.ts";
import { clientQuestions, searchQuestions } from "./search-questions.ts";

async function pagesFor(question: string): Promise<string[]> {
  const context = createExecutionContext();
  const address = `https://agency.example/search?${new URLSearchParams({ q: question }).toString()}`;
  const html = await (await worker.fetch(new Request(address), env, context)).text();
  await waitOnExecutionContext(context);
  const [, list = ""] = /<ol[^>]*>(<li data-hit[^]*?)<\/ol>/.exec(html) ?? [];
  return Array.from(list.matchAll(/ href="([^"#]*)/g), ([, href = ""]) => href);
}

async function ranksOf(questions: typeof searchQuestions) {
  return Promise.all(
    questions
      .filter(([, page]) => pages.some(({ path }) => path === page))
      .map(async ([question, page]) => ({ question, rank: (await pagesFor(question)).indexOf(page) + 1 })),
  );
}

test.each([
  ["visitors'", searchQuestions, 46],
  ["clients'", clientQuestions, 47],
])(
  "of fifty %s questions most find their page first, and all whose page is there within the first three",
  async (_whose, questions, least) => {
    expect(questions).toHaveLength(50);
    const ranks = await ranksOf(questions);
    expect(ranks.filter(({ rank }) => rank === 0 || rank > 3)).toEqual([]);
    const later = ranks.filter(({ rank }) => rank !== 1);
    expect(later.length, JSON.stringify(later)).toBeLessThanOrEqual(50 - least);
  },
);

const rules = /^\/(?:privacy|terms|cookies|colophon|accessibility)$/;

test("no page of rules stands above what sells, unless it was asked for", async () => {
  const asked = [...searchQuestions, ...clientQuestions].filter(([, page]) => !rules.test(page));
  const above = await Promise.all(
    asked.map(async ([question]) => {
      const found = await pagesFor(question);
      const first = found.findIndex((page) => rules.test(page));
      return first >= 0 && found.slice(first).some((page) => !rules.test(page))
        ? `${question}: ${found.slice(0, 6).join(" ")}`
        : "";
    }),
  );
  expect(above.filter(Boolean)).toEqual([]);
});

/** What visitors of this agency ask, by the built worker: the page that each question should find first. */
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import worker from "built-worker";
import { searchQuestions } from "./search-questions.ts";

async function pagesFor(question: string): Promise<string[]> {
  const context = createExecutionContext();
  const address = `https://agency.example/search?${new URLSearchParams({ q: question })}`;
  const html = await (await worker.fetch(new Request(address), env, context)).text();
  await waitOnExecutionContext(context);
  const [, list = ""] = /<ol[^>]*>(<li data-hit[^]*?)<\/ol>/.exec(html) ?? [];
  return Array.from(list.matchAll(/ href="([^"#]*)/g), ([, href = ""]) => href);
}

test("of fifty questions at least 46 find their page first, and all within the first three", async () => {
  const ranks = await Promise.all(
    searchQuestions.map(async ([question, page]) => ({
      question,
      rank: (await pagesFor(question)).indexOf(page) + 1,
    })),
  );
  expect(ranks).toHaveLength(50);
  expect(ranks.filter(({ rank }) => rank === 0 || rank > 3)).toEqual([]);
  const later = ranks.filter(({ rank }) => rank !== 1);
  expect(later.length, JSON.stringify(later)).toBeLessThanOrEqual(4);
});

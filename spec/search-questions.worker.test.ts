/** What visitors of this agency ask, by the built worker: the page that each question should find first. */
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import worker from "built-worker";
import { pages } from "../content/pages.server.ts";
import { team } from "../content/generated/team.ts";
import { testimonials } from "../content/generated/testimonials.ts";
import questions from "./search-questions.json" with { type: "json" };

async function pagesFor(question: string): Promise<string[]> {
  const context = createExecutionContext();
  const address = `https://agency.example/search?${new URLSearchParams({ q: question }).toString()}`;
  const html = await (await worker.fetch(new Request(address), env, context)).text();
  await waitOnExecutionContext(context);
  const [, list = ""] = /<ol[^>]*>(<li data-hit[^]*?)<\/ol>/.exec(html) ?? [];
  return Array.from(list.matchAll(/ href="([^"#]*)/g), ([, href = ""]) => href);
}

/** By question, the page that should come first; written before the search was, from who comes and what buyers ask. */
const asked: [question: string, page: string][] = [
  ...Object.entries(questions.visitors),
  ...Object.entries(questions.clients),
  [team[0]!.name, "/about/team"],
  [testimonials.at(-1)!.name, "/clients"],
].filter(([, page]) => pages.some(({ path }) => path === page)) as [string, string][];

const rules = /^\/(?:privacy|terms|cookies|colophon|accessibility)$/;

test("of a hundred questions most find their page first, and all within the first three, above the pages of rules", async () => {
  const answers = await Promise.all(
    asked.map(async ([question, page]) => {
      const found = await pagesFor(question);
      return { question, page, found, rank: found.indexOf(page) + 1 };
    }),
  );
  expect(answers.filter(({ rank }) => rank === 0 || rank > 3)).toEqual([]);
  const later = answers.filter(({ rank }) => rank !== 1);
  expect(later.length, JSON.stringify(later)).toBeLessThanOrEqual(7);
  const isAboveSales = (found: string[]) => {
    const first = found.findIndex((page) => rules.test(page));
    return first >= 0 && found.slice(first).some((page) => !rules.test(page));
  };
  expect(answers.filter(({ page, found }) => !rules.test(page) && isAboveSales(found))).toEqual([]);
});

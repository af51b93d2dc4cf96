/** Questions that visitors of this agency ask, answered by the built worker. */
import { expect, test } from "vitest";
import { pages } from "../content/pages.server.ts";
import { team } from "../content/generated/team.ts";
import { testimonials } from "../content/generated/testimonials.ts";
import { ask, isolate, origin } from "../worker/worker-test-helpers.ts";
import questions from "./search-questions.json" with { type: "json" };

const whole = isolate();

async function pagesFor(question: string): Promise<string[]> {
  const address = `${origin}/search?${new URLSearchParams({ q: question }).toString()}`;
  const { text } = await ask(new Request(address), {}, whole);
  const [, list = ""] = /<ol[^>]*>(<li data-hit[^]*?)<\/ol>/.exec(text) ?? [];
  return Array.from(list.matchAll(/ href="([^"#]*)/g), ([, href = ""]) => href);
}

/** Questions and the page each should find first, written before the search was from who visits and what buyers ask. */
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
  expect(later.length, JSON.stringify(later)).toBeLessThanOrEqual(8);
  const isAboveSales = (found: string[]) => {
    const first = found.findIndex((page) => rules.test(page));
    return first >= 0 && found.slice(first).some((page) => !rules.test(page));
  };
  expect(answers.filter(({ page, found }) => !rules.test(page) && isAboveSales(found))).toEqual([]);
});

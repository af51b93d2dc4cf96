/** What the content check says about this agency's texts as they were handed over. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { prices } from "../content/generated/contact.ts";
import { unconfirmedIn } from "../scripts/content/claims.ts";
import { readFiles } from "../scripts/content/files.ts";
import { sentenceOf } from "../scripts/content/issue.ts";

test("what the specification prescribes is nobody's to confirm", () => {
  const open = unconfirmedIn(readFiles("content")).map(sentenceOf).join("\n");
  expect(open).not.toMatch(/"47 Projects Completed"|openingHours/);
});

test("the results of a study are on record; the rest is told as what we delivered", () => {
  const files = Array.from(readFiles("content").texts).filter(([path]) => path.startsWith("case-studies/"));
  expect(files.length).toBeGreaterThan(0);
  for (const [path, text] of files) {
    const [, results] = /^results:\n((?: .*\n)+)/m.exec(text) ?? [];
    expect(results, path).toContain("source: ");
    expect(results, path).not.toContain("sample");
  }
});

test("wherever a text says what websites start at, it is the price of a simple one, and so with the smallest; half a day is four hours", () => {
  const texts = ["advisor", "pages/about", "pages/contact"].map((file) =>
    readFileSync(`content/${file}.yaml`, "utf8"),
  );
  const found = (pattern: RegExp) =>
    texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, price]) => price));
  const websites = found(/websites (?:start at|from) (SBD [\d,]+)/gi);
  expect(websites.length).toBeGreaterThan(2);
  const website = prices.jobs.find(({ name }) => name === "A simple website");
  expect(new Set(websites)).toEqual(new Set([`SBD ${website?.from.toLocaleString("en")}`]));
  const smallest = prices.points.find(({ title }) => title === "The smallest job")?.text;
  expect(new Set(found(/smallest job at (SBD [\d,]+\d)/gi))).toEqual(
    new Set([/SBD [\d,]+\d/.exec(smallest ?? "")?.[0]]),
  );
  const [half, day, hour] = (smallest?.match(/SBD [\d,]+\d/g) ?? []).map((sum) =>
    Number(sum.replaceAll(/\D/g, "")),
  );
  expect([half, day]).toEqual([4 * (hour ?? 0), 8 * (hour ?? 0)]);
  expect(prices.jobs.find(({ name }) => name === "Our time, an hour")?.from).toBe(hour);
});

/** What the content check says about this agency's texts as they were handed over. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { prices } from "../content/generated/contact.ts";
import { projects } from "../content/generated/projects.server.ts";
import { serviceCards } from "../content/generated/service-cards.ts";
import { services } from "../content/generated/services.server.ts";
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

test("wherever a text says what websites start at, it is the price of the first job, and so with the smallest", () => {
  const texts = ["advisor", "pages/about", "pages/contact", "pages/home"].map((file) =>
    readFileSync(`content/${file}.yaml`, "utf8"),
  );
  const found = (pattern: RegExp) =>
    texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, price]) => price));
  const websites = found(/websites (?:start at|from) (SBD [\d,]+)/gi);
  expect(websites.length).toBeGreaterThan(3);
  expect(new Set(websites)).toEqual(new Set([prices.jobs[0]?.price.split(" to ")[0]]));
  const smallest = prices.points.find(({ title }) => title === "The smallest job")?.text;
  expect(new Set(found(/smallest job at (SBD [\d,]+\d)/gi))).toEqual(
    new Set([/SBD [\d,]+\d/.exec(smallest ?? "")?.[0]]),
  );
});

test("a card has the price and the time of its service's page, and websites cost there as on the quote page", () => {
  const told = services.map(({ price: { from, takes } }) => `${from}, ${takes}`);
  for (const { title, price } of serviceCards)
    expect(told, title).toContain(`${price?.from}, ${price?.takes}`);
  const websites = services.find(({ slug }) => slug === "web-development")?.price;
  expect(websites?.from).toBe(`From ${prices.jobs[0]?.price.split(" to ")[0]}`);
  for (const { price } of prices.jobs) expect(websites?.text).toContain(price);
});

test("a service names a piece of work either among its capabilities or where it was done", () => {
  const slugOf = (href: string) =>
    href
      .split("/")
      .at(-1)
      ?.replace(/-project$/, "");
  /** A study and its project are one piece of work. */
  const works = new Map([...caseStudies, ...projects].map(({ slug, client }) => [slugOf(slug), client]));
  for (const { slug, capabilities = [], proof } of services) {
    const clients = [...capabilities, ...proof].flatMap(({ href }) => (href ? works.get(slugOf(href)) : []));
    expect(new Set(clients).size, slug).toBe(clients.length);
  }
});

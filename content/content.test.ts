import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadContent } from "../scripts/content/load.ts";
import * as about from "./generated/about.ts";
import { agency } from "./generated/agency.ts";
import { articles } from "./generated/articles.server.ts";
import { caseStudies } from "./generated/case-studies.server.ts";
import * as clients from "./generated/clients.ts";
import { contactTypes } from "./generated/contact.ts";
import { countries } from "./generated/countries.ts";
import { home } from "./generated/home.ts";
import { legalPages } from "./generated/legal.server.ts";
import * as listings from "./generated/listings.ts";
import { partners } from "./generated/partners.ts";
import { projects } from "./generated/projects.server.ts";
import { services } from "./generated/services.server.ts";
import { team } from "./generated/team.ts";
import { testimonials } from "./generated/testimonials.ts";
import { images } from "./images.ts";

const { lists, texts } = loadContent("content");

const everything = [lists.map(({ records }) => records), texts.map(({ values }) => values)];

/** Every string in `value` with the key it stands under. */
function* strings(value: unknown, key = ""): Generator<[key: string, text: string]> {
  if (typeof value === "string") yield [key, value];
  else if (Array.isArray(value)) for (const item of value) yield* strings(item, key);
  else if (typeof value === "object" && value !== null) {
    for (const [name, item] of Object.entries(value)) yield* strings(item, name);
  }
}

test("every image is drawn, in every width and format", () => {
  const names = [...strings(everything)]
    .filter(
      ([key, text]) =>
        key === "name" && /^(projects|case-studies|articles|people|hero|about|logos)\//.test(text),
    )
    .map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    const image = images[name as keyof typeof images];
    expect(image, name).toBeDefined();
    for (const width of image.widths) {
      for (const format of ["avif", "webp"]) {
        const file = `public/images/${name}.${image.hash}-${width}.${format}`;
        expect(existsSync(file), file).toBe(true);
      }
    }
  }
  const flags = readFileSync("public/images/flags/all.svg", "utf8");
  for (const { code } of countries) expect(flags).toContain(`<view id="${code}"`);
  const marks = (sheet: string) => readFileSync(`public/images/marks/${sheet}.svg`, "utf8");
  for (const { mark } of partners)
    expect(marks("tools"), "npm run images -- marks").toContain(`<view id="${mark}"`);
  for (const { mark } of agency.social)
    expect(marks("networks"), "npm run images -- marks").toContain(`<view id="${mark}"`);
});

test("no two pages share a sentence of eight words or more", () => {
  const pages: Record<string, unknown> = {
    about: { ...about },
    clients: { ...clients },
    home,
    contactTypes,
    listings,
    testimonials,
    team,
  };
  for (const record of [...services, ...projects, ...caseStudies, ...articles, ...legalPages]) {
    pages[record.head.title] = record;
  }
  const seen = new Map<string, string>();
  const repeated: string[] = [];
  for (const [page, record] of Object.entries(pages)) {
    for (const [, text] of strings(record)) {
      for (const sentence of text.split(/(?<=[.!?])\s+/)) {
        if (sentence.split(/\s+/).length < 8) continue;
        const first = seen.get(sentence);
        if (first && first !== page) repeated.push(`${first} / ${page}: ${sentence}`);
        seen.set(sentence, page);
      }
    }
  }
  expect(repeated).toEqual([]);
});

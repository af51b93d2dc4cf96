import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fieldValues } from "../scripts/content/field-values.ts";
import { loadContent } from "../scripts/content/testing/content-files.ts";
import { agency } from "./generated/agency.ts";
import { colophon } from "./generated/colophon.ts";
import { countries } from "./generated/countries.ts";
import { partners } from "./generated/partners.ts";
import images from "./images.json" with { type: "json" };

const { lists, texts } = loadContent("content");

const everything = [lists.map(({ records }) => records), texts.map(({ values }) => values)];
const drawn = /^(projects|case-studies|articles|people|hero|about|logos)\//;

test("every image is drawn, in every width and format", () => {
  const names = fieldValues(everything)
    .filter(({ path, value }) => path.at(-1) === "name" && drawn.test(String(value)))
    .map(({ value }) => String(value));
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

test("software has the licence that its package says", () => {
  for (const part of colophon.made.parts) {
    const manifest = readFileSync(`node_modules/${part.package}/package.json`, "utf8");
    expect((JSON.parse(manifest) as { license: string }).license, part.name).toBe(part.licence);
  }
});

import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { agency } from "./generated/agency.ts";
import { clientsVoice } from "./generated/clients.ts";
import { colophon } from "./generated/colophon.ts";
import { countries } from "./generated/countries.ts";
import { partners } from "./generated/partners.ts";
import { testimonials } from "./generated/testimonials.ts";
import images from "./images.json" with { type: "json" };

test("every image is drawn, in every width and format", () => {
  const files = Object.entries(images).flatMap(([name, { hash, widths }]) =>
    widths.flatMap((width) =>
      ["avif", "webp"].map((format) => `public/images/${name}.${hash}-${width}.${format}`),
    ),
  );
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
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

test("the client quoted at the top of the clients page has a testimonial", () => {
  expect(testimonials.map(({ name }) => name)).toContain(clientsVoice);
});

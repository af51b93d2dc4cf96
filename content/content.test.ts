import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { clientsVoice } from "./generated/clients.ts";
import { colophon } from "./generated/colophon.ts";
import { testimonials } from "./generated/testimonials.ts";

test("software has the licence that its package says", () => {
  for (const part of colophon.made.parts) {
    const manifest = readFileSync(`node_modules/${part.package}/package.json`, "utf8");
    expect((JSON.parse(manifest) as { license: string }).license, part.name).toBe(part.licence);
  }
});

test("the client quoted at the top of the clients page has a testimonial", () => {
  expect(testimonials.map(({ name }) => name)).toContain(clientsVoice);
});

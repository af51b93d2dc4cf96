import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colophon } from "./generated/colophon.ts";

test("software has the licence that its package says", () => {
  for (const part of colophon.made.parts) {
    const manifest = readFileSync(`node_modules/${part.package}/package.json`, "utf8");
    expect((JSON.parse(manifest) as { license: string }).license, part.name).toBe(part.licence);
  }
});

import { expect, test } from "vitest";
import { findSamples, samplesIn } from "./sample-content.ts";

test("sample content is found with its line", () => {
  const text =
    'const a = {\n  name: "Tidemark Pacific",\n  email: "x@y.example",\n  sample: true,\n  site: "https://real.com/",\n};';
  expect(samplesIn("a.ts", text)).toEqual([
    { file: "a.ts", line: 2, what: "working name of the agency" },
    { file: "a.ts", line: 3, what: "sample e-mail address" },
    { file: "a.ts", line: 4, what: "sample person or quote" },
  ]);
});

test("every person and quote of the project is still a sample, and none escapes the check", () => {
  const people = findSamples().filter(({ what }) => what === "sample person or quote");
  expect(people.filter(({ file }) => file === "content/team.ts")).toHaveLength(6);
  expect(people.filter(({ file }) => file === "content/testimonials.ts")).toHaveLength(10);
});

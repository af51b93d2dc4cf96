import { expect, test } from "vitest";
import type { Source } from "#content/schema.ts";
import { evidenceOf } from "./evidence.ts";

const words = { recorded: "recorded.", confirmed: "confirmed.", open: "open.", all: "All results" };

test.each([
  ["sample sample", "All results: open."],
  ["spec", "All results: recorded."],
  ["spec sample sample sample", "Result 1: recorded. Results 2, 3 and 4: open."],
  [
    "sample owner sample spec owner",
    "Result 4: recorded. Results 2 and 5: confirmed. Results 1 and 3: open.",
  ],
  ["sample sample spec sample", "Result 3: recorded. Results 1, 2 and 4: open."],
])("%j is told as %j", (sources, sentences) => {
  expect(evidenceOf(sources.split(" ") as Source[], words).join(" ")).toBe(sentences);
});

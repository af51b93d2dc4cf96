import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colophon } from "../../content/generated/colophon.ts";
import { mutants } from "../mutants/mutants.ts";
import { brokenPromises, carbonOf, measuredFacts, readMeasurements } from "./measured-facts.ts";

const kept = readMeasurements();

/** What is said when one figure of a measurement is another. */
function said<Name extends keyof typeof kept>(
  name: Name,
  figures: Partial<(typeof kept)[Name]["figures"]>,
): string[] {
  const changed = { ...kept[name], figures: { ...kept[name].figures, ...figures } };
  return brokenPromises({ ...kept, [name]: changed }).map(({ file, what }) => `${file}: ${what}`);
}

test("what is kept today breaks no promise", () => {
  expect(brokenPromises(kept)).toEqual([]);
});

test("a lost message stops the build, and says how to measure again", () => {
  expect(said("simulation", { lost: 1 })).toEqual([
    "content/measured/simulation.json: 1 messages were lost. Mend it, and measure again: npm run simulate -- --record",
  ]);
});

test("so does a mutant that lives, a count that has drifted by more than a tenth, and a paint before it can be", () => {
  expect(said("mutants", { killed: kept.mutants.figures.killed - 1 })).toEqual([
    expect.stringContaining("1 mutants are alive"),
  ]);
  const tooFew = Math.floor(mutants.length * 0.89);
  expect(said("mutants", { mutants: tooFew, killed: tooFew })).toEqual([
    expect.stringContaining(`it tells of ${tooFew} mutants, and there are ${mutants.length}`),
  ]);
  const almost = Math.ceil(mutants.length * 0.91);
  expect(said("mutants", { mutants: almost, killed: almost })).toEqual([]);
  expect(said("visits", { slowPaint: kept.visits.figures.slowLimit - 1 })).toEqual([
    expect.stringContaining("on slow nothing can be painted before a page of one word"),
  ]);
});

test("figures are shown as they are read, with the day and the command", () => {
  const { simulation } = measuredFacts({
    ...kept,
    simulation: {
      ...kept.simulation,
      date: "2026-11-22",
      figures: { ...kept.simulation.figures, accepted: 40_995 },
    },
  });
  expect(simulation).toMatchObject({
    accepted: "40,995",
    date: "22 November 2026",
    command: "npm run simulate -- --record",
  });
});

test("a gigabyte costs 148 g of carbon dioxide by the Sustainable Web Design Model 4", () => {
  expect(carbonOf(1e9)).toBeCloseTo(148.2, 1);
});

test("software has the licence that its package says", () => {
  for (const part of colophon.made.parts) {
    const manifest = JSON.parse(readFileSync(`node_modules/${part.package}/package.json`, "utf8")) as {
      license: string;
    };
    expect(part.licence, part.name).toBe(manifest.license);
  }
});

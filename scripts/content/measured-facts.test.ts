import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colophon } from "../../content/generated/colophon.ts";
import { carbonOf, measuredFacts, readMeasurements } from "./measured-facts.ts";

const kept = readMeasurements();

test("figures are shown as they are read, with the day and the command", () => {
  const measurements = {
    ...kept,
    simulation: {
      ...kept.simulation,
      date: "2026-11-22",
      figures: { ...kept.simulation.figures, accepted: 40_995 },
    },
  };
  expect(measuredFacts(measurements, "en-GB")["simulation"]).toMatchObject({
    accepted: "40,995",
    date: "22 November 2026",
    command: "npm run simulate -- --record",
  });
  expect(measuredFacts(measurements, "de-DE")["simulation"]).toMatchObject({
    accepted: "40.995",
    date: "22. November 2026",
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

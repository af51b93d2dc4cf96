import { expect, test } from "vitest";
import type { Drawing } from "#content/schema/drawing.ts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { DrawingFigure } from "./drawing.tsx";

/** A drawing's markup, and the cells of its table. */
function drawn(drawing: Drawing) {
  const markup = renderToStaticMarkup(createElement(DrawingFigure, { drawing }));
  const table = Array.from(markup.matchAll(/<tr>(.*?)<\/tr>/g), ([, row = ""]) =>
    Array.from(row.matchAll(/<t[hd][^>]*>([^<]*)/g), ([, cell]) => cell),
  );
  return { markup, table };
}

const shared = { title: "A drawing", caption: "What it does not measure." };

/** Values of an attribute in `markup`, in order. */
const all = (markup: string, name: string) =>
  Array.from(markup.matchAll(new RegExp(` ${name}="([^"]*)"`, "g")), ([, value]) => value ?? "");

test("a bar is as long as its value, and the table says the same", () => {
  const { markup, table } = drawn({
    ...shared,
    kind: "bars",
    columns: ["Weight", "Time"],
    bars: [
      { name: "Light", value: 10, shown: "10 seconds" },
      { name: "Heavy", value: 40, shown: "40 seconds" },
    ],
  });
  expect(all(markup, "width")).toEqual(["25%", "100%"]);
  expect(table).toEqual([
    ["Weight", "Time"],
    ["Light", "10 seconds"],
    ["Heavy", "40 seconds"],
  ]);
});

test("the line of a slow link ends at the top of the chart; the table goes on", () => {
  const scale = (label: string, unit: string, most: number) => {
    return { label, unit, ticks: [0, most].map((at) => ({ at, label: String(at) })) };
  };
  const { markup, table } = drawn({
    ...shared,
    kind: "speeds",
    columns: ["Link", "Seconds"],
    across: scale("Kilobytes sent", "KB", 200),
    up: scale("Seconds", "s", 40),
    speeds: [2, 50],
    limit: { at: 10, text: "Ten seconds" },
  });
  expect(all(markup, "d").slice(-2)).toEqual(["M10 360L46 40", "M10 360L100 328"]);
  expect(table).toEqual([
    ["Link", "200 KB"],
    ["2 KB/s", "100 s"],
    ["50 KB/s", "4 s"],
  ]);
});

test("a stretch of a lane lies where the axis has it", () => {
  const { markup, table } = drawn({
    ...shared,
    kind: "lanes",
    columns: ["City", "Open"],
    axis: { from: 0, to: 24, ticks: [0, 24].map((at) => ({ at, label: String(at) })) },
    lanes: [{ name: "Harbour", spans: [{ from: 6, to: 18, text: "Open", words: "6 to 18" }] }],
  });
  expect(markup).toMatch(/<rect x="25%" y="\d+" width="50%"/);
  expect(table[1]).toEqual(["Harbour", "6 to 18"]);
});

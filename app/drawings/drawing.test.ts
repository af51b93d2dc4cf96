import { expect, test } from "vitest";
import type { Drawing, DrawingOf } from "#content/schema/drawing.ts";
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
const lanes: Omit<DrawingOf<"lanes">, "lanes"> = {
  ...shared,
  kind: "lanes",
  columns: ["City", "Open"],
  axis: { from: 0, to: 24, ticks: [0, 24].map((at) => ({ at, label: String(at) })) },
};

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

test.each([
  ["lies where the axis has it", 6, 18, "Open", /<rect x="25%" y="\d+" width="50%"/],
  ["without room for its words has them beside it", 1, 2, "A label", /<text x="8.3%"/],
  ["at the left edge stays within", 0, 0, "A long label", /<rect x="0%"[^>]* transform="translate\(0\)"/],
  ["at the right edge too", 24, 24, "A long label", / width="(\d+)"[^>]* transform="translate\(-\1\)"/],
])("a stretch of a lane %s", (_, from, to, text, place) => {
  const spans = [{ from, to, text, words: `${from} to ${to}` }];
  const { markup, table } = drawn({ ...lanes, lanes: [{ name: "Harbour", spans }] });
  expect(markup).toMatch(place);
  expect(table[1]).toEqual(["Harbour", `${from} to ${to}`]);
});

import type { DrawingOf } from "#content/schema/drawing.ts";
import { path, series, sheet, short, stretched, words } from "./markup.ts";

const [top, tall] = [40, 320];
const left = 10;

/** A line chart: straight lines between points, cut where they leave the chart. */
export function drawCurves({ across, up, curves, limit }: DrawingOf<"curves">): string {
  const [widest, highest] = [lastOf(across.ticks), lastOf(up.ticks)];
  const x = (value: number) => left + (value / widest) * (100 - left);
  const y = (value: number) => top + tall - (value / highest) * tall;
  const height = top + tall + 62;
  const grid =
    across.ticks.map(({ at }) => `M${short(x(at))} ${top}V${top + tall}`).join("") +
    up.ticks.map(({ at }) => `M${left} ${short(y(at))}H100`).join("");
  let lines = "";
  let names = "";
  for (const [index, { name, values }] of curves.entries()) {
    const whole = across.ticks.map(({ at }, place): Point => [at, values[place] ?? 0]);
    const points = within(whole, highest);
    const places = points.map(([at, value]) => `${short(x(at))} ${short(y(value))}`);
    lines += path(`M${places.join("L")}`, `${series(index)} fat`);
    const [at, value] = points.at(-1) ?? [0, 0];
    const isCut = value >= highest;
    names += isCut
      ? words(x(at), top - 10, name, `${series(index)} tb`, x(at) > 70 ? "end" : "middle")
      : words(100, y(value) - 6, name, `${series(index)} tb`, "end");
  }
  return sheet(
    height,
    stretched(
      height,
      path(grid, "grid") + (limit ? path(`M${left} ${short(y(limit.at))}H100`, "limit") : "") + lines,
    ) +
      up.ticks.map(({ at, label }) => words(left - 2, y(at) + 5, label, "tq", "end")).join("") +
      across.ticks
        .map(({ at, label }) => words(x(at), top + tall + 22, label, "tq", x(at) > 94 ? "end" : "middle"))
        .join("") +
      words(0, 16, up.label, "tq") +
      words(100, height - 8, across.label, "tq", "end") +
      (limit ? words(100, y(limit.at) - 8, limit.text, "tb", "end") : "") +
      names,
  );
}

type Point = readonly [at: number, value: number];

const lastOf = (ticks: readonly { at: number }[]) => Math.max(...ticks.map(({ at }) => at));

/** `points` up to `highest`, where the line is cut. */
function within(points: readonly Point[], highest: number): Point[] {
  const kept: Point[] = [];
  for (const [at, value] of points) {
    const [before = 0, low = 0] = kept.at(-1) ?? [];
    if (value > highest) {
      kept.push([before + ((at - before) * (highest - low)) / (value - low), highest]);
      break;
    }
    kept.push([at, value]);
  }
  return kept;
}

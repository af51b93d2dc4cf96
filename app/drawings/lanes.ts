import type { DrawingOf } from "#content/schema/drawing.ts";
import { block, dot, fits, path, plate, series, sheet, short, stretched, words } from "./markup.ts";

type Lanes = DrawingOf<"lanes">;

const [top, row, bar] = [34, 66, 28];

/** Stretches along one axis, one lane below another. */
export function drawLanes({ axis, lanes, window }: Lanes): string {
  const across = (at: number) => ((at - axis.from) / (axis.to - axis.from)) * 100;
  const bottom = top + lanes.length * row;
  const height = bottom + (window ? 34 : 8);
  const rows = lanes.map((_, index) => `M0 ${top + index * row + 26 + bar / 2}H100`).join("");
  const grid = axis.ticks.map(({ at }) => `M${short(across(at))} ${top - 8}V${bottom}`).join("");
  const ticks = axis.ticks.map(({ at, label }) => words(across(at), 16, label, "tq", anchorOf(across(at))));
  const drawn = lanes.map(({ name, spans }, index) => {
    const y = top + index * row + 26;
    const stretches = spans.map((span) => spanOf(span, y, series(index), across));
    return words(0, y - 8, name, "tb") + stretches.join("");
  });
  let marked = "";
  if (window) {
    const [from, to] = [across(window.from), across(window.to)];
    const middle = (from + to) / 2;
    const at = middle > 70 ? to : middle < 30 ? from : middle;
    const anchor = at === to ? "end" : at === from ? "start" : "middle";
    marked =
      block(from, top - 4, to - from, bottom - top + 8, "win") +
      words(at, height - 8, window.text, "sb tb", anchor);
  }
  return sheet(
    height,
    stretched(height, path(grid + rows, "grid")) + marked + ticks.join("") + drawn.join(""),
  );
}

const anchorOf = (x: number) => (x < 6 ? "start" : x > 94 ? "end" : "middle");

function spanOf(
  { from, to, text, soft }: Lanes["lanes"][number]["spans"][number],
  y: number,
  colour: string,
  across: (at: number) => number,
): string {
  const [start, end] = [across(from), across(to)];
  const names = soft ? `${colour} hol` : colour;
  const onNames = soft ? "tb" : "to tb";
  const width = end - start;
  if (width === 0) {
    return text
      ? dot(start, y + bar + 7, 4, colour) + plate(start, y, bar, text, names, onNames)
      : dot(start, y + bar / 2, 9, names);
  }
  const shape = block(start, y, width, bar, names);
  if (!text) return shape;
  const base = y + bar / 2 + 5;
  if (fits(text, width)) return shape + words(start + width / 2, base, text, onNames, "middle");
  const [place, anchor] = 100 - end > start ? ([end, "start"] as const) : ([start, "end"] as const);
  return shape + words(place, base, text, "", anchor, 10);
}

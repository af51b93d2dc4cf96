import type { DrawingOf } from "#content/schema/drawing.ts";
import { dot, path, series, sheet, short, stretched, words } from "./markup.ts";

type Flow = DrawingOf<"flow">;

const top = 74;
const row = 46;
/** Where lines leave their names, meet the hub, and end; per cent. */
const [leave, join, end] = [34, 62, 86];

/** Each icon in a square of 44 with its right edge at 0. */
const signs: Record<Flow["sign"], string> = {
  house: '<path class="m" d="M-44 20-22 2 0 20v24h-44z"/><path class="n" d="M-28 44V28h12v16z"/>',
  page: '<path class="m" d="M-40 0h36v44h-36z"/><path class="n" d="M-33 9h16v5h-16zm0 12h22v3h-22zm0 8h22v3h-22zm0 8h13v3h-13z"/>',
  person:
    '<path class="m" d="M-22 0a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm-20 44c0-12 9-18 20-18S-2 32-2 44z"/>',
  phone:
    '<path class="m" d="M-36 0h24q4 0 4 4v36q0 4-4 4h-24q-4 0-4-4V4q0-4 4-4z"/><path class="n" d="M-35 6h22v28h-22z"/>',
};

type Point = readonly [x: number, y: number];

/** Two panels: before, many ends reach one, each by itself; after, they do so through a hub. */
export function drawFlow(flow: Flow): string {
  return panel(flow, flow.before, tangled) + panel(flow, flow.after, joined);
}

function panel(
  flow: Flow,
  { label, note, via }: { label: string; note: string; via?: string },
  way: typeof joined,
) {
  const { ends, outward = false } = flow;
  const middle = top + ((ends.length - 1) * row) / 2;
  const foot = Math.max(middle + 84, top + (ends.length - 1) * row + 38);
  const across = (x: number) => (outward ? 100 - x : x);
  const away = outward ? "start" : "end";
  const lines = ends.map((_, index) => {
    const line = through([[leave, top + index * row], ...way(index, ends.length, middle)], across);
    return path(line, series(index)) + path(line, `${series(index)} dots`);
  });
  const names = ends.map((name, index) =>
    words(across(0), top + index * row - 9, name, "", outward ? "end" : "start"),
  );
  let goal = `<circle class="hit" cx="${across(100)}%" cy="${short(middle)}" r="36" transform="translate(${outward ? 22 : -22})"/>`;
  if (via) {
    lines.push(path(`M${across(join)} ${short(middle)}H${across(end)}`, "one"));
    const half = hubHalf(ends.length);
    const step = (end - join - 5) / ends.length;
    goal =
      ends
        .map((_, index) => dot(across(join + 4.5 + step * (index + 0.25)), middle, 6, series(index)))
        .join("") +
      `<rect class="hub" x="${across(join)}%" y="${short(middle - half)}" width="10" height="${short(2 * half)}" rx="5" transform="translate(-5)"/>` +
      words(across(join), middle - half - 10, via, "tb", "middle");
  }
  const sign = `<svg x="${across(100)}%" y="${short(middle - 22)}" overflow="visible"><g transform="translate(${outward ? 44 : 0})">${signs[flow.sign]}</g></svg>`;
  return sheet(
    foot + 8,
    words(0, 20, label, "th") +
      stretched(foot, lines.join("")) +
      goal +
      sign +
      names.join("") +
      words(across(100), middle + 56, flow.to, "tb", away) +
      words(across(100), foot, note, via ? "tq" : "sb tb", away),
  );
}

const hubHalf = (count: number) => Math.max(26, count * 13);

/** Straight from its name into the hub. */
function joined(index: number, count: number, middle: number): Point[] {
  return [[join, middle + (index - (count - 1) / 2) * ((2 * hubHalf(count) - 16) / count)]];
}

/** Across the others and back, then to the spot where all end. */
function tangled(index: number, count: number, middle: number): Point[] {
  const at = (place: number) => top + (place % count) * row;
  return [
    [leave + 17, top - 14 + (at(count - 1 - index) - top) * 1.15],
    [leave + 34, at(index + Math.ceil(count / 2)) + (index % 2 ? 8 : -8)],
    [end, middle + (index - (count - 1) / 2) * 7],
  ];
}

/** Path data of a line from the edge through `points`, level at each of them. */
function through(points: readonly Point[], across: (x: number) => number): string {
  const at = (x: number, y: number) => `${short(across(x))} ${short(y)}`;
  const curves = points.slice(1).map(([x, y], index) => {
    const [from, height] = points[index] ?? [0, 0];
    const half = (from + x) / 2;
    return `C${at(half, height)} ${at(half, y)} ${at(x, y)}`;
  });
  return `M${at(0, points[0]?.[1] ?? 0)}H${across(leave)}${curves.join("")}`;
}

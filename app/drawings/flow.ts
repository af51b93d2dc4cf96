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
  return panel(flow, false) + panel(flow, true);
}

function panel(flow: Flow, isAfter: boolean): string {
  const { ends, outward = false } = flow;
  const middle = top + ((ends.length - 1) * row) / 2;
  const foot = Math.max(middle + 84, top + (ends.length - 1) * row + 38);
  const across = (x: number) => (outward ? 100 - x : x);
  const toward = outward ? "end" : "start";
  const away = outward ? "start" : "end";
  let lines = "";
  let dots = "";
  let names = "";
  for (const [index, name] of ends.entries()) {
    const y = top + index * row;
    const curves = isAfter ? joined(index, ends.length, y, middle) : tangled(index, ends.length, y, middle);
    lines += path(pathOf(curves, y, across), series(index));
    const places = isAfter ? [0.35] : [0.4, 0.55, 0.5];
    for (const [place, at] of places.entries()) {
      const curve = curves[isAfter ? 0 : place % curves.length];
      if (!curve) continue;
      const [x, down] = pointOf(curve, at + (index % 3) * 0.08);
      dots += dot(
        across(x),
        down,
        6,
        !isAfter && (index + place) % 3 === 1 ? `${series(index)} hol` : series(index),
      );
    }
    names += words(across(0), y - 9, name, "", toward);
  }
  if (isAfter) {
    lines += path(`M${across(join)} ${short(middle)}H${across(end)}`, "one");
    for (const index of ends.keys()) {
      const spread = (end - join - 5) / ends.length;
      dots += dot(across(join + 4.5 + spread * (index + 0.25)), middle, 6, series(index));
    }
    const half = hubHalf(ends.length);
    dots += `<rect class="hub" x="${across(join)}%" y="${short(middle - half)}" width="10" height="${short(2 * half)}" rx="5" transform="translate(-5)"/>`;
    names += words(across(join), middle - half - 10, flow.after.via, "tb", "middle");
  } else {
    dots += `<circle class="hit" cx="${across(100)}%" cy="${short(middle)}" r="36" transform="translate(${outward ? 22 : -22})"/>`;
  }
  const { label, note } = isAfter ? flow.after : flow.before;
  const sign = `<svg x="${across(100)}%" y="${short(middle - 22)}" overflow="visible"><g transform="translate(${outward ? 44 : 0})">${signs[flow.sign]}</g></svg>`;
  return sheet(
    foot + 8,
    words(0, 20, label, "th") +
      stretched(foot, lines) +
      dots +
      sign +
      names +
      words(across(100), middle + 56, flow.to, "tb", away) +
      words(across(100), foot, note, isAfter ? "tq" : "sb tb", away),
  );
}

type Curve = readonly [Point, Point, Point, Point];

const hubHalf = (count: number) => Math.max(26, count * 13);

/** Straight from its name into the hub. */
function joined(index: number, count: number, y: number, middle: number): Curve[] {
  const into = middle + (index - (count - 1) / 2) * ((2 * hubHalf(count) - 16) / count);
  return [bend([leave, y], [join, into])];
}

/** Across the others and back, then to the spot where all end. */
function tangled(index: number, count: number, y: number, middle: number): Curve[] {
  const at = (place: number) => top + (place % count) * row;
  const high = top - 14 + (at(count - 1 - index) - top) * 1.15;
  const low = at(index + Math.ceil(count / 2)) + (index % 2 ? 8 : -8);
  const last = middle + (index - (count - 1) / 2) * 7;
  return [
    bend([leave, y], [leave + 17, high]),
    bend([leave + 17, high], [leave + 34, low]),
    bend([leave + 34, low], [end, last]),
  ];
}

/** Level at both ends. */
function bend(from: Point, to: Point): Curve {
  const half = (from[0] + to[0]) / 2;
  return [from, [half, from[1]], [half, to[1]], to];
}

function pathOf(curves: readonly Curve[], y: number, across: (x: number) => number): string {
  const at = ([x, down]: Point) => `${short(across(x))} ${short(down)}`;
  return `M${across(0)} ${y}H${across(leave)}${curves.map(([, ...points]) => `C${points.map(at).join(" ")}`).join("")}`;
}

function pointOf([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t;
  const mix = (axis: 0 | 1) =>
    u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
  return [mix(0), mix(1)];
}

import { html } from "../../kit/markup.ts";
import type { Point } from "../../kit/lines.ts";
import { palette as p } from "../../kit/palette.ts";
import { round, sea } from "../../kit/sea.ts";

const from = Math.PI + 0.5;
const to = Math.PI * 3 - 0.5;

const loop = (t: number): Point => [
  600 + 128 * (Math.sin(t) + 2 * Math.sin(2 * t)),
  570 - 112 * (Math.cos(t) - 2 * Math.cos(2 * t)),
];

/** Three loops like a trefoil's, whose ends cross once more below and leave the picture at its sides. */
const line: Point[] = [
  ...curve([-60, 1130], [440, 1130], [690, 1000], loop(from)),
  ...Array.from({ length: 240 }, (_, index) => loop(from + ((to - from) * index) / 240)),
  ...curve(loop(to), [510, 1000], [760, 1130], [1260, 1130]),
];

/** Points of a cubic Bézier curve. */
function curve(a: Point, b: Point, c: Point, d: Point): Point[] {
  return Array.from({ length: 60 }, (_, index): Point => {
    const t = index / 60;
    const u = 1 - t;
    const at = (axis: 0 | 1) =>
      u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
    return [at(0), at(1)];
  });
}

/** Where the line passes over itself, as places along it; over and under alternate, so that the knot holds. */
function overs(): number[] {
  const found: number[] = [];
  for (let a = 0; a < line.length - 1; a += 1)
    for (let b = a + 3; b < line.length - 1; b += 1) if (crosses(a, b)) found.push(a, b);
  return found.sort((one, other) => one - other).filter((_place, index) => index % 2 === 1);
}

function crosses(a: number, b: number): boolean {
  const [p1, p2, q1, q2] = [line[a], line[a + 1], line[b], line[b + 1]] as [Point, Point, Point, Point];
  const side = ([ox, oy]: Point, [px, py]: Point, [qx, qy]: Point) =>
    (px - ox) * (qy - oy) - (py - oy) * (qx - ox);
  return side(p1, p2, q1) * side(p1, p2, q2) < 0 && side(q1, q2, p1) * side(q1, q2, p2) < 0;
}

/** Distance along the line to each of its points, px. */
const lengths: number[] = [];
line.forEach(([x, y], index) => {
  const [px, py] = line[index - 1] ?? [x, y];
  lengths.push((lengths[index - 1] ?? 0) + Math.hypot(x - px, y - py));
});

/** The place on the line that is `away` px along from `place`. */
const nearest = (place: number, away: number) =>
  lengths.findIndex((length) => length >= (lengths[place] ?? 0) + away);

function rope(first: number, last: number): string {
  const start = Math.max(0, first);
  const path = `M${line
    .slice(start, last + 1)
    .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("L")}`;
  return html`<path d="${path}" stroke="${p.ink}" stroke-width="92" /><path
      d="${path}"
      stroke="${p.shell50}"
      stroke-width="72"
    /><path
      d="${path}"
      stroke="${p.coral300}"
      stroke-width="72"
      stroke-dasharray="13 33"
      stroke-dashoffset="${-(46 - ((lengths[start] ?? 0) % 46))}"
    />`;
}

/** A figure of eight, drawn so that anybody can follow where the end went. */
export const draw = () =>
  sea({
    ground: p.coral700,
    line: "#cf4425",
    direction: 210,
    shores: [round(600, 560, 390, 330)],
    drawing: html`<g fill="none" stroke-linejoin="round">
      ${rope(0, line.length - 1)}${overs()
        .map((place) => rope(nearest(place, -85), nearest(place, 85)))
        .join("")}
    </g>`,
  });

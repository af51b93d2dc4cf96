/**
 * The chart in the map document (`app/map`): the coasts round the office, wherever it is, and close to it more
 * crests of the same swell and a finer coast, for those who zoom in.
 */
import { position } from "../../content/generated/position.ts";
import { type Line, pathData, type Point, rasterise, simplify } from "../kit/lines.ts";
import { arrivalTimes, crests } from "../kit/swell.ts";
import { coastlines } from "./archipelago.ts";

/** Degrees of the top left corner, and how far the chart reaches from there; the office is a little left of the middle. */
const west = Number((position.longitude - 5.35).toFixed(3));
const north = Number((position.latitude + 5.2333).toFixed(3));
const span = { longitude: 13, latitude: 9.6 };
/** Path data has whole units: one is about 220 metres. */
const unitsPerDegree = 500;
/** Units in a cell of the grid on which the swell is computed. */
const cell = 8;
/** Cells between crests of the whole chart; near the office there are more between two of them. */
const spacing = 30;
const between = [1, 2, 3, 4];
/** How far from the office those are drawn, degrees. */
const near = 1.75;
const stretch = Math.cos((Math.round(position.latitude * 10) / 10 / 180) * Math.PI);

const project = ([longitude, latitude]: Point): Point => [
  // Degrees go on across the date line.
  (longitude + 360 * Math.round((position.longitude - longitude) / 360) - west) * unitsPerDegree,
  ((north - latitude) * unitsPerDegree) / stretch,
];

/** The chart as JSON: its frame, and SVG path data in units of the chart. */
export function officeChart(): string {
  const width = span.longitude * unitsPerDegree;
  const height = Math.round((span.latitude * unitsPerDegree) / stretch);
  const office = project([position.longitude, position.latitude]);
  const distance = ([x, y]: Point) => Math.hypot(x - office[0], y - office[1]) / unitsPerDegree;
  const rings = coastlines(() => true)
    .map((ring) => ring.map(project))
    .filter((ring) => ring.some(([x, y]) => x > -300 && y > -300 && x < width + 300 && y < height + 300));

  const pad = 60;
  const grid = { width: Math.round(width / cell) + 2 * pad, height: Math.round(height / cell) + 2 * pad };
  const onGrid = rings.map((ring) => ring.map(([x, y]): Point => [x / cell + pad, y / cell + pad]));
  const field = { ...grid, land: rasterise(onGrid, grid.width, grid.height) };
  const times = arrivalTimes(field, { direction: 218, reach: 20 });
  const inUnits = (line: Line) => line.map(([x, y]): Point => [(x - pad) * cell, (y - pad) * cell]);

  // A continent's far coasts are moved to just outside the chart, where they are straight and drop out.
  const within = ([x, y]: Point): Point => [
    Math.min(Math.max(x, -300), width + 300),
    Math.min(Math.max(y, -300), height + 300),
  ];
  const inside = ([x, y]: Point) => x > -20 && y > -20 && x < width + 20 && y < height + 20;
  const swell = crests(field, times, spacing).map(inUnits);
  const close = between.flatMap((step) => {
    const later = times.map((time) => time + (step * spacing) / (between.length + 1));
    return crests(field, later, spacing).map(inUnits);
  });
  // Their ends are uneven, as a pencil leaves them.
  const closeSwell = close.flatMap((line, index) =>
    cut(line, (point) => distance(point) < near * (1 + 0.14 * Math.sin(index * 2.4))),
  );
  return `${JSON.stringify(
    {
      west,
      north,
      unitsPerDegree,
      stretch: Number(stretch.toFixed(4)),
      width,
      height,
      land: pathData(
        rings
          .map((ring) => simplify(ring.map(within), Math.min(...ring.map(distance)) < near ? 1.2 : 4))
          .filter((ring) => ring.length > 4),
        { curved: false, closed: true },
      ),
      swell: pathData(swell.flatMap((line) => cut(line, inside)).map((line) => thinned(line, 9))),
      closeSwell: pathData(closeSwell.map((line) => thinned(line, 6))),
    },
    undefined,
    2,
  )}\n`;
}

/** The stretches of `line` whose points are `kept`. */
function cut(line: Line, kept: (point: Point) => boolean): Line[] {
  const parts: Line[] = [[]];
  for (const point of line) {
    if (kept(point)) parts.at(-1)?.push(point);
    else if (parts.at(-1)?.length) parts.push([]);
  }
  return parts.filter((part) => part.length > 4);
}

/** A line of few points is not drawn as a curve, so it keeps more of them. */
function thinned(line: Line, tolerance: number): Line {
  const thin = simplify(line, tolerance);
  return thin.length < 4 ? simplify(line, tolerance / 3) : thin;
}

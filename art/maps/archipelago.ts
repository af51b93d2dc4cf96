/**
 * The real Solomon Islands (Natural Earth 1:10m, public domain, by world-atlas) with a south-easterly trade swell
 * running through them; or, for an office elsewhere, the same swell round an invented island.
 */
import { readFileSync } from "node:fs";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { position } from "../../content/generated/position.ts";
import { landTones } from "../../content/colours.ts";
import { clip, type Line, pathData, type Point, rasterise, simplify } from "../kit/lines.ts";
import { palette as p } from "../kit/palette.ts";
import { arrivalTimes, crests } from "../kit/swell.ts";

interface Chart {
  width: number;
  height: number;
  /** Longitude and latitude of the top left corner, degrees. */
  west: number;
  north: number;
  /** Degrees of longitude across. */
  span: number;
  direction: number;
  spacing: number;
  /** Grid cells per pixel. */
  resolution: number;
}

export const charts = {
  archipelago: {
    width: 1600,
    height: 1000,
    west: 151.6,
    north: -5.35,
    span: 12.2,
    direction: 218,
    spacing: 25,
    resolution: 0.5,
  },
  "archipelago-phone": {
    width: 430,
    height: 860,
    west: 156.9,
    north: -4.4,
    span: 4.6,
    direction: 232,
    spacing: 21,
    resolution: 1,
  },
} satisfies Record<string, Chart>;

/** The chart on the about page, with the town's name (`art/scenes/about/archipelago.ts`). */
export const namedChart: Chart = {
  ...charts.archipelago,
  width: 1600,
  height: 1200,
  west: 155.2,
  north: -5.9,
  span: 8.2,
  spacing: 42,
};

/** Where the invented island is, for an office on none of the charts, degrees. */
const elsewhere: Point = [159.95, -9.43];
/** How far its shore is from its middle, as a share of the picture's width. */
const islandSize = 0.055;
const shown = new Set(["Solomon Is.", "Papua New Guinea", "Vanuatu"]);

/** Coasts of countries as rings of longitude and latitude: of the Solomon Islands and their neighbours, or of others. */
export function coastlines(isShown = (country: string): boolean => shown.has(country)): Line[] {
  const file = readFileSync("node_modules/world-atlas/countries-10m.json", "utf8");
  const world = JSON.parse(file) as Topology<{ countries: GeometryCollection<{ name: string }> }>;
  return feature(world, world.objects.countries).features.flatMap(({ properties, geometry }) => {
    if (!isShown(properties.name)) return [];
    if (geometry.type === "Polygon") return [(geometry.coordinates[0] ?? []) as Line];
    return geometry.type === "MultiPolygon" ? geometry.coordinates.map(([ring]) => (ring ?? []) as Line) : [];
  });
}

const round = (degrees: number) => Number(degrees.toFixed(2));

function projection({ width, span, west, north }: Chart): (place: Point) => Point {
  const scale = width / span;
  const stretch = Math.cos((9.4 * Math.PI) / 180);
  return ([longitude, latitude]) => [(longitude - west) * scale, ((north - latitude) * scale) / stretch];
}

/** Whether a place, by longitude and latitude, is on `chart` and not at its very edge. */
export function isOnChart(chart: Chart, place: Point): boolean {
  const [x, y] = projection(chart)(place);
  return x > 60 && y > 60 && x < chart.width - 60 && y < chart.height - 60;
}

/** The shore of an invented island with a port on its north-western coast. */
function islandRound([x, y]: Point, size: number): Line {
  return Array.from({ length: 48 }, (_, index): Point => {
    const angle = (index / 48) * 2 * Math.PI;
    const reach =
      size * (1 + 0.16 * Math.sin(2 * angle + 1) + 0.09 * Math.sin(5 * angle) + 0.05 * Math.sin(9 * angle));
    return [x + 1.1 * size + 1.5 * reach * Math.cos(angle), y + reach * (0.75 * Math.sin(angle) + 0.5)];
  });
}

/** A chart's crests and islands as SVG path data, and where the office is on it. */
export function drawChart(chart: Chart): { swell: string; islands: string; office: Point } {
  const { width, height, resolution } = chart;
  const project = projection(chart);
  // Rounded, as a hundredth of a degree is less than two pixels.
  const place: Point = [round(position.longitude), round(position.latitude)];
  const isCharted = isOnChart(chart, place);
  const office = project(isCharted ? place : elsewhere);
  const near = ([x, y]: Point) => x > -60 && y > -60 && x < width + 60 && y < height + 60;
  const coasts = isCharted
    ? coastlines().map((ring) => ring.map(project))
    : [islandRound(office, Math.max(width * islandSize, 40))];
  const rings = coasts.filter((ring) => ring.some(near));
  const pad = 60;
  const grid = {
    width: Math.round(width * resolution) + 2 * pad,
    height: Math.round(height * resolution) + 2 * pad,
  };
  const onGrid = rings.map((ring) =>
    ring.map(([x, y]): Point => [x * resolution + pad, y * resolution + pad]),
  );
  const land = rasterise(onGrid, grid.width, grid.height);
  const times = arrivalTimes({ ...grid, land }, { direction: chart.direction, reach: 48 * resolution });
  const lines = crests({ ...grid, land }, times, chart.spacing * resolution).map((line) =>
    line.map(([x, y]): Point => [(x - pad) / resolution, (y - pad) / resolution]),
  );
  return {
    swell: pathData(clip(lines, width, height).map((line) => simplify(line, 2.4))),
    islands: pathData(
      rings.map((ring) => simplify(ring, 0.7)).filter((ring) => ring.length > 4),
      {
        curved: false,
        closed: true,
      },
    ),
    office: office.map(Math.round) as Point,
  };
}

/** What moves the lines of the chart in the browser (`app/home/animation.ts`): points on them, `stride` apart. */
export function chartPoints(chart: Chart, stride: number): string {
  const { swell, islands, office } = drawChart(chart);
  const { width, height } = chart;
  const colours = { line: p.deep400, land: landTones.islands, port: p.coral500 };
  return JSON.stringify({ width, height, port: office, colours, islands, crests: pointsOf(swell, stride) });
}

/** The lines of path data (M, l and q): where each begins, and the ways from there to its next points. */
function pointsOf(data: string, stride: number): number[][] {
  return data.split(/(?=M)/).map((part) => {
    const line: number[] = [];
    let [x, y, lastX, lastY] = [0, 0, 0, 0];
    for (const [, command, list = ""] of part.matchAll(/([Mlq])([^Mlqz]+)/g)) {
      const numbers = (list.match(/-?\d+/g) ?? []).map(Number);
      while (numbers.length > 0) {
        const [bendX = 0, bendY = 0] = command === "q" ? numbers.splice(0, 2) : numbers.map((way) => way / 2);
        const [endX = 0, endY = 0] = numbers.splice(0, 2);
        const length = Math.hypot(bendX, bendY) + Math.hypot(endX - bendX, endY - bendY);
        const pieces = command === "M" ? 1 : Math.max(1, Math.round(length / stride));
        for (let piece = 1; piece <= pieces; piece += 1) {
          const t = piece / pieces;
          const [bend, end] = [2 * t * (1 - t), t * t];
          const toX = Math.round(x + bendX * bend + endX * end);
          const toY = Math.round(y + bendY * bend + endY * end);
          line.push(toX - lastX, toY - lastY);
          [lastX, lastY] = [toX, toY];
        }
        [x, y] = [x + endX, y + endY];
      }
    }
    return line;
  });
}

/** The chart as a file of its own: crests and islands on a transparent ground, the office marked. */
export function chartSvg(chart: Chart): string {
  const {
    swell,
    islands,
    office: [x, y],
  } = drawChart(chart);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${chart.width} ${chart.height}">` +
    `<path fill="none" stroke="${p.deep400}" stroke-width="1.2" d="${swell}"/><path fill="${landTones.islands}" d="${islands}"/>` +
    `<circle cx="${x}" cy="${y}" r="7" fill="${p.coral500}"/></svg>\n`
  );
}

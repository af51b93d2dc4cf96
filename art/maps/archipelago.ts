/**
 * The real Solomon Islands (Natural Earth 1:10m, public domain, by world-atlas) with a south-easterly trade swell
 * running through them.
 */
import { readFileSync } from "node:fs";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { landTones } from "../../content/palette.ts";
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
    spacing: 19,
    resolution: 1,
  },
} satisfies Record<string, Chart>;

const honiara: Point = [159.95, -9.43];
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

/** A chart's crests and islands as SVG path data, and where Honiara lies on it. */
export function drawChart(chart: Chart): { swell: string; islands: string; honiara: Point } {
  const { width, height, resolution } = chart;
  const scale = width / chart.span;
  const stretch = Math.cos((9.4 * Math.PI) / 180);
  const project = ([longitude, latitude]: Point): Point => [
    (longitude - chart.west) * scale,
    ((chart.north - latitude) * scale) / stretch,
  ];
  const near = ([x, y]: Point) => x > -60 && y > -60 && x < width + 60 && y < height + 60;
  const rings = coastlines()
    .map((ring) => ring.map(project))
    .filter((ring) => ring.some(near));
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
    swell: pathData(clip(lines, width, height).map((line) => simplify(line, 0.55))),
    islands: pathData(
      rings.map((ring) => simplify(ring, 0.7)).filter((ring) => ring.length > 4),
      {
        curved: false,
        closed: true,
      },
    ),
    honiara: project(honiara).map(Math.round) as Point,
  };
}

/** The chart as a file of its own: crests and islands on a transparent ground, Honiara marked. */
export function chartSvg(chart: Chart): string {
  const {
    swell,
    islands,
    honiara: [x, y],
  } = drawChart(chart);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${chart.width} ${chart.height}">` +
    `<path fill="none" stroke="${p.deep400}" stroke-width="1.2" d="${swell}"/><path fill="${landTones.islands}" d="${islands}"/>` +
    `<circle cx="${x}" cy="${y}" r="7" fill="${p.coral500}"/></svg>\n`
  );
}

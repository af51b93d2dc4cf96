/** The world with the Pacific whole in the middle (Equal Earth), and a dot for each place we work in. */
import { readFileSync } from "node:fs";
import { geoCircle, geoEqualEarth, geoPath, type GeoProjection } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { position } from "../../content/generated/position.ts";
import { regions } from "../../content/generated/regions.ts";
import { landTones } from "../../content/colours.ts";
import { palette } from "../kit/palette.ts";
import { landPath } from "./land-path.ts";

const width = 1440;
const height = 700;

/** The whole sphere, with the Pacific in the middle. */
export function worldProjection(): GeoProjection {
  return geoEqualEarth().rotate([-168, 0]).fitSize([width, height], { type: "Sphere" });
}

function landData(): string {
  const file = readFileSync("node_modules/world-atlas/countries-110m.json", "utf8");
  const world = JSON.parse(file) as Topology<{ land: GeometryCollection }>;
  return landPath(geoPath(worldProjection()).digits(1)(feature(world, world.objects.land)) ?? "");
}

/** The map as an SVG file for a deep ground. */
export function reachMapSvg(): string {
  const land = landData();
  const projection = worldProjection();
  const home = projection([position.longitude, position.latitude]) ?? [0, 0];
  const places = regions.flatMap((region) =>
    region.places.map((place) => projection([place.longitude, place.latitude])),
  );
  const routes = places.flatMap((place) => {
    if (!place) return [];
    const [x, y] = place.map(Math.round) as [number, number];
    const lift = Math.round(Math.min(home[1], y) - Math.abs(x - home[0]) * 0.18);
    return [
      `<path d="M${Math.round(home[0])} ${Math.round(home[1])}Q${Math.round((home[0] + x) / 2)} ${lift} ${x} ${y}"/>`,
    ];
  });
  const dots = places.flatMap((place) =>
    place ? [`<circle cx="${Math.round(place[0])}" cy="${Math.round(place[1])}" r="6"/>`] : [],
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${landTones.world}" d="${land}"/>` +
    `<g fill="none" stroke="${palette.deep400}" stroke-width="1.5" opacity=".7">${routes.join("")}</g>` +
    `<g fill="${palette.sun400}">${dots.join("")}</g>` +
    `<circle cx="${Math.round(home[0])}" cy="${Math.round(home[1])}" r="11" fill="${palette.coral500}"/></svg>\n`
  );
}

/** Kilometres from one ring of `ringsMapSvg` to the next, and of one degree on the globe. */
const ringKm = 2000;
const degreeKm = 111.195;

/** The same world with rings round the office, as from a stone in water, and a dot for each place we work in. */
export function ringsMapSvg(): string {
  const projection = worldProjection();
  const path = geoPath(projection).digits(0);
  const office: [number, number] = [position.longitude, position.latitude];
  const rings = Array.from({ length: 9 }, (_, index) => {
    const ring = geoCircle()
      .center(office)
      .radius(((index + 1) * ringKm) / degreeKm)
      .precision(4)();
    // Only the outline: a ring that crosses the edge of the map would, as an area, be closed along that edge.
    const line = path({ type: "LineString", coordinates: ring.coordinates[0] ?? [] }) ?? "";
    return `<path stroke-width="${(2.6 - index * 0.2).toFixed(1)}" d="${line}"/>`;
  });
  const dots = regions.flatMap(({ places }) =>
    places.flatMap(({ longitude, latitude }) => {
      const [x, y] = projection([longitude, latitude]) ?? [];
      return x === undefined || y === undefined
        ? []
        : [`<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="7"/>`];
    }),
  );
  const [x, y] = (projection(office) ?? [0, 0]).map(Math.round);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${palette.deep700}" d="${landData()}"/>` +
    `<g fill="none" stroke="${palette.deep400}">${rings.join("")}</g>` +
    `<g fill="${palette.sun400}">${dots.join("")}</g>` +
    `<circle cx="${x}" cy="${y}" r="12" fill="${palette.coral500}"/></svg>\n`
  );
}

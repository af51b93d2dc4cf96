/** The world with the Pacific whole in the middle (Equal Earth), and a dot for each place we work in. */
import { readFileSync } from "node:fs";
import { geoEqualEarth, geoPath, type GeoProjection } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { position } from "../../content/generated/position.server.ts";
import { regions } from "../../content/generated/regions.ts";
import { landTones } from "../../content/palette.ts";
import { palette } from "../kit/palette.ts";

const width = 1440;
const height = 700;

/** The whole sphere, with the Pacific in the middle. */
export function worldProjection(): GeoProjection {
  return geoEqualEarth().rotate([-168, 0]).fitSize([width, height], { type: "Sphere" });
}

/** The map as an SVG file for a deep ground. */
export function reachMapSvg(): string {
  const file = readFileSync("node_modules/world-atlas/countries-110m.json", "utf8");
  const world = JSON.parse(file) as Topology<{ land: GeometryCollection }>;
  const projection = worldProjection();
  const land = geoPath(projection).digits(0)(feature(world, world.objects.land)) ?? "";
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

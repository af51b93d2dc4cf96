/** A map for each region we work in, close enough for names, and where its places are on it and on the world map. */
import { readFileSync } from "node:fs";
import { geoCentroid, geoEqualEarth, geoPath, type GeoProjection } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { position } from "../../content/generated/position.ts";
import { regions } from "../../content/generated/regions.ts";
import { landTones } from "../../content/colours.ts";
import { palette } from "../kit/palette.ts";
import { sheet } from "../sheets.ts";
import { landPath } from "./land-path.ts";
import { worldProjection } from "./reach-map.ts";

type Region = (typeof regions)[number];
/** A name beside its place, and where its text starts, ends or is centred. */
interface Label {
  name: string;
  x: number;
  y: number;
  textX: number;
  textY: number;
  anchor: "start" | "middle" | "end";
}

const width = 320;
const height = 210;
/** Room for names round the places. */
const margin = { left: 56, right: 264, top: 34, bottom: 176 };
/** Sizes of the names, in units of each map. */
const small = 14;
const large = 24;

const idOf = ({ title }: Region) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** The land of every region for a deep ground, in one SVG file: each a `<view>` by its id. */
export function regionMapsSvg(): string {
  const lands = new Map(regions.map((region) => [idOf(region), landOf(region)]));
  // Nested, so that what crosses the edge of one does not show on the next.
  const draw = (id: string) => `<svg width="${width}" height="${height}">${lands.get(id) ?? ""}</svg>`;
  return sheet(width, [...lands.keys()], draw, height);
}

function landOf(region: Region): string {
  const isWide = labelled(region, worldProjection(), large, 1440).some(
    ({ x }, _, [first]) => Math.abs(x - (first?.x ?? x)) > 400,
  );
  const file = readFileSync(`node_modules/world-atlas/land-${isWide ? "110m" : "50m"}.json`, "utf8");
  const world = JSON.parse(file) as Topology<{ land: GeometryCollection }>;
  const projection = regionProjection(region).clipExtent([
    [-2, -2],
    [width + 2, height + 2],
  ]);
  const land = landPath(geoPath(projection).digits(1)(feature(world, world.objects.land)) ?? "", 3);
  return `<path fill="${landTones.world}" stroke="${palette.deep550}" stroke-width=".7" d="${land}"/>`;
}

/** What pages know about these maps: `app/clients/reach.json`. */
export function reachPositions(): string {
  const positions = regions.map((region) => ({
    title: region.title,
    file: `/images/art/reach-regions.svg#${idOf(region)}`,
    labels: labelled(region, regionProjection(region), small, width),
    world: labelled(region, worldProjection(), large, 1440),
  }));
  const home = worldProjection()([position.longitude, position.latitude])?.map(Math.round);
  return `${JSON.stringify({ width, height, home, regions: positions }, undefined, 2)}\n`;
}

function regionProjection({ places }: Region): GeoProjection {
  const points = {
    type: "MultiPoint" as const,
    coordinates: places.map(({ longitude, latitude }): [number, number] => [longitude, latitude]),
  };
  const [longitude] = geoCentroid(points);
  return geoEqualEarth()
    .rotate([-longitude, 0])
    .fitExtent(
      [
        [margin.left, margin.top],
        [margin.right, margin.bottom],
      ],
      points,
    );
}

/** Each place with its name on the first side where it covers no other name or place. */
function labelled({ places }: Region, projection: GeoProjection, size: number, across: number): Label[] {
  const points = places.map(({ longitude, latitude }) =>
    (projection([longitude, latitude]) ?? [0, 0]).map(Math.round),
  ) as [number, number][];
  const taken: [number, number, number, number][] = points.map(([x, y]) => [x - 5, y - 5, x + 5, y + 5]);
  return places.map(({ name }, index) => {
    const [x, y] = points[index] ?? [0, 0];
    const long = name.length * size * 0.56;
    const sides = [
      {
        anchor: "start",
        dx: size * 0.65,
        dy: size * 0.35,
        box: [size * 0.65, -size / 2, size * 0.65 + long, size / 2],
      },
      {
        anchor: "end",
        dx: -size * 0.65,
        dy: size * 0.35,
        box: [-size * 0.65 - long, -size / 2, -size * 0.65, size / 2],
      },
      { anchor: "middle", dx: 0, dy: -size * 0.7, box: [-long / 2, -size * 1.6, long / 2, -size * 0.5] },
      { anchor: "middle", dx: 0, dy: size * 1.4, box: [-long / 2, size * 0.5, long / 2, size * 1.6] },
    ] as const;
    const boxes = sides.map(({ box }) => [x + box[0], y + box[1], x + box[2], y + box[3]] as const);
    const free = boxes.findIndex(
      ([left, top, right, bottom]) =>
        left > 2 &&
        right < across - 2 &&
        taken.every(
          (other, at) =>
            at === index || other[0] > right || other[2] < left || other[1] > bottom || other[3] < top,
        ),
    );
    const side = sides[Math.max(0, free)] ?? sides[0];
    taken.push([...(boxes[Math.max(0, free)] ?? [0, 0, 0, 0])]);
    return {
      name,
      x,
      y,
      textX: Math.round(x + side.dx),
      textY: Math.round(y + side.dy),
      anchor: side.anchor,
    };
  });
}

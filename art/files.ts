/** Files that are written as they are: charts, the map of our reach, flags, marks of tools and networks, the icon. */
import { agency } from "../content/generated/agency.ts";
import { countries } from "../content/generated/countries.ts";
import { partners } from "../content/generated/partners.ts";
import { iconFile, iconPng, iconSvg } from "./icon.ts";
import { chartPoints, charts, chartSvg } from "./maps/archipelago.ts";
import { reachMapSvg, ringsMapSvg } from "./maps/reach-map.ts";
import { reachPositions, regionMapsSvg } from "./maps/region-maps.ts";
import { unseenIslandsSvg } from "./maps/unseen-islands.ts";
import { flagSheet, markSheet } from "./sheets.ts";

interface PlainFile {
  /** What `npm run images` calls it. */
  name: string;
  file: string;
  make: () => string | Buffer | Promise<Buffer>;
}

const image = (name: string, make: () => string | Buffer): PlainFile => ({
  name,
  file: `public/images/${name}.svg`,
  make,
});

export function plainFiles(): PlainFile[] {
  return [
    ...Object.entries(charts).map(([name, chart]) => image(`art/${name}`, () => chartSvg(chart))),
    ...Object.entries(charts).map(([name, chart]) => ({
      name: `art/${name}-points`,
      file: `public/images/art/${name}.json`,
      make: () => chartPoints(chart, chart.width > 800 ? 34 : 24),
    })),
    image("art/reach", reachMapSvg),
    image("art/reach-regions", regionMapsSvg),
    { name: "art/reach-positions", file: "app/clients/reach.json", make: reachPositions },
    image("art/rings", ringsMapSvg),
    image("art/unseen-islands", unseenIslandsSvg),
    image("flags/all", () => flagSheet(countries.map(({ code }) => code))),
    image("marks/tools", () => markSheet(partners.map(({ mark }) => mark))),
    image("marks/networks", () => markSheet(agency.social.map(({ mark }) => mark))),
    { name: "icons/favicon", file: "public/favicon.svg", make: iconSvg },
    { name: "icons/favicon-file", file: "public/favicon.ico", make: iconFile },
    ...[180, 192, 512].map((pixels) => ({
      name: `icons/${pixels}`,
      file: `public/icon-${pixels}.png`,
      make: () => iconPng(pixels),
    })),
  ];
}

/** Swell over three islands that are not drawn: only the bends of the crests show where they are. */
import { palette } from "../kit/palette.ts";
import { clip, type Line, pathData, type Point, rasterise, simplify } from "../kit/lines.ts";
import { arrivalTimes, crests } from "../kit/swell.ts";

const width = 1600;
const height = 1000;
const resolution = 0.4;
const pad = 30;

/** Centre, radius and turn of each island, in pixels and radians. */
const islands: readonly [x: number, y: number, radius: number, turn: number][] = [
  [1010, 330, 118, 0.5],
  [1330, 690, 92, 1.9],
  [700, 790, 60, 2.6],
];

function shore([x, y, radius, turn]: (typeof islands)[number]): Line {
  return Array.from({ length: 32 }, (_, index): Point => {
    const angle = (index / 32) * Math.PI * 2;
    const reach = radius * (1 + 0.16 * Math.sin(2 * angle + turn) + 0.1 * Math.sin(3 * angle + 2 * turn));
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.72];
  });
}

/** The drawing as a file: crests alone, on a transparent ground, in a tone that shows on paper and at night. */
export function unseenIslandsSvg(): string {
  const grid = {
    width: Math.round(width * resolution) + 2 * pad,
    height: Math.round(height * resolution) + 2 * pad,
  };
  const rings = islands.map((island) =>
    shore(island).map(([x, y]): Point => [x * resolution + pad, y * resolution + pad]),
  );
  const land = rasterise(rings, grid.width, grid.height);
  const times = arrivalTimes({ ...grid, land }, { direction: 205, reach: 26 });
  const lines = crests({ ...grid, land }, times, 25 * resolution).map((line) =>
    line.map(([x, y]): Point => [(x - pad) / resolution, (y - pad) / resolution]),
  );
  const data = pathData(clip(lines, width, height).map((line) => simplify(line, 1.6)));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<path fill="none" stroke="${palette.deep400}" stroke-width="1.6" d="${data}"/></svg>\n`
  );
}

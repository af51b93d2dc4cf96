/** The motifs of covers, all generated, none taken from a cultural design, as SVG path data. */
import { clip, type Line, pathData, type Point, rasterise, simplify } from "./lines.ts";
import { random } from "./random.ts";
import { arrivalTimes, crests } from "./swell.ts";

interface Size {
  width: number;
  height: number;
}

/** Swell bending round invented islets: its crests and the islets. */
export function swell(
  { width, height }: Size,
  {
    seed,
    islets,
    spacing = 34,
    direction = 215,
  }: { seed: number; islets: number; spacing?: number; direction?: number },
): { crests: string; islets: string } {
  const resolution = 0.3;
  const pad = 24;
  const next = random(seed);
  const rings = Array.from({ length: islets }, () =>
    islet([next() * width, next() * height], 26 + next() * 70, next),
  );
  const grid = {
    width: Math.round(width * resolution) + 2 * pad,
    height: Math.round(height * resolution) + 2 * pad,
  };
  const onGrid = rings.map((ring) =>
    ring.map(([x, y]): Point => [x * resolution + pad, y * resolution + pad]),
  );
  const land = rasterise(onGrid, grid.width, grid.height);
  const times = arrivalTimes({ ...grid, land }, { direction, reach: 14 });
  const lines = crests({ ...grid, land }, times, spacing * resolution).map((line) =>
    line.map(([x, y]): Point => [(x - pad) / resolution, (y - pad) / resolution]),
  );
  return {
    crests: pathData(clip(lines, width, height).map((line) => simplify(line, 0.6))),
    islets: pathData(rings, "z"),
  };
}

function islet([x, y]: Point, radius: number, next: () => number): Line {
  const turn = next() * Math.PI * 2;
  const flatness = 0.55 + next() * 0.45;
  return Array.from({ length: 28 }, (_, index): Point => {
    const angle = (index / 28) * Math.PI * 2;
    const reach = radius * (1 + 0.14 * Math.sin(3 * angle + turn) + 0.08 * Math.sin(5 * angle + 2 * turn));
    const [px, py] = [Math.cos(angle) * reach, Math.sin(angle) * reach * flatness];
    return [x + px * Math.cos(turn) - py * Math.sin(turn), y + px * Math.sin(turn) + py * Math.cos(turn)];
  });
}

/** Block marks on a grid (quarter discs, bars, dots), placed by a rule of four by four. */
export function stamp({ width, height }: Size, { cell, seed }: { cell: number; seed: number }): string {
  const next = random(seed);
  const rule = Array.from({ length: 16 }, () => [Math.floor(next() * 4), Math.floor(next() * 4)] as const);
  let data = "";
  for (let row = 0; row * cell < height; row += 1) {
    for (let column = 0; column * cell < width; column += 1) {
      const [kind, turn] = rule[(column % 4) * 4 + (row % 4)] ?? [3, 0];
      data += mark(kind, (turn + row + column) % 4, column * cell, row * cell, cell);
    }
  }
  return data;
}

function mark(kind: number, turn: number, x: number, y: number, size: number): string {
  if (kind === 0) {
    const corners = [
      [x, y],
      [x + size, y],
      [x + size, y + size],
      [x, y + size],
    ] as const;
    const [a, b, c] = [corners[turn], corners[(turn + 1) % 4], corners[(turn + 3) % 4]];
    return `M${a?.join(" ")}L${b?.join(" ")}A${size} ${size} 0 0 1 ${c?.join(" ")}z`;
  }
  if (kind === 1) {
    const bar = size / 8;
    return [0, 1, 2, 3]
      .map((index) =>
        turn % 2
          ? `M${x + index * 2 * bar} ${y}h${bar}v${size}h${-bar}z`
          : `M${x} ${y + index * 2 * bar}h${size}v${bar}h${-size}z`,
      )
      .join("");
  }
  if (kind === 2) {
    const r = size * 0.24;
    return `M${x + size / 2 - r} ${y + size / 2}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;
  }
  return "";
}

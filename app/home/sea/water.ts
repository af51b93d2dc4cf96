import type { Chart } from "./chart.ts";

/** Cells that the water reaches beyond the picture on each side. */
const rim = 10;
/** Cells that a wave crosses per step in open sea; leapfrog is stable below 0.707. */
const courant = 0.5;
/** How much a coast slows it, as in the still picture (`art/kit/swell.ts`). */
const shoal = 0.66;
/** The trade wind's swell: its length in cells, and where it goes. */
const wavelength = 15;
const [east, south] = [-0.79, -0.62];
/** Cells from a press to the ring around it. */
const width = 3.4;

export type Water = ReturnType<typeof createWater>;

/**
 * Still water around the islands of `chart`, on a grid. Waves obey the wave equation with the local speed, so that they
 * turn towards coasts, close behind islands and run up beaches without further rules. Places are in pixels of the chart.
 */
export function createWater(chart: Chart) {
  const { cell } = chart;
  const columns = Math.ceil(chart.width / cell) + 2 * rim;
  const rows = Math.ceil(chart.height / cell) + 2 * rim;
  const size = columns * rows;
  let now = new Float32Array(size);
  let before = new Float32Array(size);
  const near = nearness(chart.islands, columns, rows, cell);
  const push = near.map((coast) => ((1 - shoal * coast) * courant) ** 2);
  const keep = near.map((coast, at) => {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    const edge = Math.max(0, 1 - Math.min(x, y, columns - 1 - x, rows - 1 - y) / rim);
    // A beach absorbs the wave; beyond the picture there is more sea.
    return 1 - (0.009 + (coast > 0.8 ? 0.22 : 0.25 * edge * edge));
  });
  let clock = 0;

  return {
    /** Height of the surface at a place. */
    height(x: number, y: number): number {
      // Some coasts go on beyond the picture.
      const column = Math.min(columns - 2, Math.max(0, x / cell + rim));
      const row = Math.min(rows - 2, Math.max(0, y / cell + rim));
      const at = Math.floor(row) * columns + Math.floor(column);
      const right = column % 1;
      const down = row % 1;
      const above = now[at]! * (1 - right) + now[at + 1]! * right;
      const below = now[at + columns]! * (1 - right) + now[at + columns + 1]! * right;
      return above * (1 - down) + below * down;
    },

    /** Presses the water down at a place and lets it go. As much is lifted around it: no water is added. */
    press(atX: number, atY: number, strength: number): void {
      const [column, row] = [atX / cell + rim, atY / cell + rim];
      const far = width * 2.6;
      for (let y = Math.max(1, Math.ceil(row - far)); y <= Math.min(rows - 2, row + far); y += 1)
        for (let x = Math.max(1, Math.ceil(column - far)); x <= Math.min(columns - 2, column + far); x += 1) {
          const r = ((x - column) ** 2 + (y - row) ** 2) / (width * width);
          const lift = strength * (r - 1) * Math.exp(-r);
          now[y * columns + x]! += lift;
          before[y * columns + x]! += lift;
        }
    },

    /** A set of the trade wind's swell, everywhere at once. */
    heave(strength: number): void {
      const wave = (2 * Math.PI) / wavelength;
      for (let at = 0; at < size; at += 1) {
        const phase = wave * (east * (at % columns) + south * Math.floor(at / columns) - courant * clock);
        const open = strength * (1 - near[at]!);
        now[at]! += open * Math.sin(phase);
        before[at]! += open * Math.sin(phase + wave * courant);
      }
    },

    /** Moves on by a sixtieth of a second. Returns the highest wave. */
    step(): number {
      clock += 1;
      let highest = 0;
      for (let y = 1; y < rows - 1; y += 1)
        for (let at = y * columns + 1, end = at + columns - 2; at < end; at += 1) {
          const u = now[at]!;
          const around = now[at - 1]! + now[at + 1]! + now[at - columns]! + now[at + columns]!;
          before[at] = u + (u - before[at]!) * keep[at]! + push[at]! * (around - 4 * u);
          if (u > highest) highest = u;
        }
      [now, before] = [before, now];
      return highest;
    },

    rest(): void {
      now.fill(0);
      before.fill(0);
    },
  };
}

/** How near each cell is to land, 0 to 1: the islands painted small, with a shadow around them, and read back. */
function nearness(islands: Path2D, columns: number, rows: number, cell: number): Float32Array {
  const small = Object.assign(document.createElement("canvas"), { width: columns, height: rows });
  const context = small.getContext("2d", { willReadFrequently: true })!;
  context.setTransform(1 / cell, 0, 0, 1 / cell, rim, rim);
  Object.assign(context, { shadowColor: "#000", shadowBlur: 80 / cell });
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a path, and no array
  context.fill(islands);
  const { data } = context.getImageData(0, 0, columns, rows);
  return Float32Array.from({ length: columns * rows }, (_, at) => data[at * 4 + 3]! / 255);
}

/** Water on a grid that reaches `rim` cells beyond the picture on each side. */
export interface Water {
  columns: number;
  rows: number;
  /** Height of the surface, and its slope by column and by row: as they were after the last `step`. */
  height: () => Float32Array;
  slopeX: Float32Array;
  slopeY: Float32Array;
  /** How fast waves run: 0.34 at a coast to 1 in open sea. */
  speed: Float32Array;
  /** Presses the water down at a place, in columns and rows, and lets it go. */
  press: (column: number, row: number, strength: number) => void;
  /** A set of the trade wind's swell, everywhere at once. */
  heave: (strength: number) => void;
  /** Moves on by a sixtieth of a second. Returns the highest wave. */
  step: () => number;
  rest: () => void;
}

export const rim = 10;
/** Cells that a wave crosses per step in open sea; leapfrog is stable below 0.707. */
const courant = 0.5;
/** How much a coast slows it, as in the still picture (`art/kit/swell.ts`). */
const shoal = 0.66;
/** The trade wind's swell: its length in cells, and where it goes. */
const wavelength = 15;
const [east, south] = [-0.79, -0.62];
/** Cells from a press to the ring around it. */
const width = 3.4;

/**
 * Still water around `land` (1 where there is some). Waves obey the wave equation with the local speed, so that they turn
 * towards coasts, close behind islands and run up beaches without further rules; `reach`: how far coasts slow them.
 */
export function createWater(columns: number, rows: number, land: Uint8Array, reach: number): Water {
  const size = columns * rows;
  let now = new Float32Array(size);
  let before = new Float32Array(size);
  const slopeX = new Float32Array(size);
  const slopeY = new Float32Array(size);
  const coast = nearness(columns, land, reach);
  const speed = coast.map((near) => 1 - shoal * near);
  const push = speed.map((c) => (c * courant) ** 2);
  const keep = speed.map((_, at) => {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    const edge = Math.max(0, 1 - Math.min(x, y, columns - 1 - x, rows - 1 - y) / rim);
    // A beach absorbs the wave; beyond the picture there is more sea.
    return 1 - (0.009 + (land[at] ? 0.22 : 0.25 * edge * edge));
  });
  let clock = 0;

  return {
    columns,
    rows,
    height: () => now,
    slopeX,
    slopeY,
    speed,
    press(column, row, strength) {
      // As much is lifted around it as is pressed down: no water is added.
      const far = width * 2.6;
      for (let y = Math.max(1, Math.ceil(row - far)); y <= Math.min(rows - 2, row + far); y += 1)
        for (let x = Math.max(1, Math.ceil(column - far)); x <= Math.min(columns - 2, column + far); x += 1) {
          const r = ((x - column) ** 2 + (y - row) ** 2) / (width * width);
          const lift = strength * (r - 1) * Math.exp(-r);
          now[y * columns + x]! += lift;
          before[y * columns + x]! += lift;
        }
    },
    heave(strength) {
      const wave = (2 * Math.PI) / wavelength;
      for (let at = 0; at < size; at += 1) {
        const phase = wave * (east * (at % columns) + south * Math.floor(at / columns) - courant * clock);
        const open = strength * (1 - coast[at]!);
        now[at]! += open * Math.sin(phase);
        before[at]! += open * Math.sin(phase + wave * courant);
      }
    },
    step() {
      clock += 1;
      let highest = 0;
      for (let y = 1; y < rows - 1; y += 1)
        for (let at = y * columns + 1, end = at + columns - 2; at < end; at += 1) {
          const u = now[at]!;
          const left = now[at - 1]!;
          const right = now[at + 1]!;
          const above = now[at - columns]!;
          const below = now[at + columns]!;
          slopeX[at] = right - left;
          slopeY[at] = below - above;
          before[at] = u + (u - before[at]!) * keep[at]! + push[at]! * (left + right + above + below - 4 * u);
          if (u > highest) highest = u;
        }
      [now, before] = [before, now];
      return highest;
    },
    rest() {
      for (const field of [now, before, slopeX, slopeY]) field.fill(0);
    },
  };
}

/** exp(-distance to land / reach) of each cell, in one pass forwards and one back. */
function nearness(columns: number, land: Uint8Array, reach: number): Float32Array {
  const near = Float32Array.from(land);
  const [straight, across] = [Math.exp(-1 / reach), Math.exp(-Math.SQRT2 / reach)];
  const pass = (first: number, step: number) => {
    for (let at = first; at >= 0 && at < near.length; at += step) {
      const from = (back: number) => near[at - step * back] ?? 0;
      near[at] = Math.max(
        near[at]!,
        from(1) * straight,
        from(columns) * straight,
        from(columns + 1) * across,
        from(columns - 1) * across,
      );
    }
  };
  pass(0, 1);
  pass(near.length - 1, -1);
  return near;
}

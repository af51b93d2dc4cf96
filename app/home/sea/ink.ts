import type { Chart } from "./chart.ts";
import { rim, type Water } from "./water.ts";

/** Where the picture is on the canvas, in canvas pixels: as with `object-fit: cover`. */
export interface View {
  width: number;
  height: number;
  scale: number;
  left: number;
  top: number;
}

/** Colours from the page: red, green, blue. */
export type Colour = readonly number[];

/** Levels of light from trough to crest (`still`: the picture's own line), and of a line's share of a pixel. */
const lights = 48;
const still = 14;
const shares = 16;

/** Furthest that water moves a crest, in chart pixels: adjacent crests must not cross. */
const reach = 15;

/** What a line is drawn with: its colours, half its width, and whether it stops at land. */
interface Pen {
  target: Int32Array;
  table: Int32Array;
  width: number;
  height: number;
  half: number;
  isWater: boolean;
}

/** Land pixels have this bit cleared: part of the alpha channel, which this opaque canvas ignores. */
const waterBit = 1 << 24;

/**
 * Draws the chart, displaced and lit by the water, into a pixel buffer: on a slow phone no canvas draws thousands of
 * thin lines in a sixtieth of a second, but a loop over numbers does.
 *
 * @param calm for each cell of the water, 0 to 1: how much light is allowed there
 */
export function createInk(chart: Chart, water: Water, cell: number, calm: Float32Array) {
  const { points, begins, coasts } = chart;
  const count = begins.length;
  const [corner, partX, partY] = [new Uint32Array(count), new Float32Array(count), new Float32Array(count)];
  for (let at = 0; at < count; at += 1) {
    const x = Math.min(water.columns - 3, Math.max(1, points[at * 2]! / cell + rim));
    const y = Math.min(water.rows - 3, Math.max(1, points[at * 2 + 1]! / cell + rim));
    corner[at] = Math.floor(y) * water.columns + Math.floor(x);
    partX[at] = x % 1;
    partY[at] = y % 1;
  }

  /**
   * @param bed the picture without its lines (`markLand`), copied to `target` first
   * @param amount 0 is the still picture, 1 the water as it is
   * @param lean how far the whole sea leans to the north-west, chart pixels
   */
  return function draw(
    target: Int32Array,
    bed: Int32Array,
    view: View,
    colours: { water: Int32Array; coast: Int32Array },
    amount: number,
    lean: number,
  ): void {
    const { slopeX, slopeY, speed, columns } = water;
    const height = water.height();
    const { width, height: rows, scale, left, top } = view;
    const half = (chart.stroke * scale) / 2;
    const onWater: Pen = { target, table: colours.water, width, height: rows, half, isWater: true };
    const onCoast: Pen = { ...onWater, table: colours.coast, isWater: false };
    target.set(bed);
    let fromX = 0;
    let fromY = 0;
    let fromLight = 0;
    for (let at = 0; at < count; at += 1) {
      const a = corner[at]!;
      const b = a + 1;
      const c = a + columns;
      const d = c + 1;
      const p = partX[at]!;
      const q = partY[at]!;
      const wa = (1 - p) * (1 - q);
      const wb = p * (1 - q);
      const wc = (1 - p) * q;
      const wd = p * q;
      const u = height[a]! * wa + height[b]! * wb + height[c]! * wc + height[d]! * wd;
      let x = points[at * 2]!;
      let y = points[at * 2 + 1]!;
      let light = u * amount * calm[a]!;
      if (at < coasts) {
        const sx = slopeX[a]! * wa + slopeX[b]! * wb + slopeX[c]! * wc + slopeX[d]! * wd;
        const sy = slopeY[a]! * wa + slopeY[b]! * wb + slopeY[c]! * wc + slopeY[d]! * wd;
        // High waves carry no farther than `reach`.
        const k = (amount * reach * 2.4) / (1 + 2.4 * Math.sqrt(sx * sx + sy * sy));
        const s = lean * speed[a]!;
        x -= sx * k + 0.79 * s;
        y -= sy * k + 0.62 * s;
        light =
          still +
          (light > 0 ? ((lights - 1 - still) * light) / (0.16 + light) : (still * light) / (0.12 - light));
      } else light = light > 0 ? ((lights - 1) * light) / (0.12 + light) : 0;
      x = x * scale + left;
      y = y * scale + top;
      if (!begins[at]) {
        if (at < coasts) stroke(onWater, fromX, fromY, fromLight, x, y, light);
        else if (light > 1 || fromLight > 1) stroke(onCoast, fromX, fromY, fromLight, x, y, light);
      }
      fromX = x;
      fromY = y;
      fromLight = light;
    }
  };
}

/** One segment, fading from end to end and wider where brighter; it never hides anything brighter. */
function stroke(
  pen: Pen,
  x0: number,
  y0: number,
  light0: number,
  x1: number,
  y1: number,
  light1: number,
): void {
  const { target, table, width, height, isWater } = pen;
  // Along the line and across it, from its lower end to its higher.
  const steep = Math.abs(y1 - y0) > Math.abs(x1 - x0);
  const turned = steep ? y0 > y1 : x0 > x1;
  const a0 = steep ? (turned ? y1 : y0) : turned ? x1 : x0;
  const a1 = steep ? (turned ? y0 : y1) : turned ? x0 : x1;
  const b0 = steep ? (turned ? x1 : x0) : turned ? y1 : y0;
  const b1 = steep ? (turned ? x0 : x1) : turned ? y0 : y1;
  const l0 = turned ? light1 : light0;
  const run = a1 - a0 || 1;
  const slope = (b1 - b0) / run;
  const fade = ((turned ? light0 : light1) - l0) / run;
  const half =
    pen.half * (1 + (1.1 * Math.max(0, l0 - still)) / (lights - still)) * Math.sqrt(1 + slope * slope);
  // Half a pixel more at both ends closes gaps at corners.
  const first = Math.max(0, Math.round(a0 - 0.5));
  const last = Math.min((steep ? height : width) - 1, Math.round(a1 - 0.5));
  const most = (steep ? width : height) - 1;
  const alongStep = steep ? width : 1;
  const acrossStep = steep ? 1 : width;
  let low = b0 + slope * (first + 0.5 - a0) - half;
  let light = l0 + fade * (first + 0.5 - a0);
  for (let a = first; a <= last; a += 1) {
    const high = low + 2 * half;
    const row = (light | 0) * shares;
    const end = high < most ? high | 0 : most;
    for (
      let b = low < 0 ? 0 : low | 0, at = a * alongStep + b * acrossStep;
      b <= end;
      b += 1, at += acrossStep
    ) {
      const under = target[at]!;
      if (isWater && (under & waterBit) === 0) continue;
      const share = (high < b + 1 ? high : b + 1) - (low > b ? low : b);
      const colour = table[row + ((share * (shares - 1) + 0.5) | 0)]!;
      // Blue measures brightness: in all these colours it grows with light and share.
      if ((colour & 0xff0000) > (under & 0xff0000)) target[at] = colour;
    }
    low += slope;
    light += fade;
  }
}

/** The colours of all lights and shares over `ground`, each as a canvas pixel. */
export function colourTable(ground: Colour, ramp: readonly Colour[]): Int32Array {
  const table = new Int32Array(lights * shares);
  for (let light = 0; light < lights; light += 1) {
    // The middle of three is the light of the still picture.
    const at =
      ramp.length < 3
        ? light / (lights - 1)
        : light < still
          ? light / still
          : 1 + (light - still) / (lights - 1 - still);
    const from = Math.min(ramp.length - 2, Math.floor(at));
    const lit = mix(ramp[from]!, ramp[from + 1]!, at - from);
    for (let share = 0; share < shares; share += 1)
      table[light * shares + share] = pixel(mix(ground, lit, share / (shares - 1)));
  }
  return table;
}

export const mix = (from: Colour, to: Colour, part: number): Colour =>
  from.map((value, index) => value + (to[index]! - value) * part);

/** As a canvas stores it: red first in memory, as every machine with a browser is little-endian. */
export const pixel = ([red = 0, green = 0, blue = 0]: Colour): number =>
  (255 << 24) | (Math.round(blue) << 16) | (Math.round(green) << 8) | Math.round(red);

/** Marks everything that is not `ground` as land, where water lines stop. */
export function markLand(bed: Int32Array, ground: number): void {
  for (let at = 0; at < bed.length; at += 1) if (bed[at] !== ground) bed[at]! &= ~waterBit;
}

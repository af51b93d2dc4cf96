/**
 * How swell bends round islands: the first arrival of a wave front over water that is slower near land. Solves
 * |grad T| = 1/c by fast sweeping (Zhao 2005); crests are lines of equal arrival time, by marching squares.
 */
import { joinSegments, type Line, type Point } from "./lines.ts";

export interface Grid {
  width: number;
  height: number;
  /** 1 where there is land. */
  land: Uint8Array;
}

export interface SwellOptions {
  /** Direction of travel, degrees clockwise from east. */
  direction: number;
  /** How far a coast slows the water, grid cells. */
  reach: number;
}

const slowestNearCoast = 0.66;
const speedOverLand = 0.09;
const sweeps = 5;
const far = 1e9;

/** Arrival time of the swell in every cell, smoothed so that crests read as drawn lines. */
export function arrivalTimes(grid: Grid, options: SwellOptions): Float64Array {
  const slowness = slownessOf(grid, options.reach);
  const times = sweepTimes(grid, slowness, options.direction);
  return smooth(smooth(smooth(times, grid), grid), grid);
}

function slownessOf(grid: Grid, reach: number): Float32Array {
  const distance = distanceToLand(grid);
  return distance.map((cells, index) =>
    grid.land[index] ? 1 / speedOverLand : 1 / (1 - slowestNearCoast * Math.exp(-cells / reach)),
  );
}

/** Chamfer distance in two passes. */
function distanceToLand({ width, height, land }: Grid): Float32Array {
  const distance = new Float32Array(width * height).fill(far);
  land.forEach((isLand, index) => {
    if (isLand) distance[index] = 0;
  });
  const relax = (index: number, from: number, step: number) => {
    distance[index] = Math.min(distance[index] ?? far, (distance[from] ?? far) + step);
  };
  const pass = (sign: 1 | -1) => {
    for (let row = 0; row < height; row += 1) {
      for (let column = 0; column < width; column += 1) {
        const x = sign > 0 ? column : width - 1 - column;
        const y = sign > 0 ? row : height - 1 - row;
        const index = y * width + x;
        if (column > 0) relax(index, index - sign, 1);
        if (row === 0) continue;
        relax(index, index - sign * width, 1);
        if (column > 0) relax(index, index - sign * (width + 1), Math.SQRT2);
        if (column < width - 1) relax(index, index - sign * (width - 1), Math.SQRT2);
      }
    }
  };
  pass(1);
  pass(-1);
  return distance;
}

function sweepTimes({ width, height }: Grid, slowness: Float32Array, direction: number): Float64Array {
  const angle = (direction * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const start = Math.min(0, dx * (width - 1)) + Math.min(0, dy * (height - 1));
  const times = new Float64Array(width * height).fill(far);
  const fixed = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const sideways = (dx > 0 && x === 0) || (dx < 0 && x === width - 1);
      const upright = (dy > 0 && y === 0) || (dy < 0 && y === height - 1);
      if (!sideways && !upright) continue;
      times[y * width + x] = dx * x + dy * y - start;
      fixed[y * width + x] = 1;
    }
  }
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? far : (times[y * width + x] ?? far);
  const update = (x: number, y: number) => {
    const index = y * width + x;
    if (fixed[index]) return;
    const a = Math.min(at(x - 1, y), at(x + 1, y));
    const b = Math.min(at(x, y - 1), at(x, y + 1));
    if (a >= far && b >= far) return;
    const slow = slowness[index] ?? 1;
    const time =
      Math.abs(a - b) >= slow
        ? Math.min(a, b) + slow
        : (a + b + Math.sqrt(2 * slow * slow - (a - b) ** 2)) / 2;
    times[index] = Math.min(times[index] ?? far, time);
  };
  for (let sweep = 0; sweep < sweeps * 4; sweep += 1) {
    for (let row = 0; row < height; row += 1) {
      for (let column = 0; column < width; column += 1) {
        update(sweep % 2 ? width - 1 - column : column, sweep % 4 > 1 ? height - 1 - row : row);
      }
    }
  }
  return times;
}

function smooth(times: Float64Array, { width, height }: Grid): Float64Array {
  const smoothed = new Float64Array(times.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      let weight = 0;
      for (let j = Math.max(0, y - 1); j <= Math.min(height - 1, y + 1); j += 1) {
        for (let i = Math.max(0, x - 1); i <= Math.min(width - 1, x + 1); i += 1) {
          const share = (i === x ? 2 : 1) * (j === y ? 2 : 1);
          sum += (times[j * width + i] ?? 0) * share;
          weight += share;
        }
      }
      smoothed[y * width + x] = sum / weight;
    }
  }
  return smoothed;
}

/** Crests every `spacing` of arrival time, as lines in grid coordinates; none over land. */
export function crests(grid: Grid, times: Float64Array, spacing: number): Line[] {
  const last = times.reduce((max, time) => (time < far / 10 && time > max ? time : max), 0);
  const levels: number[] = [];
  for (let level = spacing / 2; level < last; level += spacing) levels.push(level);
  return crossings(grid, times, levels).flatMap(joinSegments);
}

/**
 * For each of `levels`, evenly spaced, the pairs of points where it crosses the sides of a cell (marching squares). Goes
 * through the grid once: few levels cross a cell.
 */
function crossings(
  { width, height, land }: Grid,
  times: Float64Array,
  levels: readonly number[],
): [Point, Point][][] {
  const segments = levels.map((): [Point, Point][] => []);
  const [first = 0, second = Infinity] = levels;
  const place = (time: number) => Math.floor((time - first) / (second - first));
  for (let y = 0; y < height - 1; y += 1) {
    for (let x = 0; x < width - 1; x += 1) {
      const index = y * width + x;
      if (land[index]) continue;
      const a = times[index] ?? far;
      const b = times[index + 1] ?? far;
      const c = times[index + width + 1] ?? far;
      const d = times[index + width] ?? far;
      const highest = Math.max(a, b, c, d);
      if (highest > far / 10) continue;
      // One more at each end, as the levels were added up with rounding errors.
      const to = Math.min(place(highest) + 1, levels.length - 1);
      for (let at = Math.max(place(Math.min(a, b, c, d)) - 1, 0); at <= to; at += 1) {
        const level = levels[at] ?? far;
        const cut = (from: number, until: number) => (level - from) / (until - from);
        const points: Point[] = [];
        if (a > level !== b > level) points.push([x + cut(a, b), y]);
        if (b > level !== c > level) points.push([x + 1, y + cut(b, c)]);
        if (d > level !== c > level) points.push([x + cut(d, c), y + 1]);
        if (a > level !== d > level) points.push([x, y + cut(a, d)]);
        for (let pair = 0; pair + 1 < points.length; pair += 2) {
          segments[at]?.push([points[pair] as Point, points[pair + 1] as Point]);
        }
      }
    }
  }
  return segments;
}

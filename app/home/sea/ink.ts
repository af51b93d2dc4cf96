import type { Chart, Line } from "./chart.ts";
import type { Water } from "./water.ts";

/** Levels of light from trough to crest; `still` is that of the picture's own lines. */
const levels = 16;
const still = 4;
/** How far a level is from the still picture's (0) to the brightest (1). */
const litAt = (level: number) => Math.max(0, (level - still) / (levels - 1 - still));

/** Furthest that water moves a crest, in pixels of the chart: adjacent crests must not cross. */
const reach = 15;

/** The hero's colours, and how opaque its picture is. */
interface Style {
  ground: string;
  light: string;
  opacity: number;
}

/**
 * Returns what paints the chart on `context`, its lines displaced and lit by the water.
 *
 * @param calm how much light is allowed at a place, 0 to 1
 */
export function createInk(
  chart: Chart,
  water: Water,
  context: CanvasRenderingContext2D,
  { ground, light, opacity }: Style,
  calm: (x: number, y: number) => number,
) {
  const { cell, port, islands } = chart;

  /** @param amount 0 is the still picture, 1 the water as it is */
  return function paint(amount: number): void {
    fill(ground, 1, () => context.fillRect(0, 0, chart.width, chart.height));
    for (const [level, path] of byLight(chart.crests, amount, reach).entries()) {
      stroke(path, chart.line, 0, opacity * (0.3 + 0.7 * Math.min(1, level / still)));
      stroke(path, light, litAt(level), 0.94 * litAt(level));
    }
    fill(ground, 1, () => context.fill(islands));
    fill(chart.land, opacity, () => context.fill(islands));
    // A coast lights up where a wave runs up on it.
    for (const [level, path] of byLight(chart.coasts, amount, 0).entries())
      stroke(path, light, litAt(level), litAt(level));
    context.beginPath();
    context.arc(port.x, port.y, port.r, 0, 7);
    fill(port.colour, opacity, () => context.fill());
  };

  function fill(colour: string, alpha: number, shape: () => void): void {
    context.fillStyle = colour;
    context.globalAlpha = alpha;
    shape();
  }

  /** The more light, the wider. */
  function stroke(path: Path2D, colour: string, lit: number, alpha: number): void {
    if (alpha === 0) return;
    context.strokeStyle = colour;
    context.globalAlpha = alpha;
    context.lineWidth = chart.stroke * (1 + 1.1 * lit);
    context.stroke(path);
  }

  /** The pieces of `lines` by level of light, from dark to bright, each carried by the water as far as `most`. */
  function byLight(lines: readonly Line[], amount: number, most: number): Path2D[] {
    const paths = Array.from({ length: levels }, () => new Path2D());
    for (const line of lines) {
      let from = placed(line, 0, amount, most);
      let last = -1;
      for (let at = 2; at < line.length; at += 2) {
        const to = placed(line, at, amount, most);
        const path = paths[to.level]!;
        if (to.level !== last) path.moveTo(from.x, from.y);
        path.lineTo(to.x, to.y);
        [from, last] = [to, to.level];
      }
    }
    return paths;
  }

  function placed(line: Line, at: number, amount: number, most: number) {
    const [x, y] = [line[at]!, line[at + 1]!];
    const lift = water.height(x, y) * amount * calm(x, y);
    const share = lift / (0.14 + Math.abs(lift));
    const level = Math.round(still + share * (share > 0 ? levels - 1 - still : still));
    const slopeX = water.height(x + cell, y) - water.height(x - cell, y);
    const slopeY = water.height(x, y + cell) - water.height(x, y - cell);
    // High waves carry no farther than `most`.
    const far = (amount * most * 2.4) / (1 + 2.4 * Math.hypot(slopeX, slopeY));
    return { x: x - slopeX * far, y: y - slopeY * far, level };
  }
}

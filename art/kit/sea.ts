/** The sea of the services' scenes: crests that bend round the thing in it, and the frame they share. */
import { clip, type Line, pathData, type Point, rasterise, simplify } from "./lines.ts";
import { html } from "./markup.ts";
import type { Scene } from "./scene.ts";
import { stage } from "./stage.ts";
import { arrivalTimes, crests } from "./swell.ts";

const side = 1200;

interface SeaOptions {
  ground: string;
  /** Colour of the crests. */
  line: string;
  /** What the swell bends round, as closed outlines. */
  shores: readonly Line[];
  /** Direction of travel, degrees clockwise from east. */
  direction?: number;
  /** Between two crests, px. */
  spacing?: number;
  /** The drawing, SVG of 1200 by 1200; what matters is between 200 and 1000 from the top (phones cut the rest). */
  drawing: string;
}

/** A service's scene: one thing in one sea. */
export function sea({ ground, line, shores, direction = 215, spacing = 52, drawing }: SeaOptions): Scene {
  return stage({
    ground,
    width: side,
    height: side,
    widths: [480, 800, 1200],
    body: html`<svg class="art" viewBox="0 0 ${side} ${side}">
      <path d="${crestsRound(shores, direction, spacing)}" fill="none" stroke="${line}" stroke-width="3" />
      ${drawing}
    </svg>`,
  });
}

/** Path data of the crests of a swell that bends round `shores`. */
export function crestsRound(shores: readonly Line[], direction: number, spacing: number): string {
  const scale = 0.3;
  const pad = 30;
  const cells = Math.round(side * scale) + 2 * pad;
  const rings = shores.map((ring) => ring.map(([x, y]): Point => [x * scale + pad, y * scale + pad]));
  const grid = { width: cells, height: cells, land: rasterise(rings, cells, cells) };
  const times = arrivalTimes(grid, { direction, reach: 18 });
  const lines = crests(grid, times, spacing * scale).map((crest) =>
    crest.map(([x, y]): Point => [(x - pad) / scale, (y - pad) / scale]),
  );
  return pathData(clip(lines, side, side).map((crest) => simplify(crest, 0.6)));
}

/** Outline of a circle, of an ellipse with two radii. */
export const round = (x: number, y: number, rx: number, ry = rx): Line =>
  Array.from({ length: 48 }, (_, index): Point => {
    const angle = (index / 48) * Math.PI * 2;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });

/** Outline of a box, turned by `degrees` about its middle. */
export function box(x: number, y: number, width: number, height: number, degrees = 0): Line {
  const angle = (degrees * Math.PI) / 180;
  const [cx, cy] = [x + width / 2, y + height / 2];
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return corners.map(([sx, sy]): Point => {
    const [px, py] = [(sx * width) / 2, (sy * height) / 2];
    return [
      cx + px * Math.cos(angle) - py * Math.sin(angle),
      cy + px * Math.sin(angle) + py * Math.cos(angle),
    ];
  });
}

/** A wavy line from left to right: `count` waves of `length` px and `height`. */
export function wave(x: number, y: number, length: number, height: number, count: number): string {
  const half = length / 2;
  return `M${x} ${y}${Array.from({ length: count * 2 }, (_, index) => `q${half / 2} ${index % 2 ? height : -height} ${half} 0`).join("")}`;
}

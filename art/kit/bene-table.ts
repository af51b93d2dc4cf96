import { html } from "./markup.ts";
import type { Scene } from "./scene.ts";
import { ground, stage } from "./stage.ts";
import { bottle, leaf } from "./still-life.ts";

type Bottle = [x: number, y: number, scale: number, name: string, tint: string];

/**
 * Bottles of the Bene range among leaves; the hero's wide and narrow crops are two settings of it.
 *
 * @param widths of the files
 * @param top how much is cut off above
 */
export function beneTable(
  frame: { width: number; height: number },
  bottles: readonly Bottle[],
  widths: readonly number[],
  top = 0,
): Scene {
  const { width, height } = frame;
  const middle = width / 2;
  const leaves = [-520, -330, -150, 150, 330, 520]
    .filter((offset) => Math.abs(offset) < middle)
    .map((offset) => leaf(middle + offset, 940, 1.9, offset / 16))
    .join("");
  return stage({
    ...frame,
    ground: "#cfe3c3",
    motif: ground.swell("#b7d4a6", 12, { islets: 4, line: 3, fill: "#c1dab2", frame }),
    body: html`<svg class="art" viewBox="0 ${top} ${width} ${height}">
      ${leaves}
      <path d="M0 900h${width}v${height}H0z" fill="#e6c98f" />
      <path d="M0 900h${width}v26H0z" fill="#fff" opacity=".35" />
      ${bottles.map(([x, y, scale, name, tint]) => bottle(x, y, scale, name, tint)).join("")}
    </svg>`,
    widths,
  });
}

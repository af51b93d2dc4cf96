import { team } from "../../../content/team.ts";
import { testimonials } from "../../../content/testimonials.ts";
import { ground, stage } from "../kit.ts";
import { palette } from "../palette.ts";
import { seedOf } from "../random.ts";
import type { Scene } from "../scene.ts";

const pairs = [
  [palette.deep800, palette.deep600, palette.sun400],
  [palette.lagoon700, palette.lagoon600, palette.lagoon200],
  [palette.leaf800, palette.leaf700, palette.leaf200],
  [palette.coral700, palette.coral600, palette.coral100],
  [palette.sun400, "#f0ad0a", palette.ink],
  ["#3b0f5c", "#551d80", palette.coral300],
] as const;

/** Monogram tiles until there are photographs: initials on a motif of the person's own seed and colours. */
export function scenes(): Record<string, Scene> {
  const people = [...team, ...testimonials];
  return Object.fromEntries(people.map(({ name, image }) => [image.name, tile(name)]));
}

function tile(name: string): Scene {
  const seed = seedOf(name);
  const [back, mark, letters] = pairs[seed % pairs.length] ?? pairs[0];
  const frame = { width: 640, height: 640 };
  const motif =
    seed % 2 ? ground.stamp(mark, seed, 107, frame) : ground.swell(mark, seed, { islets: 2, line: 5, frame });
  const parts = name.replace(/^Dr\. /, "").split(" ");
  const initials = `${parts[0]?.[0] ?? ""}${parts.at(-1)?.[0] ?? ""}`;
  return stage({
    ...frame,
    ground: back,
    motif,
    css: `.d{position:absolute;z-index:2;inset:0;display:grid;place-items:center;font-size:270px;color:${letters}}`,
    body: `<div class="d">${initials}</div>`,
    widths: [160, 400],
  });
}

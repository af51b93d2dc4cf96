import { agency } from "../../../content/agency.ts";
import { pages, socialImageName } from "../../../content/pages.server.ts";
import { ground, stage } from "../kit.ts";
import { palette as p } from "../palette.ts";
import { seedOf } from "../random.ts";
import type { Scene } from "../scene.ts";

const frame = { width: 1200, height: 630 };
const schemes = [
  [p.deep950, "#16246e", p.sun400],
  [p.deep800, "#1c3fc4", p.sun400],
  [p.lagoon700, "#0b776f", p.sun200],
  [p.leaf800, "#0f5a3e", p.sun400],
  ["#2a0f3d", "#46205f", p.coral300],
] as const;

/** One image for each page's links on social networks: its title in the site's type over its own swell. */
export function scenes(): Record<string, Scene> {
  return Object.fromEntries(pages.map(({ path, head }) => [socialImageName(path), card(path, head.title)]));
}

function card(path: string, title: string): Scene {
  const seed = seedOf(path);
  const [back, line, accent] = schemes[seed % schemes.length] ?? schemes[0];
  return stage({
    ...frame,
    ground: back,
    motif: ground.swell(line, seed, {
      islets: 3,
      direction: 180 + (seed % 90),
      line: 2.5,
      fill: line,
      frame,
    }),
    css: `.text{position:absolute;z-index:2;inset:64px 72px;display:flex;flex-direction:column;justify-content:space-between;color:#fff}
h1{font-size:${title.length > 42 ? 70 : 84}px;max-width:960px}.foot{gap:18px;font:34px Display}.foot i{width:44px;height:8px;background:${accent}}`,
    body: `<div class="text"><h1>${title}</h1><div class="row foot"><i></i>${agency.name}</div></div>`,
    widths: [1200],
    formats: ["jpeg"],
  });
}

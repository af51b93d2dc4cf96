import { agency } from "../../content/generated/agency.ts";
import { pictures } from "../../content/generated/pictures.server.ts";
import { socialGrounds } from "../../content/palette.ts";
import { pages, socialImageName } from "../../content/pages.server.ts";
import { seedOf } from "../../scripts/random.ts";
import { css, html } from "../kit/markup.ts";
import type { Scene } from "../kit/scene.ts";
import { ground, stage } from "../kit/stage.ts";

const frame = { width: 1200, height: 630 };
/** One image for each page's links on social networks: its title in the site's type over its own swell. */
export const scenes = (): Record<string, () => Scene> =>
  Object.fromEntries(
    pages
      // The others are made while the site is built.
      .filter(({ path }) => !Object.hasOwn(pictures, socialImageName(path)))
      .map(({ path, head }) => [socialImageName(path), () => card(path, head.title)]),
  );

function card(path: string, title: string): Scene {
  const seed = seedOf(path);
  const [back, line, accent] = socialGrounds[seed % socialGrounds.length] ?? socialGrounds[0];
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
    css: css`
      .text {
        position: absolute;
        z-index: 2;
        inset: 64px 72px;
        display: flex;
        flex-direction: column;
        justify-content: space-between;
        color: #fff;
      }
      h1 {
        font-size: ${title.length > 42 ? 70 : 84}px;
        max-width: 960px;
      }
      .foot {
        gap: 18px;
        font: 34px Display;
      }
      .foot i {
        width: 44px;
        height: 8px;
        background: ${accent};
      }
    `,
    body: html`<div class="text">
      <h1>${title}</h1>
      <div class="row foot"><i></i>${agency.name}</div>
    </div>`,
    widths: [1200],
    formats: ["jpeg"],
  });
}

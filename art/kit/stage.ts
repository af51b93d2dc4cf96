/** What scenes are built from: the stage with its light, slabs and phones, motif grounds, charts. */
import { readFileSync } from "node:fs";
import { translucent } from "../../content/colours.ts";
import { css, html } from "./markup.ts";
import { starPaths, stamp, swell, weave } from "./motifs.ts";
import { palette } from "./palette.ts";
import type { Scene } from "./scene.ts";

const size = { width: 1600, height: 1200 };

const font = (file: string) =>
  `url(data:font/ttf;base64,${readFileSync(`art/fonts/${file}`).toString("base64")})`;

const shade = (opacity: number) => translucent(palette.deep950, opacity);

/** Light comes from the top left; every object casts the same two shadows, tinted by the background. */
const base = () => css`
  @font-face {
    font-family: Text;
    src: ${font("text.ttf")};
    font-weight: 400 700;
  }
  @font-face {
    font-family: Display;
    src: ${font("display.ttf")};
  }
  * {
    box-sizing: border-box;
    margin: 0;
    padding: 0;
  }
  body {
    font:
      500 20px/1.4 Text,
      sans-serif;
    color: ${palette.ink};
    overflow: hidden;
  }
  svg {
    display: block;
  }
  svg.art {
    position: absolute;
    inset: 0;
    z-index: 2;
  }
  .stage {
    position: relative;
    overflow: hidden;
    background: var(--ground);
  }
  .stage > .motif {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .stage::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: 1;
    background:
      radial-gradient(94% 92% at 12% 0, rgb(255 255 255/0.2), transparent 60%),
      radial-gradient(88% 84% at 100% 110%, ${shade(0.28)}, transparent 62%);
  }
  .slab,
  .phone {
    position: absolute;
    z-index: 2;
    overflow: hidden;
    background: #fff;
    box-shadow:
      0 10px 18px -6px ${shade(0.3)},
      34px 64px 110px -18px ${shade(0.44)};
  }
  .slab {
    left: 120px;
    top: 130px;
    width: 1360px;
    height: 1120px;
    border-radius: 18px;
  }
  .bar {
    height: 46px;
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 0 22px;
    font-size: 15px;
    font-weight: 600;
    background: ${palette.shell100};
    color: ${palette.mute};
  }
  .bar i {
    width: 12px;
    height: 12px;
    border-radius: 9px;
    background: currentColor;
    opacity: 0.25;
  }
  .phone {
    z-index: 3;
    width: 340px;
    height: 700px;
    border: 11px solid ${palette.ink};
    border-radius: 54px;
  }
  h1,
  h2,
  h3,
  .d {
    font-family: Display, sans-serif;
    font-weight: 620;
    letter-spacing: -0.022em;
    line-height: 1.04;
  }
  .row {
    display: flex;
    align-items: center;
  }
  .between {
    justify-content: space-between;
  }
  .pill {
    display: inline-block;
    border-radius: 99px;
    padding: 0.55em 1.2em;
    font-weight: 650;
    white-space: nowrap;
  }
  small {
    font-size: 16px;
    opacity: 0.75;
  }
`;

interface StageOptions {
  ground: string;
  motif?: string;
  css?: string;
  body: string;
  width?: number;
  height?: number;
  widths?: readonly number[];
  formats?: Scene["formats"];
}

/** A whole scene, as a document of its own: `body` on a coloured ground with a motif behind it. */
export function stage({ ground, motif = "", css: own = "", body, ...options }: StageOptions): Scene {
  const { width, height } = { ...size, ...options };
  const frame = css`
    .stage {
      width: ${width}px;
      height: ${height}px;
      --ground: ${ground};
    }
  `;
  return {
    width,
    height,
    html: html`<!doctype html><meta charset="utf-8" />
      <style>
        ${base()}${frame}${own}
      </style>
      <div class="stage">${motif}${body}</div>`,
    widths: options.widths ?? [480, 800, 1280],
    formats: options.formats,
  };
}

const motifSvg = (content: string, { width, height } = size) =>
  html`<svg class="motif" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** Motif grounds; `colour` is that of the lines or marks. */
export const ground = {
  swell(
    colour: string,
    seed: number,
    { islets = 4, direction = 215, line = 2, fill = "none", frame = size } = {},
  ) {
    const drawn = swell(frame, { seed, islets, direction });
    return motifSvg(
      html`<path d="${drawn.crests}" fill="none" stroke="${colour}" stroke-width="${line}" />
        <path d="${drawn.islets}" fill="${fill}" />`,
      frame,
    );
  },
  weave: (colour: string, cell = 120, strands = 5, frame = size) =>
    motifSvg(
      html`<path d="${weave(frame, { cell, strands })}" fill="none" stroke="${colour}" stroke-width="5" />`,
      frame,
    ),
  stars: (colour: string, frame = size) =>
    motifSvg(
      html`<path
        d="${starPaths([frame.width / 2, frame.height / 2], 950)}"
        fill="none"
        stroke="${colour}"
        stroke-width="3"
      />`,
      frame,
    ),
  stamp: (colour: string, seed: number, cell = 100, frame = size) =>
    motifSvg(html`<path d="${stamp(frame, { cell, seed })}" fill="${colour}" />`, frame),
};

/** A browser window with `content` under its bar. */
export const slab = (title: string, content: string, style = "") =>
  html`<div class="slab" style="${style}">
    <div class="bar"><i></i><i></i><i></i><span>${title}</span></div>
    ${content}
  </div>`;

export const phone = (content: string, style: string) =>
  html`<div class="phone" style="${style}">${content}</div>`;

/** A smooth line through `values` in a box of `width` by `height`, with the area under it filled if asked for. */
export function curve(
  values: readonly number[],
  width: number,
  height: number,
  stroke: string,
  fill = "none",
): string {
  const most = Math.max(...values);
  const points = values.map((value, index) => [
    (index / (values.length - 1)) * width,
    height - (value / most) * height,
  ]);
  const line = points
    .map(([x = 0, y = 0], index) => {
      const [px = 0, py = 0] = points[index - 1] ?? [];
      const middle = (px + x) / 2;
      return index === 0 ? `M${x} ${y}` : `C${middle} ${py} ${middle} ${y} ${x} ${y}`;
    })
    .join("");
  const area =
    fill === "none" ? "" : html`<path d="${line}L${width} ${height}L0 ${height}z" fill="${fill}" />`;
  return html`${area}<path
      d="${line}"
      fill="none"
      stroke="${stroke}"
      stroke-width="5"
      stroke-linecap="round"
    />`;
}

/** Upright bars side by side. */
export function bars(
  values: readonly number[],
  width: number,
  height: number,
  colour: (index: number) => string,
) {
  const step = width / values.length;
  const most = Math.max(...values);
  return values
    .map((value, index) => {
      const tall = (value / most) * height;
      return html`<rect
        x="${index * step + step * 0.14}"
        y="${height - tall}"
        width="${step * 0.72}"
        height="${tall}"
        rx="4"
        fill="${colour(index)}"
      />`;
    })
    .join("");
}

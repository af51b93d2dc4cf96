import { art, wide, words } from "../../../kit/detail.ts";
import { html } from "../../../kit/markup.ts";
import { palette as p } from "../../../kit/palette.ts";
import { ground, stage } from "../../../kit/stage.ts";

const island = (x: number, y: number, scale: number, turn: number) =>
  html`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">
    <path d="M-190 10C-200-90-90-150 20-140S200-70 190 20 90 150-30 140-180 110-190 10z" fill="#7ce3cf" />
    <path d="M-150 10C-160-70-70-118 20-110S160-54 150 16 70 118-26 110-140 90-150 10z" fill="#f2dca6" />
    <path d="M-118 6C-126-54-54-90 20-86S126-42 116 12 54 92-24 86-110 70-118 6z" fill="${p.leaf500}" />
    <path d="M-60 0q20-50 70-44t70 50q-30 40-80 34t-60-40z" fill="${p.leaf700}" />
  </g>`;

const jetty = (x: number, y: number, turn: number) =>
  html`<path d="M-14-50h28V60h-28z" fill="#8b5e38" transform="translate(${x} ${y}) rotate(${turn})" />`;

const lesson = (x: number, y: number, turn: number, colour: string, sign: string) =>
  html`<g transform="translate(${x} ${y}) rotate(${turn})">
    <rect
      x="-74"
      y="-58"
      width="148"
      height="116"
      rx="18"
      fill="${p.deep950}"
      opacity=".25"
      transform="translate(8 14)"
    />
    <rect x="-74" y="-58" width="148" height="116" rx="18" fill="#fff" />
    <rect x="-74" y="-58" width="148" height="72" rx="18" fill="${colour}" />
    <g fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round">${sign}</g>
    <path d="M-50 38h76" stroke="${p.shell300}" stroke-width="12" stroke-linecap="round" />
  </g>`;

const pipe = html`<path d="M-40-22h36v22h44" />`;
const cross = html`<path d="M0-44v44M-22-22h44" />`;
const book = html`<path d="M-34-34h68M-34-10h40" />`;

/** From above: an outboard canoe carries lessons from the one island with a mast to three without. */
export const draw = () =>
  stage({
    ...wide,
    ground: p.lagoon400,
    motif: ground.swell("#1fb59b", 40, { islets: 2, line: 6, fill: "#1fb59b", direction: 225, frame: wide }),
    body: art(
      wide,
      html`${island(230, 930, 1.25, 10)}${island(300, 250, 0.95, 60)}${island(1180, 220, 1.1, -20)}${island(1150, 960, 1.15, 120)}
        ${jetty(426, 830, 54)}${jetty(412, 330, 120)}${jetty(1026, 280, 250)}${jetty(1010, 860, 310)}
        <path
          d="M440 812C500 760 560 734 640 738M900 780Q950 800 985 842M860 700C960 560 840 400 1000 300M920 470C800 520 600 330 446 352"
          fill="none"
          stroke="#fff"
          stroke-width="12"
          stroke-dasharray="2 32"
          stroke-linecap="round"
        />
        <g fill="none" stroke="${p.sun400}" stroke-width="14" stroke-linecap="round">
          <path
            d="M196 800a70 70 0 0 1 0-110M264 800a70 70 0 0 0 0-110M156 830a120 120 0 0 1 0-170M304 830a120 120 0 0 0 0-170"
          />
        </g>
        <path d="M230 740l-36 210h72z" fill="#fff" />
        <circle cx="230" cy="744" r="22" fill="${p.coral500}" />
        ${lesson(320, 170, -12, p.coral500, cross)}${lesson(1200, 140, 10, p.sun600, book)}${lesson(1200, 930, -8, p.deep600, pipe)}
        <g transform="translate(716 742) rotate(5) scale(.9)">
          <path
            d="M-300-20C-360-46-390-60-440-72M-300 20C-360 46-390 60-440 72"
            fill="none"
            stroke="#fff"
            stroke-width="14"
            stroke-linecap="round"
          />
          <path
            d="M-250-74H60C170-70 240-30 290 0 240 30 170 70 60 74h-310q-24-74 0-148z"
            fill="${p.deep950}"
            opacity=".28"
            transform="translate(14 30)"
          />
          <path d="M-250-74H60C170-70 240-30 290 0 240 30 170 70 60 74h-310q-24-74 0-148z" fill="#8b5e38" />
          <path d="M-228-52H56C140-48 200-22 244 0 200 22 140 48 56 52h-284q-14-52 0-104z" fill="#c98a3d" />
          <path d="M-150-52h28V52h-28zM96-46h26v92H96z" fill="#8b5e38" />
          <rect x="-312" y="-30" width="90" height="60" rx="16" fill="${p.ink}" />
          ${lesson(-40, 0, -24, p.lagoon600, pipe)}
        </g>
        ${words(230, 1120, "Fetched once", { size: 40, anchor: "middle", display: true })}`,
    ),
  });

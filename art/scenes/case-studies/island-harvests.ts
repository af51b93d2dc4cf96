import { html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { ground, stage } from "../../kit/stage.ts";
import { cocoa, coconut, goldenCocoa, leaf, ngali } from "../../kit/still-life.ts";

/** A cargo canoe under way, deep in the water with produce. */
export const draw = () =>
  stage({
    ground: p.leaf700,
    motif: ground.swell("#1d7a52", 88, { islets: 3, direction: 200, line: 5, fill: "#0a4f36" }),
    body: html`<svg class="art" viewBox="0 0 1600 1200">
      <g transform="translate(0 40)">
        ${leaf(470, 700, 1.6, -26)}${leaf(1130, 700, 1.6, 28)}${leaf(800, 690, 1.9, 4, ["#2fb377", "#0f7a50", "#a9ebc6"])}
        ${coconut(640, 600, 1.25, -10)}${coconut(930, 590, 1.35, 8)}${cocoa(480, 640, 1.1, -38)}${cocoa(790, 560, 1.2, 14)}${cocoa(1110, 640, 1.1, 36, goldenCocoa)}${cocoa(720, 660, 1, -18, goldenCocoa)}${ngali(1010, 690, 1.2, 20)}${ngali(570, 710, 1.1, -24)}
      </g>
      <path
        d="M150 690C330 770 560 790 800 790s480-20 660-110c-60 190-190 290-340 290H480C330 970 210 870 150 690z"
        fill="#5a3820"
      />
      <path
        d="M150 690C330 770 560 790 800 790s480-20 660-110c-20 64-48 118-82 160-160 40-360 60-578 60s-420-20-560-56c-38-40-68-92-90-154z"
        fill="#8b5e38"
      />
      <path
        d="M150 690c-20-80-50-120-90-140 70 0 140 60 170 170zM1460 680c20-80 50-120 90-140-70 0-140 60-170 170z"
        fill="#452815"
      />
      <g fill="none" stroke="#fff7e2" stroke-width="8" stroke-linecap="round" opacity=".9">
        <path d="M60 990q90-50 180 0t180 0 180 0 180 0 180 0 180 0 180 0 180 0 180 0" />
        <path d="M140 1070q90-46 180 0t180 0 180 0 180 0 180 0 180 0 180 0 180 0" opacity=".6" />
      </g>
      <circle cx="1290" cy="230" r="120" fill="${p.sun400}" />
    </svg>`,
  });

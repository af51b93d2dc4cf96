import { html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { ground, stage } from "../../kit/stage.ts";
import { cocoa, coconut, goldenCocoa, leaf, ngali } from "../../kit/still-life.ts";

export const draw = () =>
  stage({
    ground: p.sun400,
    motif: ground.weave("#f3ac0a", 133, 5),
    body: html`<svg class="art" viewBox="0 0 1600 1200">
      ${leaf(420, 1080, 2.9, -34)}${leaf(1180, 1080, 2.9, 34)}${leaf(800, 1000, 3, 0, ["#2fb377", "#0f7a50", "#a9ebc6"])}
      ${coconut(560, 720, 2, -12)}${coconut(1120, 780, 1.7, 14)}${cocoa(840, 560, 2.1, 16)}${cocoa(390, 960, 1.5, -52, goldenCocoa)}${cocoa(900, 980, 1.6, 74)}${ngali(690, 1020, 1.8, -20)}${ngali(1240, 1030, 1.7, 32)}${ngali(1330, 960, 1.4, 66)}
    </svg>`,
    widths: [480, 800],
  });

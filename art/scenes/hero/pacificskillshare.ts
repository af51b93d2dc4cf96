import { html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { ground, stage } from "../../kit/stage.ts";

const card = (x: number, y: number, turn: number, colour: string, art: string, title: string) =>
  html`<g transform="translate(${x} ${y}) rotate(${turn})"
    ><rect
      x="-240"
      y="-180"
      width="480"
      height="360"
      rx="30"
      fill="#061a4d"
      opacity=".25"
      transform="translate(16 26)"
    />
    <rect x="-240" y="-180" width="480" height="360" rx="30" fill="#fff" />
    <path d="M-240-150a30 30 0 0 1 30-30h420a30 30 0 0 1 30 30V60h-480z" fill="${colour}" />${art}<text
      x="-204"
      y="128"
      font-family="Display"
      font-size="40"
      fill="${p.ink}"
      >${title}</text
    ></g
  >`;

export const draw = () =>
  stage({
    ground: p.lagoon400,
    motif: ground.swell("#1fb8a0", 7, { islets: 6, line: 5, fill: "#17a58d" }),
    body: html`<svg class="art" viewBox="0 0 1600 1200">
      <path
        d="M-20 1040C260 900 380 460 800 520s500 420 840 120"
        fill="none"
        stroke="${p.deep800}"
        stroke-width="9"
        stroke-dasharray="4 28"
        stroke-linecap="round"
      />
      ${card(430, 760, -7, p.sun400, html`<path d="M-120 10h100v-90h160" fill="none" stroke="${p.ink}" stroke-width="44" />`, "Joining a pipe")}
      ${card(
        1160,
        800,
        6,
        p.coral300,
        html`<circle cy="-60" r="84" fill="#fff" />
          <path d="M0-110v100M-50-60h100" stroke="${p.coral600}" stroke-width="30" />`,
        "Dressing a wound",
      )}
      ${card(
        800,
        400,
        -1,
        p.deep200,
        html`<path d="M-110-130h220V20h-220z" fill="#fff" />
          <path d="M-80-90h160M-80-50h160M-80-10h90" stroke="${p.deep600}" stroke-width="16" />`,
        "Keeping a cash book",
      )}
    </svg>`,
    widths: [480, 800],
  });

import { css, html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { ground, slab, stage } from "../../kit/stage.ts";

const games: [title: string, back: string, art: string][] = [
  [
    "Tidepool",
    "#123a8c",
    html`<circle cx="120" cy="80" r="46" fill="${p.lagoon400}" />
      <circle cx="160" cy="110" r="22" fill="${p.sun400}" />`,
  ],
  [
    "Paper Fox",
    "#ff8a4d",
    html`<path d="M60 130 120 40l60 90z" fill="#fff" /> <path d="M120 40l60 90h-60z" fill="${p.coral100}" />`,
  ],
  [
    "Night Post",
    p.plum950,
    html`<path d="M60 60h120v80H60z" fill="${p.sun400}" />
      <path d="M60 60l60 46 60-46" fill="none" stroke="${p.plum950}" stroke-width="8" />`,
  ],
  [
    "Loop",
    p.leaf700,
    html`<circle cx="90" cy="90" r="40" fill="none" stroke="${p.leaf200}" stroke-width="18" />
      <circle cx="150" cy="90" r="40" fill="none" stroke="${p.coral500}" stroke-width="18" />`,
  ],
  [
    "Small Kingdom",
    p.coral700,
    html`<path d="M70 140V70h24v24h22V70h24v24h22V70h24v70z" fill="${p.sun200}" />`,
  ],
  [
    "Kite Line",
    p.deep400,
    html`<path d="M120 30l50 60-50 60-50-60z" fill="#fff" />
      <path d="M120 30v120M70 90h100" stroke="${p.deep400}" stroke-width="6" />`,
  ],
];

export const draw = () =>
  stage({
    ground: "#1a1030",
    motif: ground.stars("#2d1d4f"),
    css: css`
      .slab {
        background: #0e0820;
        color: #fff;
      }
      .bar {
        background: #1a1030;
        color: #b9a8e6;
      }
      .head {
        padding: 40px 54px 20px;
        align-items: end;
      }
      .head h1 {
        font-size: 66px;
        width: 720px;
      }
      .grid {
        display: grid;
        grid-template-columns: repeat(3, 270px);
        gap: 24px;
        padding: 10px 54px;
      }
      .game {
        border-radius: 16px;
        overflow: hidden;
        background: #1a1030;
      }
      .game svg {
        width: 100%;
        height: 210px;
      }
      .game b {
        display: block;
        padding: 18px 22px;
        font: 25px Display;
      }
      .jury {
        position: absolute;
        right: 40px;
        top: 96px;
        width: 360px;
        background: ${p.sun400};
        color: ${p.ink};
        border-radius: 22px;
        padding: 36px;
      }
      .jury h2 {
        font-size: 38px;
        margin-bottom: 22px;
      }
      .score {
        border-top: 2px solid rgb(0 0 0/0.2);
        padding: 18px 0;
        font-weight: 650;
        font-size: 22px;
      }
      .score i {
        display: block;
        height: 12px;
        border-radius: 9px;
        background: ${p.ink};
        margin-top: 10px;
      }
    `,
    body: slab(
      "International Mobile Gaming Awards",
      html`<div class="row between head"><h1>This year's nominees</h1></div>
        <div class="grid">
          ${games.map(([title, back, art]) => html`<div class="game"><svg viewBox="0 0 240 180" style="background:${back}">${art}</svg><b>${title}</b></div>`).join("")}
        </div>
        <div class="jury">
          <svg width="120" height="130" viewBox="0 0 120 130">
            <path d="M28 10h64v40a32 32 0 0 1-64 0z" fill="${p.ink}" />
            <path
              d="M28 20H8v14a22 22 0 0 0 24 22M92 20h20v14a22 22 0 0 1-24 22"
              fill="none"
              stroke="${p.ink}"
              stroke-width="9"
            />
            <path d="M54 80h12v22h20v14H34v-14h20z" fill="${p.ink}" />
          </svg>
          <h2 style="margin-top:20px">Jury room</h2>
          ${[
            ["Craft", 88],
            ["Play", 94],
            ["Surprise", 76],
            ["Sound", 82],
          ]
            .map(([name, score]) => html`<div class="score">${name}<i style="width:${score}%"></i></div>`)
            .join("")}
        </div>`,
    ),
  });

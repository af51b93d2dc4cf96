import { art, handset, tall, words } from "../../../kit/detail.ts";
import { css, html } from "../../../kit/markup.ts";
import { palette as p } from "../../../kit/palette.ts";
import { ground, stage } from "../../../kit/stage.ts";

/** An old leaflet with its printed address, which still leads to the one page that answers. */
export const draw = () =>
  stage({
    ...tall,
    ground: p.deep600,
    motif: ground.weave("#2246d4", 125, 5, tall),
    css: css`
      .found {
        padding: 26px 30px;
        font-size: 26px;
      }
      .asked {
        border: 3px solid ${p.shell300};
        border-radius: 99px;
        padding: 14px 26px;
        font-size: 30px;
      }
      .found h2 {
        font-size: 54px;
        margin: 12px 0 14px;
        color: ${p.deep600};
      }
      .also {
        border-top: 3px solid ${p.shell200};
        padding: 18px 0;
      }
      .also b {
        display: block;
        font-size: 29px;
      }
    `,
    body:
      art(
        tall,
        html`<g transform="rotate(-11 300 620)">
            <path d="M40 260h430v720H40z" fill="${p.deep950}" opacity=".35" transform="translate(16 30)" />
            <path d="M30 240h220v720H30z" fill="#f3e3bd" />
            <path d="M250 240l210 26v720l-210-26z" fill="#e2cd9b" />
            <path d="M70 310h140v180H70z" fill="${p.coral600}" />
            <path
              d="M140 340a60 60 0 1 1 0 120 60 60 0 0 1 0-120zm0 34a26 26 0 1 0 0 52 26 26 0 0 0 0-52z"
              fill="#f3e3bd"
            />
            ${words(70, 570, "Pumps", { size: 52, display: true, fill: "#4a3a1a" })}
            <path
              d="M70 620h140M70 656h140M70 692h90M290 350h130M290 390h130M290 430h80M290 520h130M290 560h130"
              stroke="#bda775"
              stroke-width="14"
            />
            ${words(70, 810, "Our address", { size: 26, fill: "#4a3a1a" })}
            <path d="M70 836h150" stroke="${p.coral600}" stroke-width="16" />
          </g>
          <path
            d="M170 850C230 1080 420 1130 560 1040S600 700 520 560"
            fill="none"
            stroke="${p.sun400}"
            stroke-width="16"
            stroke-dasharray="2 34"
            stroke-linecap="round"
          />`,
      ) +
      handset(
        html`<div class="found">
          <div class="asked">pump seals</div>
          <p style="margin-top:34px;font-weight:650;color:${p.lagoon700}">The site that owns pumps</p>
          <h2>Pump seals: sizes, fitting, spares</h2>
          <p style="margin-bottom:26px">All there is to say of them, on one page.</p>
          <div class="also"><b>Hire</b>mentions seals, and links here</div>
          <div class="also"><b>Service</b>mentions seals, and links here</div>
          <div class="also"><b>Old catalogue</b>leads here since the merger</div>
        </div>`,
        { left: 456, top: 80, turn: 5, scale: 0.98, time: "14:02", ink: p.ink, paper: "#fff" },
      ) +
      art(tall, html`<circle cx="170" cy="862" r="15" fill="${p.sun400}" />`, true),
  });

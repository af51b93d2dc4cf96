import { art, handset, wide, words } from "../../../kit/detail.ts";
import { css, html } from "../../../kit/markup.ts";
import { palette as p } from "../../../kit/palette.ts";
import { stage } from "../../../kit/stage.ts";
import { leaf } from "../../../kit/still-life.ts";

/** A plate from an old herbal, and the shop's page of the same plant: what cannot name its source is struck out. */
export const draw = () =>
  stage({
    ...wide,
    ground: "#d8e4cb",
    css: css`
      .page {
        padding: 14px 32px;
        font-size: 31px;
        line-height: 1.32;
      }
      .page h2 {
        font-size: 60px;
        margin-bottom: 4px;
      }
      .page p {
        border-top: 3px solid #d3dcc4;
        padding: 24px 0;
      }
      .page small {
        display: block;
        margin-top: 8px;
        font-size: 24px;
        font-weight: 650;
        color: ${p.leaf700};
        opacity: 1;
      }
      .page s {
        color: ${p.mute};
        text-decoration-color: ${p.coral500};
        text-decoration-thickness: 5px;
      }
    `,
    body:
      art(
        wide,
        html`<path
            d="M110 90h720v1050H110z"
            fill="${p.deep950}"
            opacity=".18"
            transform="translate(20 30) rotate(-2 470 600)"
          />
          <g transform="rotate(-2 470 600)">
            <path d="M90 70h740v1060H90z" fill="#fbf4df" />
            <path d="M120 100h680v1000H120z" fill="none" stroke="#cdbb8e" stroke-width="4" />
            <path d="M440 900V480" stroke="${p.leaf700}" stroke-width="22" />
            ${leaf(440, 690, 1.35, -44)}${leaf(440, 720, 1.4, 46)}${leaf(440, 600, 1.3, -4)}
            <g fill="none" stroke="#a96c12" stroke-linecap="round">
              <path d="M300 950Q440 890 580 930" stroke-width="128" />
              <path
                d="M310 960L236 1030M400 950L384 1052M500 930L560 1040M590 920L680 880M290 930L210 890"
                stroke-width="84"
              />
            </g>
            <g fill="none" stroke="#dfa02f" stroke-linecap="round">
              <path d="M300 950Q440 890 580 930" stroke-width="112" />
              <path
                d="M310 960L236 1030M400 950L384 1052M500 930L560 1040M590 920L680 880M290 930L210 890"
                stroke-width="68"
              />
              <g stroke="#a96c12" stroke-width="6">
                <path
                  d="M330 898q22 44 4 100M400 878q24 50 6 112M480 874q22 50 4 116M556 880q20 44 6 104M250 992q20 10 34 32M360 1016q24 8 48 0M522 1002q24-6 40-26M634 872q16 14 20 40M244 884q-4 22-18 36"
                />
              </g>
            </g>
            <circle cx="680" cy="880" r="27" fill="#f6c25a" stroke="#a96c12" stroke-width="6" />
            <g stroke="#8b7a4a" stroke-width="4">
              <path d="M600 560h70M720 880h30M452 780h218" />
            </g>
            ${words(684, 570, "a", { size: 34, fill: "#6b5a2a" })}${words(764, 890, "c", { size: 34, fill: "#6b5a2a" })}${words(684, 790, "b", { size: 34, fill: "#6b5a2a" })}
            ${words(170, 176, "Turmeric", { size: 54, display: true, fill: "#3d3418" })}
            ${words(170, 222, "Curcuma longa", { size: 32, fill: "#6b5a2a" })}
          </g>`,
      ) +
      handset(
        html`<div class="page">
          <h2>Turmeric</h2>
          <p style="border:0">
            <i>Curcuma longa</i>, the root of a plant from the ginger family.<small
              >a, b, c: see the plate</small
            >
          </p>
          <p>It colours and spices food.<small>Source 1: food register</small></p>
          <p>
            <s>It makes you feel ten years younger.</s
            ><small style="color:${p.coral700}">No source, left out</small>
          </p>
          <p>Take one a day, with a meal.<small>Source 2: label rules</small></p>
        </div>`,
        { left: 826, top: 110, turn: 5, time: "20:15", ink: "#12251d", paper: "#fbfdf6" },
      ),
  });

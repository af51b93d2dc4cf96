import { art, handset, tall } from "../../../kit/detail.ts";
import { css, html } from "../../../kit/markup.ts";
import { palette as p } from "../../../kit/palette.ts";
import { stage } from "../../../kit/stage.ts";

const night = "#191339";
const steps: [title: string, text: string][] = [
  ["A first talk", "You ask, we listen"],
  ["Tests", "What each is for"],
  ["A plan", "Yours to decide"],
];

/** The middle of the night: a lamp, a glass of water, and a calm page on a phone. */
export const draw = () =>
  stage({
    ...tall,
    ground: night,
    css: css`
      .calm {
        padding: 30px 34px;
      }
      .calm h2 {
        font-size: 58px;
        margin: 26px 0 16px;
      }
      .step {
        display: grid;
        grid-template-columns: 62px 1fr;
        padding: 20px 0;
        font-size: 22px;
      }
      .step b {
        display: block;
        font: 32px Display;
      }
      .step i {
        width: 34px;
        height: 34px;
        border-radius: 99px;
        border: 7px solid ${p.lagoon400};
      }
    `,
    body:
      art(
        tall,
        html`<defs>
            <radialGradient id="lamp">
              <stop stop-color="${p.sun200}" stop-opacity=".95" />
              <stop offset=".34" stop-color="${p.coral300}" stop-opacity=".5" />
              <stop offset="1" stop-color="${p.coral300}" stop-opacity="0" />
            </radialGradient>
          </defs>
          <rect x="70" y="60" width="300" height="420" rx="150" fill="#2a2260" />
          <path d="M220 60v420M70 270h300" stroke="${night}" stroke-width="16" />
          <path d="M296 150a74 74 0 1 0 30 120 60 60 0 0 1-30-120z" fill="${p.sun200}" />
          <g fill="${p.deep200}">
            <circle cx="130" cy="190" r="5" />
            <circle cx="166" cy="350" r="6" />
            <circle cx="290" cy="400" r="5" />
          </g>
          <circle cx="160" cy="760" r="560" fill="url(#lamp)" />
          <path d="M0 1010h1000v190H0z" fill="#5a2f4a" />
          <path d="M0 1010h1000v24H0z" fill="#8d4c68" />
          <path d="M142 790h26v210h-26z" fill="#f1b9a4" />
          <rect x="60" y="986" width="190" height="30" rx="15" fill="#f1b9a4" />
          <path d="M70 560h170l80 240H-10z" fill="#ffd9c4" />
          <path d="M180 560h60l80 240H210z" fill="#f7b99c" />`,
      ) +
      handset(
        html`<div class="calm">
          <b style="color:${p.lagoon400};font-size:24px">TFP Fertility Group</b>
          <h2>What happens first?</h2>
          <p style="font-size:24px;opacity:.8;margin-bottom:24px">
            No form yet, and no hurry. This is the order of things.
          </p>
          ${steps
            .map(
              ([title, text]) =>
                html`<div class="step">
                  <i></i><span><b>${title}</b>${text}</span>
                </div>`,
            )
            .join("")}
          <div
            class="pill"
            style="background:${p.coral300};color:${p.ink};margin-top:34px;font-size:25px;padding:22px 34px"
          >
            Call me in the daytime
          </div>
        </div>`,
        { left: 400, top: 118, turn: 4, time: "2:40", bars: 3, ink: p.shell50, paper: "#0d2f3f" },
      ) +
      art(
        tall,
        html`<path d="M262 880h130l-16 150q-49 14-98 0z" fill="#cfe0ff" opacity=".35" />
          <path d="M268 930h118l-10 98q-49 14-98 0z" fill="#9ad7ea" opacity=".55" />
          <path d="M0 1060h1000v140H0z" fill="#4a2540" />`,
        true,
      ),
  });

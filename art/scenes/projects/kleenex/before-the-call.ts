import { art, handset, tall } from "../../../kit/detail.ts";
import { css, html } from "../../../kit/markup.ts";
import { palette as p } from "../../../kit/palette.ts";
import { curve, ground, stage } from "../../../kit/stage.ts";

/** A tissue out of its box, and on it the hub on a phone, a few minutes before a call. */
export const draw = () =>
  stage({
    ...tall,
    ground: "#8fb2ff",
    motif: ground.stamp("#82a7fb", 21, 200, tall),
    css: css`
      .hub {
        padding: 24px 32px;
      }
      .hub h2 {
        font-size: 58px;
        margin: 20px 0 26px;
      }
      .line {
        border-top: 3px solid ${p.deep200};
        padding: 22px 0;
        font-size: 25px;
        font-weight: 650;
      }
      .line small {
        display: block;
        font-weight: 500;
        font-size: 20px;
      }
      .late {
        background: ${p.coral100};
        border-radius: 18px;
        border: 0;
        padding: 22px 24px;
      }
    `,
    body:
      art(
        tall,
        html`<path
            d="M70 1100C40 740 20 480 110 330 170 230 250 260 300 170 350 80 420 60 480 40c40 60 130 40 190 120s130 70 190 190c80 150 90 420 70 760z"
            fill="#fff"
          />
          <path
            d="M640 1100c60-300 90-500 30-850 60 80 130 70 190 190 80 150 90 420 70 660zM70 1100C40 740 20 480 110 330c10 240 10 460 90 680z"
            fill="${p.deep100}"
          />
          <path
            d="M300 170c-30 90-20 160-70 260M480 40c20 60-10 100-10 160"
            fill="none"
            stroke="${p.deep200}"
            stroke-width="7"
            stroke-linecap="round"
          />`,
      ) +
      handset(
        html`<div class="hub">
          <b style="font-size:26px;color:${p.deep600}">Call in 6 minutes</b>
          <h2>Colds are early this year</h2>
          <svg width="388" height="190" style="overflow:visible;margin-bottom:26px">
            <g transform="translate(0 20)">
              ${curve([2, 2.4, 3, 4.6, 6.4, 8, 9], 388, 150, p.deep600, p.deep200)}
              ${curve([2, 2, 2.3, 2.7, 3.5, 4.4, 5.2], 388, 87, p.coral500).replace("<path", '<path transform="translate(0 63)"')}
            </g>
          </svg>
          <div class="line">Spending follows late<small>Cold index against media</small></div>
          <div class="line late">
            Television file is missing<small>Last one: Friday. Its owner knows</small>
          </div>
          <div class="line" style="border:0">
            What is "a week"?<small>Monday to Sunday, for everybody</small>
          </div>
        </div>`,
        { left: 262, top: 70, turn: -6, scale: 0.96, time: "8:54", ink: p.ink, paper: "#fff" },
      ) +
      art(
        tall,
        html`<path d="M0 1060q250-60 500-60t500 60v140H0z" fill="${p.deep700}" />
          <path d="M0 1060q250-60 500-60t500 60v26q-250-60-500-60T0 1086z" fill="${p.deep400}" />
          <path
            d="M0 1150q60-30 125-30t125 30 125 30 125-30 125-30 125 30 125 30 125-30v50H0z"
            fill="${p.deep600}"
          />`,
        true,
      ),
  });

import { art, handset, tall } from "../../../kit/detail.ts";
import { css, html } from "../../../kit/markup.ts";
import { palette as p } from "../../../kit/palette.ts";
import { stage } from "../../../kit/stage.ts";

const marks: [what: string, share: number][] = [
  ["Craft", 78],
  ["Play", 92],
  ["Surprise", 56],
  ["Sound", 70],
];

/** On a train a juror scores a game of paper boats, and has ticked that the studio is not a friend's. */
export const draw = () =>
  stage({
    ...tall,
    ground: "#2a1747",
    css: css`
      .mark {
        padding: 15px 0;
        font-size: 24px;
        font-weight: 650;
      }
      .mark i,
      .mark u {
        display: block;
        height: 16px;
        border-radius: 9px;
        background: #44306b;
      }
      .mark u {
        background: ${p.sun400};
      }
      .tick {
        display: flex;
        gap: 18px;
        align-items: center;
        margin-top: 22px;
        font-size: 23px;
        font-weight: 650;
      }
    `,
    body:
      art(
        tall,
        html`<rect x="50" y="70" width="900" height="760" rx="80" fill="#f7a35c" />
          <clipPath id="window"><rect x="50" y="70" width="900" height="760" rx="80" /></clipPath>
          <g clip-path="url(#window)">
            <circle cx="250" cy="300" r="130" fill="${p.sun200}" />
            <path d="M50 470l200-130 170 90 210-170 330 200v400H50z" fill="#b4517a" />
            <path d="M50 600h900v240H50z" fill="#6d2f7d" />
            <path
              d="M40 640h260M360 640h90M500 640h420M20 700h120M190 700h420M680 700h200M40 764h330M440 764h70M570 764h380"
              stroke="${p.sun400}"
              stroke-width="16"
              stroke-linecap="round"
            />
            <path
              d="M30 560h150M240 560h330M640 560h60M760 560h170"
              stroke="#f7a35c"
              stroke-width="10"
              stroke-linecap="round"
            />
          </g>
          <rect
            x="50"
            y="70"
            width="900"
            height="760"
            rx="80"
            fill="none"
            stroke="#160a2a"
            stroke-width="30"
          />
          <path d="M0 960h1000v240H0z" fill="#4a2a73" />
          <path d="M0 960h1000v24H0z" fill="#7546a8" />`,
      ) +
      handset(
        html`<div style="padding:10px 28px">
          <svg viewBox="0 0 396 216" style="border-radius:26px">
            <path d="M0 0h396v216H0z" fill="${p.lagoon400}" />
            <path d="M0 150q50-34 99 0t99 0 99 0 99 0v66H0z" fill="${p.deep600}" />
            <path d="M100 116l98 20 98-20-42 62H142z" fill="#fff" />
            <path d="M198 136l98-20-42 62h-56z" fill="${p.shell300}" />
            <path d="M198 34l-50 92h100z" fill="${p.coral500}" />
          </svg>
          <h2 style="font-size:44px;margin:24px 0 12px">Paper Tide</h2>
          ${marks
            .map(
              ([what, share]) =>
                html`<div class="mark">
                  ${what}<i style="margin-top:10px"><u style="width:${share}%"></u></i>
                </div>`,
            )
            .join("")}
          <div class="tick">
            <svg width="46" height="46" viewBox="0 0 46 46">
              <rect width="46" height="46" rx="12" fill="${p.lagoon400}" />
              <path d="M12 24l8 9 15-19" fill="none" stroke="#160a2a" stroke-width="6" />
            </svg>
            I don't know the studio
          </div>
          <div
            class="pill"
            style="background:${p.sun400};color:#160a2a;margin-top:30px;width:100%;text-align:center;font-size:26px;padding:22px"
          >
            Keep this score
          </div>
        </div>`,
        { left: 300, top: 150, turn: -5, time: "18:12", bars: 1, ink: "#fff", paper: "#160a2a" },
      ),
  });

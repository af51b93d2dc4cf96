import { art, handset, tall } from "../../../kit/detail.ts";
import { css, html } from "../../../kit/markup.ts";
import { palette as p } from "../../../kit/palette.ts";
import { ground, stage } from "../../../kit/stage.ts";

const keys: [code: string, country: string, covered: boolean][] = [
  ["+32", "Belgium", true],
  ["+351", "Portugal", true],
  ["+48", "Poland", true],
  ["+65", "Singapore", true],
  ["+27", "S. Africa", false],
  ["+52", "Mexico", true],
  ["+61", "Australia", true],
  ["+81", "Japan", false],
  ["+44", "UK", true],
];

/** The cord of an old telephone ends in a phone whose keys are countries: the coverage that one company asked for. */
export const draw = () =>
  stage({
    ...tall,
    ground: "#ffb79f",
    motif: ground.swell("#fba98d", 52, { islets: 3, line: 5, frame: tall }),
    css: css`
      .pad {
        display: grid;
        grid-template-columns: repeat(3, 1fr);
        gap: 14px;
        padding: 0 24px;
      }
      .key {
        border-radius: 26px;
        padding: 22px 0 18px;
        text-align: center;
        font-size: 18px;
        font-weight: 600;
        background: #5b39a0;
      }
      .key b {
        display: block;
        font: 40px Display;
        letter-spacing: -0.03em;
      }
      .open {
        background: none;
        box-shadow: inset 0 0 0 3px #6f4cb8;
        color: #c9b6ec;
      }
    `,
    body:
      art(
        tall,
        html`<path
            d="M-40 930c120 30 90-90 150-70s-40 130 40 140 60-130 130-110-40 130 40 140 60-130 130-110-30 130 50 130 110-50 110-130"
            fill="none"
            stroke="#4b2a86"
            stroke-width="34"
            stroke-linecap="round"
          />
          <path
            d="M-40 920c120 30 90-90 150-70s-40 130 40 140 60-130 130-110-40 130 40 140 60-130 130-110-30 130 50 130"
            fill="none"
            stroke="#7d58c4"
            stroke-width="8"
            stroke-linecap="round"
          />
          <g transform="translate(210 330) rotate(-58)">
            <g fill="none" stroke-linecap="round" opacity=".2" transform="translate(-24 40)">
              <path d="M-190 30Q0-150 190 30" stroke="${p.deep950}" stroke-width="76" />
            </g>
            <path
              d="M-196 20Q0-160 196 20"
              fill="none"
              stroke="#4b2a86"
              stroke-width="76"
              stroke-linecap="round"
            />
            <path
              d="M-150-36Q0-140 150-36"
              fill="none"
              stroke="#7d58c4"
              stroke-width="10"
              stroke-linecap="round"
            />
            <rect x="-268" y="4" width="150" height="128" rx="46" fill="#5b39a0" />
            <rect x="118" y="4" width="150" height="128" rx="46" fill="#5b39a0" />
            <path
              d="M-262 98q70 40 138 0M124 98q70 40 138 0"
              fill="none"
              stroke="#35196a"
              stroke-width="26"
              stroke-linecap="round"
            />
          </g>`,
      ) +
      handset(
        html`<div style="padding:26px 32px 30px">
            <p style="font-size:23px;color:#c9b6ec">Prepared for one contact centre</p>
            <h2 style="font-size:50px;margin-top:12px">Your callers, by country</h2>
          </div>
          <div class="pad">
            ${keys.map(([code, country, covered]) => html`<div class="key ${covered ? "" : "open"}"><b>${code}</b>${country}</div>`).join("")}
          </div>
          <p style="font-size:23px;padding:26px 32px 0;color:#c9b6ec">
            Two are open: ask about the rules there before you port a number.
          </p>
          <div
            class="pill"
            style="background:#ffb79f;color:#2c1659;margin:30px 32px 0;font-size:25px;padding:20px 34px"
          >
            Porting guide
          </div>`,
        { left: 420, top: 110, turn: 4, time: "11:30", ink: "#fff", paper: "#2c1659" },
      ),
  });

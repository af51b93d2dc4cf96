import { art, handset, tall, words } from "../../../kit/detail.ts";
import { css, html } from "../../../kit/markup.ts";
import { palette as p } from "../../../kit/palette.ts";
import { ground, stage } from "../../../kit/stage.ts";

const held: [x: number, y: number, turn: number, colour: string, sender: string, day: string][] = [
  [40, 210, -9, p.sun400, "Kitchen", "waits for Thursday"],
  [16, 500, 5, p.coral300, "Television", "waits for Friday"],
  [60, 790, -4, p.deep400, "Shop", "has no purpose yet"],
];

/** A lock screen with one message on it; three others wait outside, each for its day. */
export const draw = () =>
  stage({
    ...tall,
    ground: p.deep800,
    motif: ground.swell("#12298f", 14, { islets: 3, line: 5, frame: tall }),
    css: css`
      .lock {
        text-align: center;
        padding-top: 96px;
      }
      .lock h2 {
        font-size: 132px;
      }
      .only {
        position: absolute;
        left: 24px;
        right: 24px;
        top: 470px;
        text-align: left;
        border-radius: 30px;
        padding: 28px 30px;
        background: #fff;
        color: ${p.ink};
        font-size: 24px;
      }
      .only b {
        display: block;
        font: 31px Display;
        margin: 8px 0;
      }
    `,
    body:
      handset(
        html`<div class="lock">
            <p style="font-size:27px;font-weight:650">Wednesday</p>
            <h2>7:30</h2>
          </div>
          <div class="only">
            <small>Care</small><b>Your fridge arrives today</b>Between nine and eleven. Reply to move it.
          </div>
          <p
            style="position:absolute;bottom:150px;left:0;right:0;text-align:center;font-size:23px;opacity:.85"
          >
            Nothing else today
          </p>`,
        {
          left: 430,
          top: 96,
          turn: 3,
          time: "",
          ink: "#fff",
          paper: `linear-gradient(160deg, ${p.lagoon600}, ${p.deep900} 78%)`,
        },
      ) +
      art(
        tall,
        held
          .map(
            ([x, y, turn, colour, sender, day]) =>
              html`<g transform="translate(${x} ${y}) rotate(${turn})">
                <rect x="10" y="20" width="360" height="232" rx="26" fill="${p.deep950}" opacity=".4" />
                <rect width="360" height="232" rx="26" fill="${colour}" />
                <path d="M0 30q0-30 30-30h300q30 0 30 30L180 126z" fill="#fff" opacity=".45" />
                ${words(30, 168, sender, { size: 38, display: true })} ${words(30, 206, day, { size: 24 })}
              </g>`,
          )
          .join(""),
        true,
      ),
  });

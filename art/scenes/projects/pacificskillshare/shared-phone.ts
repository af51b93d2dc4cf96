import { art, handset, tall } from "../../../kit/detail.ts";
import { css, html } from "../../../kit/markup.ts";
import { palette as p } from "../../../kit/palette.ts";
import { ground, stage } from "../../../kit/stage.ts";
import { leaf } from "../../../kit/still-life.ts";

const learners: [letter: string, name: string, course: string, done: string, colour: string][] = [
  ["R", "Rose", "Health 2", "4 of 6", p.coral500],
  ["J", "Josua", "Plumbing 1", "2 of 5", p.lagoon400],
  ["M", "Mere", "Cash book", "Done", p.sun400],
  ["+", "Somebody else", "", "", "#24409a"],
];

/** A phone on a mat, with a learner for each member of the family, and no signal. */
export const draw = () =>
  stage({
    ...tall,
    ground: "#e7bd72",
    motif: ground.weave("#cf9d4c", 125, 6, tall),
    css: css`
      .who {
        padding: 22px 32px;
      }
      .who h2 {
        font-size: 60px;
        margin-bottom: 30px;
      }
      .one {
        display: grid;
        grid-template-columns: 96px 1fr auto;
        align-items: center;
        background: #1a2d86;
        border-radius: 26px;
        padding: 18px 24px 18px 18px;
        margin-bottom: 18px;
        font-size: 21px;
      }
      .one i {
        width: 78px;
        height: 78px;
        border-radius: 22px;
        display: grid;
        place-items: center;
        font: 44px Display;
        color: ${p.deep950};
      }
      .one b {
        display: block;
        font: 29px Display;
      }
      .one em {
        font: 650 20px Text;
        color: ${p.sun200};
      }
    `,
    body:
      art(
        tall,
        html`${leaf(120, 330, 1.7, 132)}${leaf(60, 520, 1.5, 104)}${leaf(930, 1130, 1.9, -64)}${leaf(990, 1000, 1.4, -30)}
          <path d="M0 0h44v1200H0zM956 0h44v1200h-44z" fill="${p.coral600}" />
          <path
            d="M0 60h44M0 180h44M0 300h44M0 420h44M0 540h44M0 660h44M0 780h44M0 900h44M0 1020h44M0 1140h44M956 60h44M956 180h44M956 300h44M956 420h44M956 540h44M956 660h44M956 780h44M956 900h44M956 1020h44M956 1140h44"
            stroke="#e7bd72"
            stroke-width="20"
          />`,
      ) +
      handset(
        html`<div class="who">
          <h2>Who is learning?</h2>
          ${learners
            .map(
              ([letter, name, course, done, colour]) =>
                html`<div class="one">
                  <i style="background:${colour}">${letter}</i><span><b>${name}</b>${course}</span
                  ><em>${done}</em>
                </div>`,
            )
            .join("")}
          <p style="font-size:23px;color:${p.deep200};margin-top:26px">
            No signal. What you finish is kept here and travels on later.
          </p>
        </div>`,
        { left: 262, top: 96, turn: 7, scale: 1.02, time: "17:05", bars: 0, ink: "#fff", paper: p.deep900 },
      ),
  });

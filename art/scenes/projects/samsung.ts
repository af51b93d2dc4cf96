import { translucent } from "../../../content/colours.ts";
import { css, html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { ground, slab, stage } from "../../kit/stage.ts";

const lanes = [
  [
    "Phone",
    [
      [140, "Welcome"],
      [420, "Set-up tips"],
      [940, "Trade-in"],
    ],
    p.deep400,
  ],
  [
    "Television",
    [
      [240, "Register"],
      [700, "Survey"],
    ],
    p.lagoon400,
  ],
  [
    "Kitchen",
    [
      [120, "Warranty"],
      [560, "Recipes"],
      [860, "Service due"],
    ],
    p.sun400,
  ],
  [
    "Care",
    [
      [380, "Repair status"],
      [1010, "Thank you"],
    ],
    p.coral300,
  ],
] as const;

export const draw = () =>
  stage({
    ground: p.deep800,
    motif: ground.stars("#1b34a6"),
    css: css`
      .slab {
        background: ${p.deep950};
        color: #fff;
      }
      .bar {
        background: #101c50;
        color: ${p.deep200};
      }
      .head {
        padding: 36px 48px 20px;
      }
      .head h1 {
        font-size: 52px;
      }
      .lane {
        position: relative;
        height: 178px;
        border-top: 2px solid #22307a;
        margin: 0 48px;
      }
      .lane > b {
        position: absolute;
        top: 24px;
        font: 26px Display;
      }
      .node {
        position: absolute;
        top: 74px;
        height: 66px;
        padding: 0 26px;
        border-radius: 12px;
        display: grid;
        place-items: center;
        font-weight: 650;
        color: ${p.ink};
      }
      .now {
        position: absolute;
        left: 770px;
        top: 150px;
        width: 196px;
        height: 860px;
        border: 3px dashed ${p.coral500};
        border-radius: 18px;
        background: ${translucent(p.coral500, 0.1)};
      }
      .now span {
        position: absolute;
        top: -22px;
        left: 14px;
        background: ${p.coral500};
        color: ${p.ink};
        padding: 6px 16px;
        border-radius: 9px;
        font-weight: 650;
      }
    `,
    body: slab(
      "Journey map, households in the UK",
      html`<div class="row between head">
          <h1>Who speaks next?</h1>
          <span class="pill" style="background:#22307a">Next seven days</span>
        </div>
        ${lanes
          .map(
            ([name, nodes, colour]) =>
              html`<div class="lane">
                <b>${name}</b
                ><svg width="1264" height="178" style="position:absolute">
                  <path d="M0 107H1264" stroke="${colour}" stroke-width="4" opacity=".5" /></svg
                >${nodes.map(([x, text]) => html`<span class="node" style="left:${x}px;background:${colour}">${text}</span>`).join("")}
              </div>`,
          )
          .join("")}
        <div class="now"><span>2 may meet</span></div>`,
    ),
  });

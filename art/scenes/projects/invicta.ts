import { css, html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { ground, slab, stage } from "../../kit/stage.ts";

const sites = [
  ["Site one", p.deep600, "M0 330C140 300 190 120 330 150S560 330 700 190 960 60 1180 60"],
  ["Site two", p.coral500, "M0 190C160 240 210 330 350 300S580 90 720 150 960 150 1180 150"],
  ["Site three", p.lagoon600, "M0 80C130 90 220 240 340 230S570 210 720 260 980 240 1180 240"],
  ["Site four", p.sun600, "M0 270C150 170 240 60 360 80S560 330 730 340 980 330 1180 330"],
] as const;
const subjects = ["Pumps", "Valves", "Service", "Hire", "Training"];

export const draw = () =>
  stage({
    ground: "#e8dcc0",
    motif: ground.weave("#ddcfae", 160, 4),
    css: css`
      .head {
        padding: 40px 60px 0;
      }
      .head h1 {
        font-size: 58px;
      }
      .chart {
        margin: 24px 60px;
        border-bottom: 3px solid ${p.ink};
        position: relative;
      }
      .merge {
        position: absolute;
        left: 600px;
        top: 0;
        bottom: 0;
        border-left: 3px dashed ${p.mute};
      }
      .merge span {
        position: absolute;
        left: 14px;
        top: -6px;
        font-weight: 650;
        white-space: nowrap;
      }
      .grid {
        margin: 30px 60px;
        font-size: 21px;
        font-weight: 600;
      }
      .line {
        display: grid;
        grid-template-columns: 260px repeat(4, 1fr);
        padding: 15px 0;
        border-bottom: 2px solid ${p.shell200};
      }
      .dot {
        display: inline-block;
        width: 22px;
        height: 22px;
        border-radius: 20px;
      }
    `,
    body: slab(
      "Subject register",
      html`<div class="row between head">
          <h1>One owner for each subject</h1>
          <div class="row" style="gap:24px;font-weight:650">
            ${sites.map(([name, colour]) => html`<span style="color:${colour}">${name}</span>`).join("")}
          </div>
        </div>
        <div class="chart">
          <svg width="1240" height="400" viewBox="0 0 1180 400">
            ${sites.map(([, colour, path]) => html`<path d="${path}" fill="none" stroke="${colour}" stroke-width="8" stroke-linecap="round" />`).join("")}
          </svg>
          <div class="merge"><span>Register agreed</span></div>
        </div>
        <div class="grid">
          ${subjects.map((subject, row) => html`<div class="line"><span>${subject}</span>${sites.map(([, colour], column) => html`<span><i class="dot" style="background:${column === row % 4 ? colour : p.shell200}"></i></span>`).join("")}</div>`).join("")}
        </div>`,
    ),
  });

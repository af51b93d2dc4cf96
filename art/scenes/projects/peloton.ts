import { css, html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { ground, slab, stage } from "../../kit/stage.ts";

const stages = [
  ["Business visits", 100],
  ["Facility pages read", 74],
  ["Enquiries", 44],
  ["Site surveys", 26],
  ["Orders", 15],
] as const;

const ring = (share: number, start: number, colour: string) =>
  html`<circle
    r="150"
    fill="none"
    stroke="${colour}"
    stroke-width="64"
    pathLength="100"
    stroke-dasharray="${share - 1} ${101 - share}"
    stroke-dashoffset="${-start}"
  />`;

export const draw = () =>
  stage({
    ground: "#2b2b31",
    motif: ground.stamp("#34343b", 31, 133),
    css: css`
      .slab {
        background: #141417;
        color: #fff;
      }
      .bar {
        background: #222228;
        color: #b9b9c4;
      }
      .head {
        padding: 40px 52px 26px;
      }
      .head h1 {
        font-size: 56px;
      }
      .cols {
        display: grid;
        grid-template-columns: 1fr 440px;
        gap: 44px;
        padding: 0 52px;
      }
      .stage-row {
        margin-bottom: 34px;
      }
      .stage-row b {
        display: block;
        font-size: 24px;
        margin-bottom: 8px;
      }
      .stage-row i {
        display: block;
        height: 96px;
        border-radius: 10px;
        background: linear-gradient(90deg, ${p.coral500}, #ff8a4d);
      }
      .card {
        background: #222228;
        border-radius: 22px;
        padding: 34px;
      }
      .legend {
        font-size: 22px;
        font-weight: 600;
        line-height: 2;
      }
      .legend i {
        display: inline-block;
        width: 18px;
        height: 18px;
        border-radius: 5px;
        margin-right: 14px;
      }
    `,
    body: slab(
      "B2B board",
      html`<div class="row between head">
          <h1>Business, apart from riders</h1>
          <span class="pill" style="background:#34343b">This quarter</span>
        </div>
        <div class="cols">
          <div>
            ${stages.map(([name, share]) => html`<div class="stage-row"><b>${name}</b><i style="width:${share}%;opacity:${0.45 + share / 180}"></i></div>`).join("")}
          </div>
          <div class="card">
            <svg width="370" height="370" viewBox="-185 -185 370 370">
              <g transform="rotate(-90)">
                ${ring(46, 0, p.coral500)}${ring(31, 46, p.sun400)}${ring(23, 77, "#8e8eff")}
              </g>
              <text text-anchor="middle" y="16" font-family="Display" font-size="44" fill="#fff">B2B</text>
            </svg>
            <div class="legend" style="margin-top:26px">
              <div><i style="background:${p.coral500}"></i>Hotels</div>
              <div><i style="background:${p.sun400}"></i>Workplaces</div>
              <div><i style="background:#8e8eff"></i>Campuses</div>
            </div>
          </div>
        </div>`,
    ),
  });

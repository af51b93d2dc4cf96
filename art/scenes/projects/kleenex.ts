import { css, html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { bars, curve, ground, slab, stage } from "../../kit/stage.ts";

const season = [30, 34, 52, 78, 96, 88, 60, 42, 36, 48, 70, 92];
const spend = [20, 24, 40, 62, 70, 58, 44, 30, 28, 40, 58, 66];
const months = "JFMAMJJASOND".split("");
const tiles = [
  ["Search", [3, 4, 6, 5, 7, 8]],
  ["Television", [6, 6, 5, 4, 4, 5]],
  ["Retail media", [2, 3, 3, 5, 6, 7]],
] as const;

export const draw = () =>
  stage({
    ground: "#8fb6f5",
    motif: ground.stamp("#7ea8ec", 9, 160),
    css: css`
      .slab {
        background: ${p.shell50};
      }
      .head {
        padding: 38px 56px 26px;
        align-items: end;
      }
      .head h1 {
        font-size: 58px;
      }
      .big {
        background: #fff;
        border-radius: 18px;
        margin: 0 56px;
        padding: 34px 36px;
        height: 520px;
      }
      .key {
        gap: 26px;
        font-weight: 600;
      }
      .key i {
        display: inline-block;
        width: 26px;
        height: 8px;
        border-radius: 4px;
        margin-right: 10px;
        vertical-align: middle;
      }
      .tiles {
        display: grid;
        grid-template-columns: repeat(3, 1fr);
        gap: 24px;
        padding: 26px 56px;
      }
      .tile {
        background: #fff;
        border-radius: 18px;
        padding: 26px 28px;
      }
      .tile h3 {
        font-size: 26px;
        margin-bottom: 14px;
      }
      .months {
        display: grid;
        grid-template-columns: repeat(12, 1fr);
        font-weight: 600;
        color: ${p.mute};
        padding-top: 10px;
      }
    `,
    body: slab(
      "Performance hub, week 38",
      html`<div class="row between head">
          <h1>Season against spend</h1>
          <div class="row key">
            <span><i style="background:${p.deep600}"></i>Cold and pollen index</span
            ><span><i style="background:${p.coral500}"></i>Media spend</span>
          </div>
        </div>
        <div class="big">
          <svg width="1176" height="400" viewBox="0 0 1176 400" style="overflow:visible">
            <path d="M0 100H1176M0 200H1176M0 300H1176M0 400H1176" stroke="${p.shell200}" stroke-width="2" />
            ${curve(season, 1176, 380, p.deep600, "#dfe8ff")}
            <svg y="90" overflow="visible">${curve(spend, 1176, 300, p.coral500)}</svg>
          </svg>
          <div class="months">${months.map((month) => html`<span>${month}</span>`).join("")}</div>
        </div>
        <div class="tiles">
          ${tiles
            .map(
              ([name, values]) =>
                html`<div class="tile">
                  <h3>${name}</h3>
                  <svg width="340" height="110">
                    ${bars(values, 340, 110, (index) => (index === 5 ? p.deep600 : p.deep200))}
                  </svg>
                </div>`,
            )
            .join("")}
        </div>`,
    ),
  });

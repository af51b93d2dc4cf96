import { css, html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { bars, ground, slab, stage } from "../../kit/stage.ts";

const rows: [query: string, family: string, fill: number][] = [
  ["centrifuge tube 50 ml sterile", "Plastics", 84],
  ["anti-GAPDH antibody western blot", "Antibodies", 92],
  ["qPCR master mix low ROX", "Molecular", 76],
  ["orbitrap service contract", "Instruments", 58],
  ["fetal bovine serum heat inactivated", "Cell culture", 88],
];

export const draw = () =>
  stage({
    ground: p.coral700,
    motif: ground.weave("#bd3417", 130, 6),
    css: css`
      .head {
        padding: 38px 52px 20px;
      }
      .head h1 {
        font-size: 56px;
      }
      .cols {
        display: grid;
        grid-template-columns: 1fr 400px;
        gap: 40px;
        padding: 10px 52px;
      }
      .q {
        display: grid;
        grid-template-columns: 1fr 150px 170px;
        gap: 20px;
        align-items: center;
        padding: 44px 0;
        border-top: 2px solid ${p.shell200};
        font-size: 24px;
      }
      .q b {
        font-weight: 650;
      }
      .q i {
        display: block;
        height: 16px;
        border-radius: 9px;
        background: ${p.coral500};
      }
      .box {
        border-radius: 22px;
        padding: 34px;
        margin-bottom: 24px;
      }
      .box strong {
        font: 110px/1 Display;
        display: block;
      }
    `,
    body: slab(
      "Search console, both networks",
      html`<div class="row between head">
          <h1>What scientists type</h1>
          <div class="row" style="gap:12px">
            <span class="pill" style="background:${p.ink};color:#fff">Network A</span
            ><span class="pill" style="background:${p.shell100}">Network B</span>
          </div>
        </div>
        <div class="cols">
          <div>
            ${rows.map(([query, family, fill]) => html`<div class="q"><b>${query}</b><span style="color:${p.mute}">${family}</span><i style="width:${fill}%"></i></div>`).join("")}
          </div>
          <div>
            <div class="box" style="background:${p.ink};color:#fff">
              <strong style="color:${p.sun400}">10X</strong
              ><span style="font-size:24px">return on ad spend</span>
            </div>
            <div class="box" style="background:${p.shell100}">
              <b style="font-size:24px">Two networks, one measure</b
              ><svg width="330" height="200" style="margin-top:22px">
                ${bars([6, 5, 7, 6, 8, 7, 9, 8], 330, 200, (index) => (index % 2 ? p.coral300 : p.coral600))}
              </svg>
            </div>
          </div>
        </div>`,
    ),
  });

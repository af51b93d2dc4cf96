import { css, html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { ground, slab, stage } from "../../kit/stage.ts";
import { bottle, leaf } from "../../kit/still-life.ts";

const goods: [name: string, latin: string, tint: string][] = [
  ["Turmeric", "Curcuma longa", "#b8860b"],
  ["Noni", "Morinda citrifolia", p.leaf700],
  ["Ginger", "Zingiber officinale", "#a0522d"],
];

export const draw = () =>
  stage({
    ground: "#cfe3c3",
    motif: ground.swell("#bbd6ab", 12, { islets: 4, line: 3, fill: "#c4dcb6" }),
    css: css`
      .slab {
        background: #fbf9f1;
      }
      .nav {
        padding: 32px 60px;
        gap: 34px;
        font-weight: 600;
      }
      .nav b {
        font: 32px Display;
        margin-right: auto;
        color: ${p.leaf700};
      }
      h1 {
        font-size: 70px;
        padding: 6px 60px 0;
        width: 900px;
      }
      .goods {
        display: grid;
        grid-template-columns: repeat(3, 1fr);
        gap: 26px;
        padding: 34px 60px;
      }
      .good {
        background: #eef3e4;
        border-radius: 18px;
        text-align: center;
        padding-bottom: 28px;
      }
      .good b {
        display: block;
        font: 32px Display;
      }
      .good em {
        font-size: 20px;
        color: ${p.mute};
      }
    `,
    body: slab(
      "Bene Natural Products",
      html`<div class="row nav">
          <b>bene</b><span>Range</span><span>Ingredients</span><span>Evidence</span
          ><span class="pill" style="background:${p.leaf700};color:#fff">Basket, 1</span>
        </div>
        <h1>What is in it, and what is known</h1>
        <div class="goods">
          ${goods.map(([name, latin, tint], index) => html`<div class="good"><svg viewBox="-200 -260 400 500">${leaf(-70, 190, 1.25, -26 - index * 4)}${leaf(80, 190, 1.2, 28 + index * 3)}${bottle(0, 10, 1, name, tint)}</svg><b>${name}</b><em>${latin}</em></div>`).join("")}
        </div>`,
    ),
  });

import { html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { ground, stage } from "../../kit/stage.ts";

const sheets = [150, 210, 330, 520, 640, 560, 380, 240, 190, 280, 430, 590];

/** A tissue box whose sheets rise as the year's demand does. */
export const draw = () =>
  stage({
    ground: "#9cc0f8",
    motif: ground.stamp("#90b6f2", 62, 200),
    body: html`<svg class="art" viewBox="0 0 1600 1200">
      <g>
        ${sheets
          .map((tall, index) => {
            const x = 190 + index * 104;
            const colour = index === 4 ? p.coral500 : index % 2 ? "#fff" : p.deep100;
            return html`<path d="M${x} 820V${820 - tall}q26-46 60-14t60-20v${tall + 34}z" fill="${colour}" />
              <path d="M${x + 84} 820V${796 - tall}q20 6 36-10v${tall + 34}z" opacity=".08" />`;
          })
          .join("")}
      </g>
      <path d="M130 790h1340v330H130z" fill="${p.deep600}" />
      <path d="M130 790h1340l-70-70H200z" fill="${p.deep800}" />
      <path d="M1100 790h370v330h-300z" opacity=".14" />
      <path d="M130 960q220-110 450 0t450 0 440 0v160H130z" fill="${p.deep400}" opacity=".55" />
      <g fill="#fff">
        ${sheets.map((_, index) => html`<circle cx="${242 + index * 104}" cy="850" r="8" />`).join("")}
      </g>
    </svg>`,
  });

import { html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { ground, stage } from "../../kit/stage.ts";

const sheets = [135, 190, 297, 468, 576, 504, 342, 216, 171, 252, 387, 531];

const middleOf = (index: number) => 300 + index * 91;

/** A sheet that stands in the slit of the box, its fold in shade. */
function sheet(tall: number, index: number) {
  const left = middleOf(index) - 50;
  const outline = `M${left} 748V${748 - tall}c14-44 34-58 54-38s34 10 46-14v${tall + 52}z`;
  const colour = index === 4 ? p.coral500 : index % 2 ? "#fff" : p.deep100;
  const shade = index === 4 ? p.coral600 : p.deep200;
  return html`<clipPath id="sheet-${index}"><path d="${outline}" /></clipPath>
    <path d="${outline}" fill="${colour}" />
    <path
      d="M${left + 62} 748q-10-${tall / 2} 6-${tall + 70}h60v${tall + 70}z"
      fill="${shade}"
      opacity=".7"
      clip-path="url(#sheet-${index})"
    />`;
}

/** A tissue box whose sheets rise as the year's demand does. */
export const draw = () =>
  stage({
    ground: "#9cc0f8",
    motif: ground.stamp("#90b6f2", 62, 200),
    body: html`<svg class="art" viewBox="0 0 1600 1200">
      <path d="M130 800h1340l-80-96H210z" fill="${p.deep800}" />
      <rect x="236" y="738" width="1128" height="20" rx="10" fill="${p.deep950}" />
      ${sheets.map(sheet).join("")}
      <path d="M130 800h1340v320H130z" fill="${p.deep600}" />
      <path d="M130 960q220-110 450 0t450 0 440 0v160H130z" fill="${p.deep400}" opacity=".55" />
      <g fill="#fff">
        ${sheets.map((_, index) => html`<circle cx="${middleOf(index)}" cy="856" r="8" />`).join("")}
      </g>
    </svg>`,
  });

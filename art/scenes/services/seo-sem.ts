import { html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { round, sea, wave } from "../../kit/sea.ts";

/** A lens in the water: inside it the crests are large enough to read, and one of them is the word that sells. */
export const draw = () =>
  sea({
    ground: p.sun400,
    line: "#e09c0a",
    direction: 205,
    shores: [round(590, 560, 395), round(120, 170, 46, 34), round(1110, 980, 60, 42)],
    drawing: html`<path d="M842 842 1150 1150" stroke="${p.ink}" stroke-width="104" stroke-linecap="round" />
      <clipPath id="glass"><circle cx="590" cy="560" r="350" /></clipPath>
      <circle cx="590" cy="560" r="388" fill="${p.ink}" />
      <circle cx="590" cy="560" r="350" fill="${p.deep600}" />
      <g clip-path="url(#glass)" fill="none" stroke="${p.deep400}" stroke-width="14">
        ${[300, 388, 476, 652, 740, 828].map((y) => html`<path d="${wave(200, y, 190, 26, 5)}" />`).join("")}
        <path d="${wave(200, 564, 190, 26, 5)}" stroke="${p.sun400}" stroke-width="34" />
      </g>
      <path
        d="M352 424a300 300 0 0 1 112-118"
        fill="none"
        stroke="#fff"
        stroke-width="20"
        stroke-linecap="round"
      />
      <g fill="#b97e00"
        ><ellipse cx="120" cy="170" rx="46" ry="34" /><ellipse cx="1110" cy="980" rx="60" ry="42"
      /></g>`,
  });

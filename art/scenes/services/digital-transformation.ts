import { html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { box, sea } from "../../kit/sea.ts";

const rows = [400, 478, 556, 634, 712, 790];

/** The ruled lines of an exercise book run on over the fold, and are rows on a screen. */
export const draw = () =>
  sea({
    ground: p.plum900,
    line: "#5a2488",
    direction: 200,
    shores: [box(120, 270, 960, 640, -4)],
    drawing: html`<g transform="rotate(-4 600 600)">
      <path d="M130 300h470v620H130z" fill="${p.shell50}" /><path
        d="M600 300h470v620H600z"
        fill="${p.deep950}"
      />
      <path d="M220 300v620" stroke="${p.coral300}" stroke-width="5" />
      <g stroke="#9db4e8" stroke-width="4">${rows.map((y) => html`<path d="M130 ${y}h470" />`).join("")}</g>
      <g fill="none" stroke="${p.deep800}" stroke-width="9" stroke-linecap="round">
        <path
          d="M246 388q18-30 32 0t32 0 32 0 32 0 32 0M246 466q16-26 30 0t30 0 30 0 30 0M246 544q18-32 34 0t34 0 34 0 34 0 34 0 34 0M246 622q14-26 28 0t28 0 28 0M246 700q18-30 32 0t32 0 32 0 32 0 32 0M246 778q16-26 30 0t30 0 30 0"
        />
      </g>
      <path d="M470 520l40 40m0-40-40 40" stroke="${p.coral600}" stroke-width="9" stroke-linecap="round" />
      ${rows.map((y, index) => html`<rect x="650" y="${y - 44}" width="${[210, 170, 240, 130, 210, 150][index]}" height="26" rx="5" fill="${p.deep200}" /><rect x="930" y="${y - 46}" width="96" height="32" rx="16" fill="${index === 2 ? p.coral500 : p.lagoon400}" />`).join("")}
      <rect x="650" y="836" width="376" height="46" rx="6" fill="${p.sun400}" />
      <path d="M600 300v620" stroke="${p.plum950}" stroke-width="14" />
    </g>`,
  });

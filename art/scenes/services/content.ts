import { html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { box, round, sea, wave } from "../../kit/sea.ts";

/** A nib: the line it draws is the first crest, and all the others follow it. */
export const draw = () =>
  sea({
    ground: p.leaf800,
    line: "#1a6a4a",
    direction: 170,
    shores: [box(736, 190, 100, 660, 38), round(170, 260, 60, 44), round(1060, 1050, 80, 50)],
    drawing: html`<path
        d="${wave(-60, 868, 300, 46, 2)}q40-34 92 12"
        fill="none"
        stroke="${p.sun400}"
        stroke-width="22"
        stroke-linecap="round"
      />
      <g transform="rotate(38 640 860)">
        <path
          d="M640 880c-34-120-118-196-118-330 0-60 26-110 50-150h136c24 40 50 90 50 150 0 134-84 210-118 330z"
          fill="${p.shell50}"
        />
        <path d="M640 872V600" stroke="${p.ink}" stroke-width="10" /><circle
          cx="640"
          cy="580"
          r="30"
          fill="${p.leaf800}"
        />
        <path d="M572 400h136l26-90H546z" fill="${p.sun400}" /><path
          d="M546 310h188V-260H546z"
          fill="${p.ink}"
        /><path d="M570 290V-260" stroke="#38406a" stroke-width="16" />
      </g>
      <g fill="${p.leaf500}"
        ><ellipse cx="170" cy="260" rx="60" ry="44" /><ellipse cx="1060" cy="1050" rx="80" ry="50"
      /></g>`,
  });

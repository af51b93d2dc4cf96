import { html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { round, sea } from "../../kit/sea.ts";

const mark = (x: number, y: number, size: number, colour: string) =>
  html`<g
    transform="translate(${x} ${y}) scale(${size})"
    fill="none"
    stroke="${colour}"
    stroke-width="15"
    stroke-linecap="round"
  >
    <circle r="100" /><path d="M-92 40q46-52 92 0t92 0" /><path d="M-97 4q48-52 97 0t97 0" /><path
      d="M-6-44a26 26 0 1 1 12 0z"
      fill="${colour}"
      stroke="none"
    />
  </g>`;

/** A block that has just been cut lies beside its prints: the first is faint, the last sharp. */
export const draw = () =>
  sea({
    ground: p.coral600,
    line: "#e2532f",
    direction: 235,
    shores: [round(420, 520, 330), round(980, 300, 120), round(980, 920, 140)],
    drawing: html`<ellipse cx="450" cy="585" rx="330" ry="318" fill="${p.plum950}" opacity="0.35" />
      <circle cx="420" cy="530" r="322" fill="#7b3f14" /><circle cx="420" cy="505" r="322" fill="#c98a4b" />
      <circle cx="420" cy="505" r="262" fill="#e0aa6c" />
      <g fill="none" stroke="#b97838" stroke-width="4"
        ><path d="M180 420q240-60 480 10M176 560q250-50 488 10M220 660q200-40 400 4M240 340q180-44 350 0"
      /></g>
      ${mark(420, 505, 2.1, "#6e3209")}
      <g transform="rotate(-8 420 505)"
        ><path d="M690 300 980 130l44 76-290 170z" fill="${p.ink}" /><path
          d="m690 300 44 76-86 22-16-28z"
          fill="${p.shell200}"
      /></g>
      <g opacity="0.5">${mark(985, 330, 0.9, p.coral100)}</g
      >${mark(985, 610, 0.98, p.coral100)}${mark(960, 920, 1.16, "#fff")}`,
  });

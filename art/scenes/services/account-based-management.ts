import { html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { round, sea } from "../../kit/sea.ts";

const places = Array.from({ length: 40 }, (_, index) => {
  const [column, row] = [index % 8, Math.floor(index / 8)];
  return [140 + column * 132 + (row % 2) * 30, 280 + row * 160 + Math.sin(index * 2.3) * 22] as const;
});
const known = new Set([10, 13, 20, 28, 31]);

/** Forty islands, and five the boat calls at by name. */
export const draw = () =>
  sea({
    ground: p.leaf700,
    line: "#1d7a55",
    direction: 200,
    shores: places.flatMap(([x, y], index) => (known.has(index) ? [round(x, y, 62)] : [])),
    drawing: html`<path
        d="M-20 940C160 960 240 860 ${places[28]?.join(" ")}S${places[20]?.join(" ")} ${places[20]?.join(" ")} 300 560 ${places[10]?.join(" ")} 700 300 ${places[13]?.join(" ")} 1000 700 ${places[31]?.join(" ")}"
        fill="none"
        stroke="${p.sun400}"
        stroke-width="12"
        stroke-dasharray="2 26"
        stroke-linecap="round"
      />
      ${places.map(([x, y], index) => (known.has(index) ? html`<circle cx="${x}" cy="${y}" r="60" fill="${p.sun400}" /><circle cx="${x}" cy="${y}" r="34" fill="none" stroke="${p.leaf800}" stroke-width="10" /><circle cx="${x}" cy="${y}" r="12" fill="${p.coral600}" />` : html`<circle cx="${x}" cy="${y}" r="26" fill="${p.leaf500}" />`)).join("")}`,
  });

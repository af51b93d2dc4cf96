import { html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { stage } from "../../kit/stage.ts";
import { charts, drawChart } from "../../maps/archipelago.ts";

const chart = {
  ...charts.archipelago,
  width: 1600,
  height: 1200,
  west: 155.2,
  north: -5.9,
  span: 8.2,
  spacing: 30,
};
/** The islands from Choiseul to Temotu, and where the agency is among them. */
export function draw() {
  const {
    swell,
    islands,
    honiara: [x, y],
  } = drawChart(chart);
  return stage({
    ground: p.deep900,
    body: html`<svg class="art" viewBox="0 0 1600 1200">
      <path d="${swell}" fill="none" stroke="${p.deep400}" stroke-width="2.4" opacity=".8" />
      <path d="${islands}" fill="${p.sun200}" />
      <circle cx="${x}" cy="${y}" r="15" fill="${p.coral500}" />
      <circle cx="${x}" cy="${y}" r="34" fill="none" stroke="${p.coral500}" stroke-width="5" />
      <text x="${x - 84}" y="${y + 84}" text-anchor="end" font-family="Display" font-size="52" fill="#fff">
        Honiara
      </text>
    </svg>`,
  });
}

import { agency } from "../../../content/generated/agency.ts";
import { html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { stage } from "../../kit/stage.ts";
import { drawChart, namedChart } from "../../maps/archipelago.ts";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The islands from Choiseul to Temotu, or an invented island, and the agency's town by name. */
export function draw() {
  const {
    swell,
    islands,
    office: [x, y],
  } = drawChart(namedChart);
  return stage({
    ground: p.deep900,
    body: html`<svg class="art" viewBox="0 0 1600 1200">
      <path d="${swell}" fill="none" stroke="${p.deep400}" stroke-width="2.4" opacity=".8" />
      <path d="${islands}" fill="${p.sun200}" />
      <circle cx="${x}" cy="${y}" r="15" fill="${p.coral500}" />
      <circle cx="${x}" cy="${y}" r="34" fill="none" stroke="${p.coral500}" stroke-width="5" />
      <text x="${x - 84}" y="${y + 84}" text-anchor="end" font-family="Display" font-size="52" fill="#fff">
        ${escaped(agency.address.city)}
      </text>
    </svg>`,
  });
}

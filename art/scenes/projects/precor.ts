import { readFileSync } from "node:fs";
import { geoMercator, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { css, html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { bars, slab, stage } from "../../kit/stage.ts";

const projection = geoMercator().center([24, 30]).scale(330).translate([400, 400]);

function countries(): string {
  const file = readFileSync("node_modules/world-atlas/countries-110m.json", "utf8");
  const world = JSON.parse(file) as Topology<{ countries: GeometryCollection }>;
  return geoPath(projection).digits(0)(feature(world, world.objects.countries)) ?? "";
}

const markets: [name: string, position: [number, number], height: number][] = [
  ["Madrid", [-3.7, 40.4], 120],
  ["London", [-0.1, 51.5], 190],
  ["München", [11.6, 48.1], 160],
  ["Dubai", [55.3, 25.2], 140],
  ["Johannesburg", [28, -26.2], 80],
];
const column = ([name, position, height]: (typeof markets)[number]) => {
  const [x = 0, y = 0] = projection(position) ?? [];
  // The westernmost label is on the sea, away from its neighbour's bar.
  const label = name === "Madrid" ? `x="${x - 24}" text-anchor="end"` : `x="${x + 24}"`;
  return html`<rect x="${x - 15}" y="${y - height}" width="30" height="${height}" rx="5" fill="${p.sun400}" />
    <text ${label} y="${y - height + 20}" font-size="21" font-weight="650" fill="#fff">${name}</text>`;
};

export const draw = () =>
  stage({
    ground: p.lagoon600,
    motif: "",
    css: css`
      .slab {
        background: ${p.lagoon700};
        color: #fff;
      }
      .bar {
        background: #004b46;
        color: ${p.lagoon200};
      }
      .map {
        position: absolute;
        left: 0;
        top: 46px;
        width: 820px;
        height: 1000px;
      }
      .side {
        position: absolute;
        right: 0;
        top: 46px;
        width: 540px;
        height: 100%;
        background: ${p.shell50};
        color: ${p.ink};
        padding: 44px 46px;
      }
      .side h1 {
        font-size: 50px;
      }
      .line {
        border-top: 2px solid ${p.shell300};
        padding: 18px 0;
        margin-top: 18px;
        font-weight: 600;
      }
    `,
    body: slab(
      "EMEA KPI report",
      html`<svg class="map" viewBox="0 0 820 1000">
          <path d="${countries()}" fill="#0d7f76" stroke="${p.lagoon700}" stroke-width="2" />
          ${markets.map(column).join("")}
        </svg>
        <div class="side">
          <h1>One page, same terms</h1>
          <p style="margin:16px 0 26px;color:${p.mute}">Orders counted at delivery, in every market</p>
          <svg width="448" height="240">
            ${bars([4, 5, 5, 6, 7, 6, 8, 9], 448, 240, (index) => (index === 7 ? p.coral500 : p.lagoon600))}
          </svg>
          ${["Direct sales", "Dealer sales", "Service visits", "Late corrections"]
            .map(
              (name) =>
                html`<div class="row between line">
                  <span>${name}</span
                  ><svg width="130" height="24">
                    <path d="M0 18Q30 4 60 13T130 5" fill="none" stroke="${p.lagoon600}" stroke-width="4" />
                  </svg>
                </div>`,
            )
            .join("")}
        </div>`,
    ),
  });

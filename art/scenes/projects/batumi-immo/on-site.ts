import { art, handset, tall } from "../../../kit/detail.ts";
import { html } from "../../../kit/markup.ts";
import { palette as p } from "../../../kit/palette.ts";
import { stage } from "../../../kit/stage.ts";

const floors = [0, 1, 2, 3, 4, 5];

/** The frame of a house that is being built, in lines, and a crane. */
const frame = html`<g fill="none" stroke="#fff" stroke-width="7" opacity=".85">
  ${floors.map((floor) => html`<path d="M150 ${300 + floor * 140}h700v22H150z" />`).join("")}
  <path
    d="M170 322v860M390 322v860M610 322v860M830 322v860M190 322v860M410 322v860M630 322v860M850 322v860"
  />
  <path
    d="M60 1200V60M96 1200V60M60 60l36 80-36 80 36 80-36 80 36 80-36 80 36 80-36 80 36 80-36 80 36 80-36 80M10 84h700M60 60l-40 24M96 60l560 24M640 84v130"
  />
  <path d="M600 214h80v50h-80z" />
</g>`;

/** The same house in colour, as far as it is built. */
const house = html`<path d="M0 0h1000v1200H0z" fill="#9ad7ea" />
  <path d="M0 700h1000v500H0z" fill="#5fb4d6" />
  <path d="M150 300h700v900H150z" fill="#fff6ec" />
  ${floors
    .map(
      (floor) =>
        html`<path d="M150 ${300 + floor * 140}h700v26H150z" fill="#e9b9a0" />
          ${[0, 1, 2].map((bay) => (floor === 0 ? html`<path d="M${206 + bay * 220} 338h152v92H${206 + bay * 220}z" fill="#e3d3bf" />` : html`<path d="M${206 + bay * 220} ${338 + floor * 140}h152v92H${206 + bay * 220}z" fill="${p.deep400}" /><path d="M${206 + bay * 220} ${338 + floor * 140}h60l-40 92h-20z" fill="#fff" opacity=".4" /><path d="M${190 + bay * 220} ${404 + floor * 140}h184v26H${190 + bay * 220}z" fill="${p.coral500}" />`)).join("")}`,
    )
    .join("")}
  <path d="M170 326v874M390 326v874M610 326v874" stroke="#d8c4ae" stroke-width="20" />`;

/** A phone held up at the building site: its camera shows in colour the house that lines outline around it. */
export const draw = () =>
  stage({
    ...tall,
    ground: "#d95f3f",
    body:
      art(tall, frame) +
      handset(
        html`<svg viewBox="274 179 452 972" style="position:absolute;inset:0;width:452px;height:972px">
            ${house}
          </svg>
          <div style="position:absolute;left:22px;top:72px;display:flex;gap:10px;font-size:21px">
            <span class="pill" style="background:#fff">Floor 5</span
            ><span class="pill" style="background:#fff">Shell done</span>
          </div>
          <div
            style="position:absolute;left:0;right:0;bottom:0;height:236px;background:#0b1230;color:#fff;padding:26px 30px"
          >
            <div class="row between" style="font-size:22px;font-weight:650">
              <span>Two rooms, 58 m²</span><span style="color:${p.sun400}">3 of 6 views</span>
            </div>
            <svg viewBox="0 0 392 130" width="392" height="130" style="margin-top:12px">
              <circle cx="196" cy="66" r="54" fill="none" stroke="#fff" stroke-width="8" />
              <circle cx="196" cy="66" r="40" fill="${p.coral500}" />
              <path d="M20 34h64v64H20z" fill="#9ad7ea" />
              <path d="M36 52h34v46H36z" fill="#fff6ec" />
              <path
                d="M320 52l20-24 20 24m-20-22v70m-20-22l20 24 20-24"
                fill="none"
                stroke="#fff"
                stroke-width="8"
                stroke-linecap="round"
              />
            </svg>
          </div>`,
        { left: 260, top: 165, time: "12:08", bars: 3, ink: p.ink, paper: "#9ad7ea" },
      ) +
      art(
        tall,
        html`<path
            d="M1000 760c-130-20-200 10-240 50-30 30-20 70 20 70l90-6c-90 30-130 40-130 80s40 50 90 40c-50 20-60 70-20 90 60 30 90 150 190 150z"
            fill="#f2b48c"
          />
          <path
            d="M870 874q60-10 100 10M830 990q60-10 100 10"
            fill="none"
            stroke="#c98358"
            stroke-width="9"
            stroke-linecap="round"
          />
          <path
            d="M0 800c60-10 110 10 150 50s110 20 120 70c6 34-30 44-60 36-60-16-110 30-120 120s-40 124-90 124z"
            fill="#f2b48c"
          />`,
        true,
      ),
  });

import { html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { ground, stage } from "../../kit/stage.ts";

const doors = [
  [p.lagoon700, "M0 0h200v520H0z"],
  [p.coral600, "M0 100a100 100 0 0 1 200 0v420H0z"],
  [p.deep700, "M0 60L100 0l100 60v460H0z"],
  [p.sun600, "M0 0h200v520H0z"],
  [p.plum700, "M0 100a100 100 0 0 1 200 0v420H0z"],
] as const;

/** Five clinic doors, each of its own country, on one line. */
export const draw = () =>
  stage({
    ground: "#f6c9bd",
    motif: ground.swell("#f0b8a8", 52, { islets: 2, line: 4 }),
    body: html`<svg class="art" viewBox="0 0 1600 1200">
      ${doors
        .map(
          ([colour, shape], index) =>
            html`<g transform="translate(${150 + index * 275} 330)"
              ><path transform="translate(-26 -30) scale(1.26 1.12)" d="${shape}" fill="#fff" />
              <path d="${shape}" fill="${colour}" />
              <path d="M124 30h50v490h-50z" opacity=".16" />
              <circle cx="164" cy="290" r="11" fill="${p.sun200}" />
              <path d="M30 150h56v90H30z" fill="#fff" opacity=".5"
            /></g>`,
        )
        .join("")}
      <path
        d="M-20 900C120 900 150 850 250 850S420 950 525 950s160-100 275-100 170 100 275 100 160-100 275-100 150 50 290 50"
        fill="none"
        stroke="${p.lagoon700}"
        stroke-width="16"
        stroke-linecap="round"
      />
      ${doors.map((_, index) => html`<circle cx="${250 + index * 275}" cy="${index % 2 ? 950 : 850}" r="30" fill="${p.lagoon400}" stroke="#fff" stroke-width="10" />`).join("")}
    </svg>`,
  });

import { html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { round, sea } from "../../kit/sea.ts";

const harbour = [230, 930] as const;
const islands = [
  [250, 300, 54],
  [560, 220, 62],
  [700, 560, 50],
  [1060, 640, 58],
  [820, 950, 64],
] as const;
const chosen = [985, 270, 96] as const;

/** Six islands can be reached from the harbour. One course is drawn through; the others end where they were struck out. */
export const draw = () =>
  sea({
    ground: p.deep950,
    line: "#1c2c7a",
    direction: 225,
    shores: [...islands, chosen].map(([x, y, radius]) => round(x, y, radius, radius * 0.78)),
    drawing: html`<g
        fill="none"
        stroke="${p.deep200}"
        stroke-width="6"
        stroke-dasharray="4 22"
        stroke-linecap="round"
        >${islands
          .map(
            ([x, y]) =>
              html`<path
                d="M${harbour.join(" ")}Q${(harbour[0] + x) / 2 + 60} ${(harbour[1] + y) / 2 + 50} ${x} ${y}"
              />`,
          )
          .join("")}</g
      >
      ${islands.map(([x, y, r]) => html`<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.78}" fill="${p.deep850}" stroke="${p.deep400}" stroke-width="5" /><path d="M${x - 34} ${y - 34}l68 68m0-68-68 68" stroke="${p.deep200}" stroke-width="12" stroke-linecap="round" />`).join("")}
      <path
        d="M${harbour.join(" ")}C520 800 420 480 700 400s180-60 270-120"
        fill="none"
        stroke="${p.coral500}"
        stroke-width="20"
        stroke-linecap="round"
      />
      <ellipse cx="${chosen[0]}" cy="${chosen[1]}" rx="96" ry="76" fill="${p.sun400}" /><circle
        cx="${chosen[0]}"
        cy="${chosen[1]}"
        r="26"
        fill="${p.coral600}"
      />
      <circle cx="${harbour[0]}" cy="${harbour[1]}" r="44" fill="${p.shell50}" /><path
        d="M208 960v-70l52 62z"
        fill="${p.coral600}"
      />`,
  });

import { random } from "../../../../scripts/random.ts";
import { art, wide, words } from "../../../kit/detail.ts";
import { html } from "../../../kit/markup.ts";
import { palette as p } from "../../../kit/palette.ts";
import { stage } from "../../../kit/stage.ts";

/** A bike with its rider from above, riding right, in three tones. */
const rider = (x: number, y: number, [jersey, shade, skin]: readonly [string, string, string]) =>
  html`<g transform="translate(${x} ${y})">
    <path d="M-92-6h56v12h-56zM40-6h60v12H40z" fill="#0c0c10" />
    <path d="M52-44q14 44 0 88" fill="none" stroke="#0c0c10" stroke-width="9" />
    <path d="M8-26L54-40M8 26L54 40" stroke="${skin}" stroke-width="14" stroke-linecap="round" />
    <path d="M-60-20q50-20 76-14 16 34 0 68-26 6-76-14-10-20 0-40z" fill="${jersey}" />
    <path d="M-60 0h82q-2 20-6 34-26 6-76-14-4-10 0-20z" fill="${shade}" />
    <ellipse cx="36" rx="27" ry="22" fill="${shade}" />
    <path d="M20-10h30M18 0h34M20 10h30" stroke="${jersey}" stroke-width="5" />
  </g>`;

const grey = ["#666676", "#515160", "#8a8a9c"] as const;
const buyers: [x: number, y: number, tones: readonly [string, string, string], name: string][] = [
  [1080, 300, [p.coral500, "#c83c1c", p.coral100], "Hotel"],
  [1230, 480, [p.sun400, "#d99a10", p.sun200], "Workplace"],
  [1100, 660, ["#8f7bff", "#6a55dc", p.deep200], "Campus"],
];

function crowd(): string {
  const next = random(77);
  const riders: string[] = [];
  for (let row = 0; row < 12; row += 1) {
    for (let place = 0; place < 7; place += 1) {
      const x = -40 + place * 218 + (row % 2) * 109 + next() * 40;
      const y = 20 + row * 106 + next() * 24;
      const near = buyers.some(([bx, by]) => Math.abs(bx - x) < 280 && Math.abs(by - y) < 130);
      const ahead = x > 900 && y > 160 && y < 800;
      if (!near && !ahead) riders.push(rider(x, y, grey));
    }
  }
  return riders.join("");
}

/** A field of riders from above: three of them wear a colour, and pull away to a line of their own. */
export const draw = () =>
  stage({
    ...wide,
    ground: "#1e1e24",
    body: art(
      wide,
      html`<path d="M0 0h1400v1200H0z" fill="#25252c" /> ${crowd()}
        ${buyers
          .map(
            ([x, y, tones, name]) =>
              html`<path
                  d="M${x - 330} ${y - 30}h200M${x - 400} ${y}h250M${x - 300} ${y + 30}h170"
                  stroke="${tones[0]}"
                  stroke-width="7"
                  stroke-linecap="round"
                  opacity=".7"
                />
                ${rider(x, y, tones)}
                ${words(x + 8, y + 96, name, { size: 40, fill: tones[0], anchor: "middle", display: true })}`,
          )
          .join("")}`,
    ),
  });

import { html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { ground, stage } from "../../kit/stage.ts";

const towers = [
  [150, 300, 190, "#fff"],
  [360, 470, 150, p.sun200],
  [530, 220, 130, p.coral300],
  [690, 560, 210, "#fff"],
  [930, 380, 160, p.deep200],
  [1110, 640, 140, p.sun400],
  [1280, 330, 190, "#fff"],
] as const;

const windows = (x: number, tall: number, wide: number) =>
  Array.from({ length: Math.floor(tall / 62) }, (_, row) =>
    Array.from(
      { length: Math.floor(wide / 48) },
      (_unused, column) =>
        html`<path
          d="M${x + 18 + column * 46} ${760 - tall + 24 + row * 62}h24v34h-24z"
          fill="${(row * 3 + column) % 5 === 0 ? p.coral500 : p.deep700}"
          opacity=".85"
        />`,
    ).join(""),
  ).join("");

const skyline = towers
  .map(
    ([x, tall, wide, colour]) =>
      html`<path
          d="M${x} ${760 - tall}h${wide}v${tall}h${-wide}z"
          fill="${colour}"
        />${windows(x, tall, wide)}`,
  )
  .join("");

/** The seafront, and in the water four words for home. */
export const draw = () =>
  stage({
    ground: "#f08d6b",
    motif: ground.stars("#f5a184"),
    body: html`<svg class="art" viewBox="0 0 1600 1200">
      <circle cx="1240" cy="300" r="150" fill="${p.sun400}" />
      ${skyline}
      <path d="M0 760h1600v440H0z" fill="${p.deep700}" />
      <g transform="matrix(1 0 0 -.42 0 1084)" opacity=".3">${skyline}</g>
      <g fill="none" stroke="${p.deep400}" stroke-width="5" opacity=".8">
        <path d="M0 830h1600M0 905h1600M0 985h1600M0 1070h1600" stroke-dasharray="180 90" />
      </g>
      <g font-family="Display" font-size="92" fill="#fff">
        <text x="150" y="900">Home</text>
        <text x="1010" y="960">Zuhause</text>
      </g>
      <text x="420" y="1050" font-family="sans-serif" font-weight="700" font-size="88" fill="#fff">Дом</text>
      <text x="860" y="1130" font-family="sans-serif" font-weight="700" font-size="84" fill="#fff">
        სახლი
      </text>
    </svg>`,
  });

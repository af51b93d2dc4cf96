import { art, wide, words } from "../../../kit/detail.ts";
import { html } from "../../../kit/markup.ts";
import { palette as p } from "../../../kit/palette.ts";
import { ground, stage } from "../../../kit/stage.ts";

const cards: [tab: string, colour: string][] = [
  ["Sell-out", p.lagoon400],
  ["Season", p.sun400],
  ["Reach", p.coral300],
  ["Budget", p.deep200],
];

const card = (index: number) => {
  const [tab = "", colour = ""] = cards[index] ?? [];
  const [x, y] = [250 + index * 16, 130 + index * 82];
  const at = 60 + index * 200;
  return html`<g transform="translate(${x - index * 32} ${y})">
    <path d="M${at} 0h176l22 60H${at - 22}z" fill="${colour}" />
    <rect y="58" width="${900 + index * 32}" height="620" rx="16" fill="${index % 2 ? "#fff" : p.shell50}" />
    <path d="M0 74q0-16 16-16h${868 + index * 32}q16 0 16 16v18H0z" fill="${colour}" />
    ${words(at + 88, 44, tab, { size: 32, anchor: "middle" })}
  </g>`;
};

const signatures = [
  "M0 20q20-44 30 0t34-10 20 14 40-30",
  "M0 6q30 40 44-6t30 18 60-24",
  "M0 18c30-60 30 40 56-8s30 22 70-4",
  "M0 0q16 50 40 8t40 6 50-16",
];

/** The drawer of the glossary: a card for each word that figures stand for, signed by all who use it. */
export const draw = () =>
  stage({
    ...wide,
    ground: p.deep800,
    motif: ground.stamp("#0e2590", 9, 200, wide),
    body: art(
      wide,
      html`${cards.map((_, index) => card(index)).join("")}
        <rect x="150" y="500" width="1100" height="720" rx="18" fill="#fff" />
        <path d="M150 518q0-18 18-18h1064q18 0 18 18v10H150z" fill="${p.coral500}" />
        ${words(220, 640, "Week", { size: 96, display: true })}
        ${words(220, 722, "Monday to Sunday, in every", { size: 40, fill: p.mute })}
        ${words(220, 774, "file and every department.", { size: 40, fill: p.mute })}
        ${words(800, 600, "Agreed by", { size: 28, fill: p.mute })}
        ${signatures
          .map(
            (path, index) =>
              html`<path
                  d="${path}"
                  transform="translate(${820 + (index % 2) * 210} ${666 + Math.floor(index / 2) * 110}) scale(1.2)"
                  fill="none"
                  stroke="${p.deep600}"
                  stroke-width="6"
                  stroke-linecap="round"
                />
                <path
                  d="M${800 + (index % 2) * 210} ${708 + Math.floor(index / 2) * 110}h180"
                  stroke="${p.shell300}"
                  stroke-width="4"
                />`,
          )
          .join("")}
        <path d="M70 860h1260v340H70z" fill="#b98f57" />
        <path d="M70 860h1260v40H70z" fill="#e6c98f" />
        <path d="M70 1020h1260M70 1110h1260" stroke="#a37a45" stroke-width="7" />
        <rect x="490" y="930" width="420" height="120" rx="14" fill="${p.shell50}" />
        ${words(700, 1008, "Glossary", { size: 54, anchor: "middle", display: true })}
        <path
          d="M610 1090q90 90 180 0"
          fill="none"
          stroke="${p.ink}"
          stroke-width="26"
          stroke-linecap="round"
        />`,
    ),
  });

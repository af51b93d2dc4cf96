import { art, tall, words } from "../../../kit/detail.ts";
import { html } from "../../../kit/markup.ts";
import { palette as p } from "../../../kit/palette.ts";
import { ground, stage } from "../../../kit/stage.ts";
import { leaf } from "../../../kit/still-life.ts";

const parts: [title: string, ...lines: string[]][] = [
  ["What is in it", "Turmeric root, 400 mg", "Curcuma longa"],
  ["What it is for", "A food supplement.", "Not a medicine."],
  ["What is not known", "Whether more does more.", "So there isn't more."],
];

/** The bottle turned round, as its buyers do in the shop: the label in three honest parts. */
export const draw = () =>
  stage({
    ...tall,
    ground: "#f2c14e",
    motif: ground.swell("#ecb63b", 18, { islets: 3, line: 6, frame: tall }),
    body: art(
      tall,
      html`${leaf(90, 1240, 2.6, -22)}${leaf(930, 1260, 2.5, 26)}${leaf(60, 980, 1.9, -58)}${leaf(960, 980, 1.9, 56)}
        <ellipse cx="540" cy="1160" rx="420" ry="50" fill="${p.deep950}" opacity=".25" />
        <path
          d="M360 170h280v70c0 50 150 80 150 210v630q0 70-70 70H280q-70 0-70-70V450c0-130 150-160 150-210z"
          fill="#b9661b"
        />
        <path
          d="M590 170h50v70c0 50 150 80 150 210v630q0 70-70 70H630c50-200 60-620-40-980z"
          fill="#8c4610"
        />
        <path
          d="M262 420c-14 20-14 60-14 120"
          stroke="#e39a4b"
          stroke-width="24"
          fill="none"
          stroke-linecap="round"
        />
        <rect x="330" y="30" width="340" height="160" rx="26" fill="#12251d" />
        <path
          d="M380 60v104M430 60v104M480 60v104M530 60v104M580 60v104M626 60v104"
          stroke="#284638"
          stroke-width="10"
        />
        <path d="M210 450h580v620H210z" fill="#fbf9f1" />
        <path d="M690 450h100v620H690z" fill="#e9e2cf" />
        <path d="M210 450h580v14H210zM210 1056h580v14H210z" fill="${p.leaf700}" />
        ${parts
          .map(
            ([title, ...lines], index) =>
              html`${words(252, 540 + index * 184, title, { size: 46, fill: p.leaf700, display: true })}
              ${lines.map((line, row) => words(252, 586 + index * 184 + row * 40, line, { size: 31, fill: "#23402f" })).join("")}
              ${index < 2 ? html`<path d="M252 ${656 + index * 184}h420" stroke="${p.shell300}" stroke-width="4" />` : ""}`,
          )
          .join("")}`,
    ),
  });

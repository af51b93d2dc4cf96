import { art, wide, words } from "../../../kit/detail.ts";
import { html } from "../../../kit/markup.ts";
import { palette as p } from "../../../kit/palette.ts";
import { stage } from "../../../kit/stage.ts";

const roles = ["Network", "Regulation", "Finance", "Product", "Buying", "Support"];
const columns = [170, 382, 594, 806, 1018, 1230];
const rows = [250, 420, 590];

const jack = (x: number, y: number) =>
  html`<circle cx="${x}" cy="${y}" r="34" fill="#c9a15c" /><circle
      cx="${x}"
      cy="${y}"
      r="20"
      fill="#1d0f3b"
    />`;

const cord = (fromX: number, toX: number, y: number, colour: string, shade: string) =>
  html`<path
      d="M${fromX} 1060C${fromX} 780 ${toX} 900 ${toX} ${y + 30}"
      fill="none"
      stroke="${shade}"
      stroke-width="34"
      stroke-linecap="round"
      transform="translate(10 14)"
      opacity=".5"
    />
    <path
      d="M${fromX} 1060C${fromX} 780 ${toX} 900 ${toX} ${y + 30}"
      fill="none"
      stroke="${colour}"
      stroke-width="28"
      stroke-linecap="round"
    />
    <rect x="${toX - 27}" y="${y - 10}" width="54" height="120" rx="24" fill="${p.shell50}" />
    <rect x="${toX - 27}" y="${y + 62}" width="54" height="48" rx="20" fill="${colour}" />`;

const people: [name: string, x: number, colour: string][] = [
  ["Guide", 350, p.lagoon400],
  ["Call", 570, p.sun400],
  ["Visit", 790, p.coral500],
  ["Letter", 1010, p.deep400],
];

/** A manual exchange whose jacks are the people who decide: four cords find the four that matter. */
export const draw = () =>
  stage({
    ...wide,
    ground: "#3a1f6e",
    body: art(
      wide,
      html`<rect x="60" y="60" width="1280" height="700" rx="26" fill="#6d3b1f" />
        <rect x="60" y="60" width="1280" height="30" rx="15" fill="#96552e" />
        <rect x="96" y="120" width="1208" height="604" rx="14" fill="#241149" />
        ${columns.map((x, index) => words(x, 182, roles[index] ?? "", { size: 31, fill: "#d9c8f7", anchor: "middle" })).join("")}
        ${rows.map((y) => columns.map((x) => jack(x, y)).join("")).join("")}
        ${columns.map((x) => html`<path d="M${x - 60} 670h120" stroke="#4b2a86" stroke-width="12" stroke-linecap="round" />`).join("")}
        <path d="M20 900h1360l40 300H-20z" fill="#6d3b1f" />
        <path d="M20 900h1360l4 34H16z" fill="#96552e" />
        ${cord(570, 382, 420, p.sun400, "#1d0f3b")}${cord(790, 594, 590, p.coral500, "#1d0f3b")}
        ${cord(350, 170, 250, p.lagoon400, "#1d0f3b")}${cord(1010, 806, 250, p.deep400, "#1d0f3b")}
        ${people
          .map(
            ([name, x, colour]) =>
              html`<ellipse cx="${x}" cy="1064" rx="62" ry="26" fill="#2a1408" />
                <ellipse cx="${x}" cy="1056" rx="24" ry="12" fill="${colour}" />
                ${words(x, 1146, name, { size: 34, fill: "#fff", anchor: "middle" })}`,
          )
          .join("")}`,
    ),
  });

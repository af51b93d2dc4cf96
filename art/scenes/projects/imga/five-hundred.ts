import { random } from "../../../../scripts/random.ts";
import { art, wide } from "../../../kit/detail.ts";
import { html } from "../../../kit/markup.ts";
import { palette as p } from "../../../kit/palette.ts";
import { stage } from "../../../kit/stage.ts";

/** Twenty-five by twenty; a cup in the middle of them. */
const cup = [
  "                         ",
  "                         ",
  "                         ",
  "       ###########       ",
  "     ##+#########+##     ",
  "     # +#########+ #     ",
  "     # +#########+ #     ",
  "     # +#########+ #     ",
  "     ##+#########+##     ",
  "       +#########+       ",
  "        +#######+        ",
  "         +#####+         ",
  "           ###           ",
  "           ###           ",
  "           ###           ",
  "         #######         ",
  "        #########        ",
  "        +++++++++        ",
  "                         ",
  "                         ",
];

const colours = ["#2b1b52", "#33205f", "#3d2770", "#26164a", "#452c7d"];
const lit = [p.lagoon600, p.coral600, p.deep600, "#7a3fa8"];

/** A game's tile, 46 wide, with one of four symbols. */
const sign = (kind: number, fill: string) =>
  [
    html`<circle r="10" fill="${fill}" />`,
    html`<path d="M0-12L12 10H-12z" fill="${fill}" />`,
    html`<path d="M-9-9H9V9H-9z" fill="${fill}" />`,
    html`<path d="M-4-12h8v8h8v8H4v8h-8V4h-8v-8h8z" fill="${fill}" />`,
  ][kind] ?? "";

function tiles(): string {
  const next = random(500);
  return cup
    .flatMap((row, y) =>
      Array.from(row, (cell, x) => {
        const chance = next();
        const back =
          cell === "#"
            ? p.sun400
            : cell === "+"
              ? "#e79a12"
              : chance < 0.12
                ? (lit[Math.floor(next() * lit.length)] ?? "")
                : (colours[Math.floor(next() * colours.length)] ?? "");
        const face =
          cell === " " ? (chance < 0.12 ? "#fff" : "#5b4194") : cell === "#" ? "#ffe39c" : "#ffc22e";
        return html`<g transform="translate(${76 + x * 52} ${106 + y * 52})">
          <rect x="-23" y="-23" width="46" height="46" rx="10" fill="${back}" />
          ${sign(Math.floor(next() * 4), face)}
        </g>`;
      }),
    )
    .join("");
}

/** Five hundred tiles, one for each entry of a year; some of them make the cup. */
export const draw = () => stage({ ...wide, ground: "#1a0f33", body: art(wide, tiles()) });

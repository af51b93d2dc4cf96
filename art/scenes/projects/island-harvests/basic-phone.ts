import { art, tall, words } from "../../../kit/detail.ts";
import { html } from "../../../kit/markup.ts";
import { palette as p } from "../../../kit/palette.ts";
import { ground, stage } from "../../../kit/stage.ts";
import { cocoa, goldenCocoa, leaf } from "../../../kit/still-life.ts";

const lcd = "#dcebb4";
const menu = ["1 Bags ready", "2 Price a bag", "3 Answer buyer"];

const keys = Array.from({ length: 12 }, (_, key) => {
  const [x, y] = [-176 + (key % 3) * 122, 150 + Math.floor(key / 3) * 86];
  return html`<rect x="${x}" y="${y}" width="108" height="68" rx="26" fill="#14573f" />
    ${words(x + 54, y + 47, "123456789*0#"[key] ?? "", { size: 36, fill: "#fff", anchor: "middle" })}`;
}).join("");

/** A grower's phone with buttons, and the menu for keeping a lot up to date. */
export const draw = () =>
  stage({
    ...tall,
    ground: p.sun400,
    motif: ground.weave("#f3ac0a", 120, 5, tall),
    body: art(
      tall,
      html`${leaf(190, 900, 1.9, -38)}${leaf(300, 860, 2, -12)}${leaf(870, 1010, 1.8, 46)}
        ${cocoa(170, 960, 1.55, -22)}${cocoa(860, 930, 1.5, 24, goldenCocoa)}
        <g transform="translate(520 580) rotate(5)">
          <rect x="-206" y="-496" width="460" height="1044" rx="104" fill="${p.deep950}" opacity=".25" />
          <rect x="-230" y="-520" width="460" height="1040" rx="104" fill="${p.leaf800}" />
          <path
            d="M-190-440q0-46 46-46h60"
            fill="none"
            stroke="#3f8a66"
            stroke-width="10"
            stroke-linecap="round"
          />
          <rect x="-190" y="-440" width="380" height="376" rx="30" fill="${p.ink}" />
          <rect x="-170" y="-420" width="340" height="336" rx="14" fill="${lcd}" />
          ${words(-146, -366, "LOT 14 COCOA", { size: 37 })}
          <path d="M-146-344h292" stroke="${p.ink}" stroke-width="4" />
          <rect x="-158" y="-324" width="316" height="62" fill="${p.ink}" />
          ${menu.map((line, index) => words(-146, -280 + index * 66, line, { size: 34, fill: index === 0 ? lcd : p.ink })).join("")}
          <path d="M-146-100h16m14 0h16" stroke="${p.ink}" stroke-width="8" />
          <rect x="-92" y="-28" width="184" height="140" rx="62" fill="#14573f" />
          <rect x="-46" y="8" width="92" height="66" rx="32" fill="${p.sun400}" />
          <path d="M-188 4h70M118 4h70" stroke="#14573f" stroke-width="34" stroke-linecap="round" />
          ${keys}
        </g>
        ${cocoa(250, 1110, 1.2, 64, goldenCocoa)}`,
    ),
  });

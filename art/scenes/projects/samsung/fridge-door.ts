import { art, wide, words } from "../../../kit/detail.ts";
import { html } from "../../../kit/markup.ts";
import { palette as p } from "../../../kit/palette.ts";
import { ground, stage } from "../../../kit/stage.ts";

const note = (x: number, y: number, turn: number, colour: string, team: string, text: string) =>
  html`<g transform="translate(${x} ${y}) rotate(${turn})">
    <path d="M8 16h250v180H8z" fill="${p.deep950}" opacity=".22" />
    <path d="M0 0h250v180H0z" fill="${colour}" />
    ${words(24, 88, team, { size: 40, display: true })} ${words(24, 130, text, { size: 27 })}
    <circle cx="125" cy="18" r="20" fill="${p.ink}" />
    <circle cx="119" cy="12" r="6" fill="#fff" />
  </g>`;

const days = ["Mon", "Tue", "Wed", "Thu", "Fri"];

/** The week of one household on its fridge: two teams had meant to write on Tuesday. */
export const draw = () =>
  stage({
    ...wide,
    ground: p.lagoon400,
    motif: ground.stamp("#26c4aa", 27, 175, wide),
    body: art(
      wide,
      html`<path d="M0 1110h1400v90H0z" fill="${p.deep900}" />
        <path
          d="M150 60h1150q40 0 40 40v1040H110V100q0-40 40-40z"
          fill="${p.deep950}"
          opacity=".25"
          transform="translate(34 0)"
        />
        <path d="M130 40h1140q40 0 40 40v1060H90V80q0-40 40-40z" fill="#eef2fb" />
        <path d="M1190 40h80q40 0 40 40v1060h-150c40-300 60-760 30-1100z" fill="#cfd9f0" />
        <path d="M90 320h1220v16H90z" fill="#b7c4e2" />
        <rect x="150" y="130" width="34" height="150" rx="17" fill="${p.deep700}" />
        <rect x="150" y="376" width="34" height="420" rx="17" fill="${p.deep700}" />
        ${words(260, 210, "Who writes to number nine?", { size: 60, display: true })}
        <g fill="none" stroke="#b7c4e2" stroke-width="5">
          <path
            d="M250 470h980M250 410v650M446 410v650M642 410v650M838 410v650M1034 410v650M1230 410v650M250 410h980M250 1060h980"
          />
        </g>
        ${days.map((day, index) => words(348 + index * 196, 452, day, { size: 32, anchor: "middle", fill: p.mute })).join("")}
        ${note(806, 800, 4, p.sun400, "Kitchen", "Filter is due")}
        ${note(330, 850, -5, p.coral300, "Television", "moves to Friday")}
        ${note(428, 560, 3, p.deep200, "Phone", "Trade-in offer")}
        ${note(960, 520, -3, "#fff", "Care", "Repair is done")}
        <path
          d="M470 800C420 640 380 560 520 520s260 20 240 130-60 160-160 170"
          fill="none"
          stroke="${p.coral600}"
          stroke-width="14"
          stroke-linecap="round"
        />
        <path
          d="M590 960c180 140 420 150 540 60"
          fill="none"
          stroke="${p.coral600}"
          stroke-width="14"
          stroke-linecap="round"
        />
        <path
          d="M1096 1006l44 6-16 42"
          fill="none"
          stroke="${p.coral600}"
          stroke-width="14"
          stroke-linecap="round"
          stroke-linejoin="round"
        />`,
    ),
  });

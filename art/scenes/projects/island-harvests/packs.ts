import { art, wide, words } from "../../../kit/detail.ts";
import { html } from "../../../kit/markup.ts";
import { palette as p } from "../../../kit/palette.ts";
import { ground, stage } from "../../../kit/stage.ts";
import { cocoa, leaf, ngali } from "../../../kit/still-life.ts";

/** The client's symbol, a leaf over its horizon, 100 wide. */
const sign = (x: number, y: number, scale: number, line: string = p.sun400) =>
  html`<g transform="translate(${x} ${y}) scale(${scale})">
    <path d="M0 38C-32 12-32-24 0-44 32-24 32 12 0 38z" fill="${p.leaf500}" />
    <path d="M0 38C32 12 32-24 0-44z" fill="${p.leaf700}" />
    <path d="M-42 42q42-18 84 0" fill="none" stroke="${line}" stroke-width="8" />
  </g>`;

const name = (x: number, y: number, text: string, place: string, fill: string) =>
  words(x, y, text, { size: 46, fill, anchor: "middle", display: true }) +
  words(x, y + 44, place, { size: 26, fill, anchor: "middle" });

/** One symbol on three things that leave by container: a sack, a jar, a tin. */
export const draw = () =>
  stage({
    ...wide,
    ground: p.leaf800,
    motif: ground.swell("#11503a", 5, { islets: 3, line: 5, frame: wide }),
    body: art(
      wide,
      html`<circle cx="700" cy="500" r="430" fill="${p.sun400}" />
        <path d="M0 1000h1400v200H0z" fill="#c98a3d" />
        <path d="M0 1000h1400v34H0z" fill="#e6b46a" />
        ${leaf(1220, 1010, 1.8, 24)}${leaf(1320, 1020, 1.5, 52)}${leaf(120, 1010, 1.6, -34)}
        <ellipse cx="330" cy="1010" rx="280" ry="30" fill="${p.deep950}" opacity=".3" />
        <path
          d="M150 330q10-70 40-90h260q30 20 40 90c50 130 90 420 60 640q-8 40-50 40H140q-42 0-50-40C60 750 100 460 150 330z"
          fill="#d9b27c"
        />
        <path
          d="M430 240h20q30 20 40 90c50 130 90 420 60 640q-8 40-50 40h-70c60-240 70-560 0-770z"
          fill="#b98f57"
        />
        <path d="M160 240q-30-70 10-110h300q40 40 10 110z" fill="#e6c799" />
        <path d="M150 236h340v34H150z" fill="${p.coral500}" />
        <g opacity=".45" stroke="#b98f57" stroke-width="5">
          <path d="M120 480h400M100 640h440M92 800h460M94 940h460" />
        </g>
        ${sign(320, 480, 2, p.coral600)} ${name(320, 700, "Cocoa", "Guadalcanal", "#4a2c12")}
        <g transform="translate(720 0)">
          <ellipse cx="0" cy="1010" rx="210" ry="26" fill="${p.deep950}" opacity=".3" />
          <rect x="-180" y="470" width="360" height="540" rx="60" fill="#f4f7ea" />
          <path d="M90 470h30q60 0 60 60v420q0 60-60 60H70q50-270 20-540z" fill="#d3dcc4" />
          <path d="M-180 640h360v250h-360z" fill="${p.lagoon700}" />
          <path d="M100 640h80v250H84q20-120 16-250z" fill="#004b46" />
          <rect x="-168" y="390" width="336" height="96" rx="20" fill="#b98f57" />
          <path d="M90 390h58q20 0 20 20v56q0 20-20 20H90z" fill="#94703f" />
          <path d="M-150 540v70M-150 920v40" stroke="#fff" stroke-width="16" stroke-linecap="round" />
          ${sign(0, 572, 1.05, "#94703f")} ${name(0, 760, "Coconut", "Malaita", "#fff")}
        </g>
        <g transform="translate(1120 0)">
          <ellipse cx="0" cy="1010" rx="190" ry="24" fill="${p.deep950}" opacity=".3" />
          <path d="M-160 620h320v360q-160 56-320 0z" fill="#352a52" />
          <path d="M70 620h90v360q-40 14-84 22 20-190-6-382z" fill="#241b3d" />
          <ellipse cy="620" rx="160" ry="46" fill="#e9e2cf" />
          <ellipse cy="612" rx="136" ry="34" fill="#fff" />
          ${sign(0, 752, 1.25)} ${name(0, 884, "Ngali nut", "Makira", "#fff")}
        </g>
        ${cocoa(590, 1050, 0.72, 78)}${ngali(900, 1060, 0.72, 60)}${ngali(966, 1084, 0.72, 96)}`,
    ),
  });

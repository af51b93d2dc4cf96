/** Drawn things in three tones, lit from the top left; each is an SVG group around its own middle. */

import { html } from "./markup.ts";
import { palette as p } from "./palette.ts";
const at = (x: number, y: number, scale: number, turn: number, content: string) =>
  html`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${content}</g>`;

type Tones = readonly [base: string, shade: string, light: string];

export const ripeCocoa: Tones = ["#e0702a", "#b84a16", "#f79b52"];
export const goldenCocoa: Tones = ["#f0b432", "#cb8a12", "#ffda7e"];

export const cocoa = (x: number, y: number, scale = 1, turn = 0, [base, shade, light]: Tones = ripeCocoa) =>
  at(
    x,
    y,
    scale,
    turn,
    html`<path
        d="M0-120C46-112 70-58 66 0 62 60 34 116 4 132-34 112-64 60-66 0-66-60-44-112 0-120z"
        fill="${base}"
      />
      <path d="M0-120C46-112 70-58 66 0 62 60 34 116 4 132 30 60 34-60 0-120z" fill="${shade}" />
      <path
        d="M-8-112C-40-60-44 50-6 120M-26-96C-58-40-54 40-26 94"
        fill="none"
        stroke="${shade}"
        stroke-width="5"
      />
      <path
        d="M-34-84C-50-50-52-20-50 6"
        fill="none"
        stroke="${light}"
        stroke-width="9"
        stroke-linecap="round"
      />
      <path
        d="M-6-118C-8-134-2-146 8-152"
        fill="none"
        stroke="#5a3a1e"
        stroke-width="11"
        stroke-linecap="round"
      />`,
  );

export const coconut = (x: number, y: number, scale = 1, turn = 0) =>
  at(
    x,
    y,
    scale,
    turn,
    html`<circle r="118" fill="#5a3820" />
      <path d="M-118 0A118 118 0 0 0 118 0z" fill="#452815" />
      <ellipse cy="-14" rx="108" ry="96" fill="#8b5e38" />
      <ellipse cy="-14" rx="98" ry="87" fill="#fffdf4" />
      <ellipse cy="-8" rx="66" ry="56" fill="#e9e2cf" />
      <path d="M-62 2A66 56 0 0 0 62 2 66 50 0 0 1-62 2z" fill="#d6ccb2" />`,
  );

export const ngali = (x: number, y: number, scale = 1, turn = 0) =>
  at(
    x,
    y,
    scale,
    turn,
    html`<path
        d="M0-78C38-66 52-20 40 26 32 58 14 76 0 82-16 74-38 50-44 12-50-30-34-68 0-78z"
        fill="#2f2548"
      />
      <path d="M0-78C38-66 52-20 40 26 32 58 14 76 0 82 18 30 20-30 0-78z" fill="#1e1730" />
      <path
        d="M-24-48C-34-24-34-4-30 14"
        stroke="#6b5b94"
        stroke-width="7"
        fill="none"
        stroke-linecap="round"
      />`,
  );

export const greenLeaf: Tones = [p.leaf500, p.leaf700, "#8fddb0"];

export const leaf = (x: number, y: number, scale = 1, turn = 0, [base, shade, light]: Tones = greenLeaf) =>
  at(
    x,
    y,
    scale,
    turn,
    html`<path d="M0 0C-70-60-74-180 0-260 74-180 70-60 0 0z" fill="${base}" />
      <path d="M0 0C74-60 70-180 0-260z" fill="${shade}" />
      <path
        d="M0 10V-236M0-60L-40-96M0-60L40-96M0-120L-42-156M0-120L42-156M0-178L-26-204M0-178L26-204"
        stroke="${light}"
        stroke-width="4"
        fill="none"
        opacity=".8"
      />`,
  );

export const bottle = (x: number, y: number, scale: number, name: string, tint = p.leaf700) =>
  at(
    x,
    y,
    scale,
    0,
    html`<ellipse cx="20" cy="178" rx="120" ry="18" opacity=".18" />
      <path
        d="M-46-150h92v34c0 16 38 24 38 62v210c0 14-10 22-24 22H-60c-14 0-24-8-24-22V-54c0-38 38-46 38-62z"
        fill="#b9661b"
      />
      <path d="M30-150h16v34c0 16 38 24 38 62v210c0 14-10 22-24 22H26c22-60 24-230 4-328z" fill="#8c4610" />
      <path
        d="M-66-40c-4 8-4 150 0 176"
        stroke="#e39a4b"
        stroke-width="11"
        fill="none"
        stroke-linecap="round"
      />
      <rect x="-54" y="-206" width="108" height="58" rx="9" fill="#12251d" />
      <path d="M-84-18H84v140H-84z" fill="${p.shell50}" />
      <path d="M50-18H84v140H50z" opacity=".07" />
      <circle cy="22" r="20" fill="none" stroke="${tint}" stroke-width="5" />
      <path d="M-12 22q12-18 24 0" stroke="${tint}" stroke-width="5" fill="none" />
      <text y="78" text-anchor="middle" font-family="Display" font-size="31" fill="${tint}">${name}</text>
      <rect x="-38" y="92" width="76" height="6" rx="3" fill="${tint}" opacity=".3" />`,
  );

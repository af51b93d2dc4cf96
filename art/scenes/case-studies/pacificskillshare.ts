import { html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { ground, stage } from "../../kit/stage.ts";

const island = (x: number, y: number, scale: number) =>
  html`<g transform="translate(${x} ${y}) scale(${scale})"
    ><path d="M-150 0q150-120 300 0z" fill="#0f7a50" />
    <path d="M-170 0h340q-170 46-340 0z" fill="#e6c98f" />
    <path d="M20-56q-16-80 10-130" stroke="#5a3820" stroke-width="14" fill="none" />
    <path
      d="M30-186q-70-20-92 30 52-26 92-30zm0 0q70-24 96 26-54-22-96-26zm0 0q-18-52-66-58 40 22 66 58zm0 0q24-50 70-50-44 18-70 50z"
      fill="${p.leaf500}"
  /></g>`;

const card = (x: number, y: number, turn: number, colour: string, mark: string) =>
  html`<g transform="translate(${x} ${y}) rotate(${turn})"
    ><rect x="-95" y="-68" width="190" height="136" rx="18" fill="#fff" />
    <rect x="-95" y="-68" width="190" height="86" rx="18" fill="${colour}" />${mark}<path
      d="M-70 44h100"
      stroke="${p.shell300}"
      stroke-width="12"
      stroke-linecap="round"
  /></g>`;

/** A phone as a lantern at night; lessons cross the water between islands. */
export const draw = () =>
  stage({
    ground: p.deep900,
    motif: ground.stars("#17246b"),
    body: html`<svg class="art" viewBox="0 0 1600 1200">
      <defs>
        <radialGradient id="glow">
          <stop stop-color="${p.sun200}" stop-opacity=".75" />
          <stop offset="1" stop-color="${p.sun200}" stop-opacity="0" />
        </radialGradient>
      </defs>
      <path d="M0 860q200-60 400 0t400 0 400 0 400 0v340H0z" fill="${p.lagoon700}" />
      <path d="M0 960q200-50 400 0t400 0 400 0 400 0v240H0z" fill="#004b46" />
      ${island(250, 872, 1.1)}${island(1330, 866, 1.3)}${island(1010, 838, 0.6)}
      <circle cx="790" cy="520" r="520" fill="url(#glow)" />
      <path
        d="M300 760C400 420 560 300 790 300s460 160 520 440"
        fill="none"
        stroke="${p.sun400}"
        stroke-width="7"
        stroke-dasharray="3 22"
        stroke-linecap="round"
      />
      <rect x="650" y="320" width="280" height="540" rx="46" fill="${p.ink}" />
      <rect x="668" y="338" width="244" height="504" rx="32" fill="${p.sun200}" />
      <path d="M760 520l110 70-110 70z" fill="${p.coral500}" />
      <path d="M700 770h180" stroke="${p.sun600}" stroke-width="14" stroke-linecap="round" />
      <path d="M700 770h90" stroke="${p.coral500}" stroke-width="14" stroke-linecap="round" />
      ${card(400, 470, -12, p.lagoon400, html`<path d="M-40-40h80v30h-80z" fill="#fff" />`)}${card(560, 270, 6, p.coral300, html`<circle cy="-24" r="24" fill="#fff" />`)}${card(1060, 300, -4, p.deep400, html`<path d="M-30-6l30-44 30 44z" fill="#fff" />`)}${card(1250, 520, 12, p.sun400, html`<path d="M-34-24h68M0-54v60" stroke="#fff" stroke-width="14" />`)}
    </svg>`,
  });

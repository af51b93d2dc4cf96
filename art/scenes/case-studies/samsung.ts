import { html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { ground, stage } from "../../kit/stage.ts";

const paths: [string, string][] = [
  ["M800 640C620 500 480 420 330 380", p.lagoon400],
  ["M800 640C700 440 760 330 830 240", p.sun400],
  ["M800 640C1000 520 1130 460 1290 430", p.coral300],
  ["M800 640C980 780 1120 850 1270 880", p.deep200],
  ["M800 640C640 800 500 860 350 890", "#fff"],
];

/** A household's devices, their messages on calm paths that do not cross. */
export const draw = () =>
  stage({
    ground: p.deep700,
    motif: ground.swell(p.deep550, 19, { islets: 5, line: 4 }),
    body: html`<svg class="art" viewBox="0 0 1600 1200">
      <g fill="none" stroke-width="14" stroke-linecap="round">
        ${paths.map(([path, colour]) => html`<path d="${path}" stroke="${colour}" />`).join("")}
      </g>
      <rect x="230" y="250" width="150" height="270" rx="28" fill="${p.ink}" />
      <rect x="244" y="264" width="122" height="242" rx="18" fill="${p.lagoon400}" />
      <rect x="660" y="90" width="380" height="226" rx="14" fill="${p.ink}" />
      <rect x="676" y="106" width="348" height="194" fill="${p.sun400}" />
      <path d="M790 316h120v40H790z" fill="${p.ink}" />
      <rect x="1220" y="270" width="210" height="330" rx="16" fill="#fff" />
      <path d="M1220 390h210M1250 320v40M1250 420v80" stroke="${p.shell300}" stroke-width="12" />
      <rect x="1180" y="790" width="270" height="250" rx="18" fill="#fff" />
      <circle cx="1315" cy="930" r="82" fill="${p.deep200}" />
      <circle cx="1315" cy="930" r="52" fill="${p.deep400}" />
      <path d="M200 800h290v190H200z" fill="${p.ink}" />
      <path d="M214 814h262v162H214z" fill="${p.deep400}" />
      <path d="M160 990h370l20 40H140z" fill="${p.shell200}" />
      <path d="M800 520l170 130v170H630V650z" fill="${p.coral500}" />
      <path d="M800 520l170 130v170H800z" fill="${p.coral600}" />
      <path d="M750 720h100v100H750z" fill="${p.sun200}" />
    </svg>`,
  });

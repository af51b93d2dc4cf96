import { css, html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { ground, phone, slab, stage } from "../../kit/stage.ts";
import { cocoa, coconut, goldenCocoa, leaf, ngali } from "../../kit/still-life.ts";

const cream = "#fff7e2";

/** The heap of produce between the headline and the phone. */
const heap = [
  leaf(200, 420, 1.15, -34),
  leaf(300, 400, 1.4, -8),
  leaf(424, 410, 1.35, 24),
  coconut(360, 262, 0.98, -8),
  cocoa(150, 262, 0.86, -26),
  cocoa(226, 292, 0.76, 16, goldenCocoa),
  ngali(444, 330, 0.78, 34),
  ngali(300, 350, 0.66, -62),
].join("");

const lots: [back: string, art: string, name: string, place: string, term: string][] = [
  [
    "#fbe3c8",
    cocoa(-58, 0, 1, -14) + cocoa(72, 12, 0.88, 16, goldenCocoa),
    "Trinitario cocoa",
    "Guadalcanal",
    "FOB Honiara",
  ],
  [
    "#ddefe2",
    leaf(-90, 190, 0.95, -30) + leaf(100, 190, 0.95, 30) + coconut(0, 6, 1.08),
    "Virgin coconut",
    "Malaita",
    "FOB Auki",
  ],
  [
    "#e3e0f2",
    ngali(-78, 0, 1.08, -18) + ngali(30, -24, 1.2, 8) + ngali(108, 46, 1, 30),
    "Ngali nut",
    "Makira",
    "FOB Kirakira",
  ],
];

const card = ([back, art, name, place, term]: (typeof lots)[number]) =>
  html`<div class="lot">
    <svg viewBox="-200 -180 400 360" style="background:${back}">${art}</svg> <b>${name}</b>
    <div class="row between"><small>${place}</small><em>${term}</em></div>
  </div>`;

const shop = slab(
  "Island Harvests",
  html`<div class="hero">
      <div class="row nav">
        <b>Island Harvests</b> <span>Produce</span><span>Growers</span><span>Export desk</span>
      </div>
      <h1>From the garden to the world's docks</h1>
      <svg viewBox="0 0 640 400">${heap}</svg>
    </div>
    <div class="row between lead">
      <h2>Lots ready to ship</h2>
      <span>Every island</span>
    </div>
    <div class="lots">${lots.map(card).join("")}</div>`,
);

const route = "M20 214C60 120 110 190 140 120";

const shipment = phone(
  html`<div class="ship">
    <small>Shipment</small>
    <h2>On the water</h2>
    <svg viewBox="0 0 270 250">
      <path d="${route}S220 40 250 30" class="ahead" />
      <path d="${route}" class="sailed" />
      <g fill="${p.sun400}">
        <circle cx="20" cy="214" r="9" />
        <circle cx="140" cy="120" r="17" />
      </g>
      <circle cx="250" cy="30" r="9" fill="none" stroke="${cream}" stroke-width="4" />
    </svg>
    <div class="row between ports"><span>Honiara</span><span>Brisbane</span></div>
    <div class="weight"><small>Cocoa lot</small><b>12.5 t dried</b></div>
  </div>`,
  "right:70px;top:560px",
);

export const draw = () =>
  stage({
    ground: p.sun400,
    motif: ground.weave("#f3ac0a"),
    css: css`
      .hero {
        height: 486px;
        background: ${p.leaf800};
        color: ${cream};
        position: relative;
        padding: 34px 56px;
        overflow: hidden;
      }
      .hero h1 {
        font-size: 78px;
        margin-top: 76px;
        width: 600px;
      }
      .hero svg {
        position: absolute;
        left: 600px;
        bottom: -14px;
        width: 660px;
        overflow: visible;
      }
      .nav {
        gap: 34px;
        font-size: 18px;
        font-weight: 600;
      }
      .nav b {
        font: 24px Display;
        margin-right: auto;
      }
      .lead {
        width: 952px;
        margin: 30px 56px 20px;
        font-weight: 600;
        color: ${p.leaf700};
      }
      .lead h2 {
        font-size: 32px;
        color: ${p.ink};
      }
      .lots {
        display: grid;
        grid-template-columns: repeat(3, 300px);
        gap: 26px;
        padding: 0 56px;
      }
      .lot {
        border-radius: 14px;
        overflow: hidden;
        box-shadow: 0 0 0 2px ${p.shell200};
        padding-bottom: 20px;
      }
      .lot b {
        display: block;
        font-size: 23px;
        padding: 18px 20px 2px;
      }
      .lot .row {
        padding: 0 20px;
      }
      .lot em {
        font: normal 650 17px Text;
        color: ${p.leaf700};
      }
      .ship {
        background: ${p.leaf700};
        color: ${cream};
        height: 100%;
        padding: 44px 28px;
      }
      .ship h2 {
        font-size: 36px;
        margin: 8px 0 18px;
      }
      .ahead {
        fill: none;
        stroke: ${p.leaf200};
        stroke-width: 4;
        stroke-dasharray: 2 11;
      }
      .sailed {
        fill: none;
        stroke: ${p.sun400};
        stroke-width: 6;
      }
      .ports {
        margin-top: 14px;
        font-weight: 600;
      }
      .weight {
        background: #fff;
        color: ${p.ink};
        border-radius: 20px;
        padding: 18px 22px;
        margin-top: 22px;
      }
      .weight b {
        display: block;
        font-size: 24px;
      }
    `,
    body: shop + shipment,
  });

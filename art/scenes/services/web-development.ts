import { html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { box, sea } from "../../kit/sea.ts";

/** One bar of signal is enough: the page is whole before the other three, which stand in the water like posts. */
export const draw = () =>
  sea({
    ground: p.deep800,
    line: "#2748c9",
    direction: 160,
    shores: [
      box(108, 236, 430, 784),
      box(600, 870, 110, 150),
      box(750, 710, 110, 310),
      box(900, 550, 110, 470),
      box(1050, 390, 110, 630),
    ],
    drawing: html`<rect x="108" y="236" width="430" height="784" rx="54" fill="${p.deep950}" />
      <rect x="130" y="258" width="386" height="740" rx="34" fill="${p.shell50}" />
      <rect x="130" y="258" width="386" height="270" rx="34" fill="${p.coral500}" />
      <path d="M130 470c70-60 120-60 190-10s130 40 196-20v90H130z" fill="${p.sun400}" />
      <g fill="${p.ink}"
        ><rect x="170" y="570" width="300" height="34" rx="6" /><rect
          x="170"
          y="622"
          width="210"
          height="34"
          rx="6"
      /></g>
      <g fill="${p.shell300}"
        ><rect x="170" y="700" width="306" height="16" rx="6" /><rect
          x="170"
          y="732"
          width="280"
          height="16"
          rx="6" /><rect x="170" y="764" width="300" height="16" rx="6" /><rect
          x="170"
          y="796"
          width="190"
          height="16"
          rx="6"
      /></g>
      <rect x="170" y="864" width="190" height="72" rx="10" fill="${p.deep600}" />
      <rect x="600" y="870" width="110" height="150" rx="8" fill="${p.sun400}" />
      <g fill="none" stroke="${p.deep200}" stroke-width="8"
        ><rect x="754" y="714" width="102" height="302" rx="6" /><rect
          x="904"
          y="554"
          width="102"
          height="462"
          rx="6" /><rect x="1054" y="394" width="102" height="622" rx="6"
      /></g>
      <path d="M0 1020h1200" stroke="${p.deep200}" stroke-width="8" />`,
  });

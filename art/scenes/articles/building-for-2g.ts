import { html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { ground, stage } from "../../kit/stage.ts";

const windows = [0, 1, 2, 3].map((index) => `M${250 + index * 128} 640h96v104h-96z`).join("");

/** A bus drives behind a hill, and the mast's last wave breaks on its slope. */
export const draw = () =>
  stage({
    ground: p.deep700,
    motif: ground.swell(p.deep550, 7, { islets: 4, line: 4 }),
    body: html`<svg class="art" viewBox="0 0 1600 1200">
      <g fill="none" stroke="${p.sun400}" stroke-width="16" stroke-linecap="round">
        <path
          d="M1180 330a130 130 0 0 0-62 160M1130 230a240 240 0 0 0-110 290M1080 130a350 350 0 0 0-158 420"
        />
        <path d="M1040 40a460 460 0 0 0-218 520" stroke="${p.coral300}" stroke-dasharray="10 44" />
      </g>
      <path d="M1282 400l-92 500h204l-92-500z" fill="#fff" />
      <path d="M1264 500h56l10 60h-76zM1242 640h100l14 80h-128z" fill="${p.deep700}" />
      <circle cx="1292" cy="390" r="44" fill="${p.coral500}" />
      <path d="M190 560h620a70 70 0 0 1 70 70v250H150V600q0-40 40-40z" fill="${p.sun400}" />
      <path d="${windows}" fill="${p.deep900}" />
      <path d="M150 780h730v36H150z" fill="${p.coral500}" />
      <circle cx="310" cy="890" r="78" fill="${p.ink}" />
      <circle cx="310" cy="890" r="30" fill="${p.shell200}" />
      <path d="M560 1200C660 860 820 640 1010 690s250 240 590 250v260z" fill="${p.leaf700}" />
      <path d="M760 1200c60-250 170-400 290-380s200 200 550 220v160z" fill="${p.leaf800}" />
      <path d="M0 956h740l-110 244H0z" fill="${p.leaf500}" />
      <path d="M60 1050h180M320 1050h180" stroke="${p.leaf200}" stroke-width="16" />
    </svg>`,
  });

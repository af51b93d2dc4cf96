import { html } from "../../kit/markup.ts";
import { starPaths } from "../../kit/motifs.ts";
import { palette as p } from "../../kit/palette.ts";
import { stage } from "../../kit/stage.ts";

export const draw = () =>
  stage({
    ground: p.deep950,
    body: html`<svg class="art" viewBox="0 0 1600 1200">
      <circle cx="800" cy="600" r="540" fill="${p.deep900}" />
      <path d="${starPaths([800, 600], 540)}" fill="none" stroke="${p.deep200}" stroke-width="3" />
      <circle cx="800" cy="600" r="540" fill="none" stroke="${p.sun400}" stroke-width="6" />
      <g stroke="${p.sun400}" stroke-width="5">
        ${Array.from({ length: 32 }, (_, index) => html`<path d="M800 44v${index % 8 ? 26 : 58}" transform="rotate(${index * 11.25} 800 600)" />`).join("")}
      </g>
      <g font-family="Display" font-size="54" fill="#fff" text-anchor="middle">
        <text x="800" y="44" dy="-6"></text>
        <text x="1400" y="618">E</text>
        <text x="200" y="618">W</text>
      </g>
      <circle cx="800" cy="600" r="15" fill="${p.coral500}" />
    </svg>`,
  });

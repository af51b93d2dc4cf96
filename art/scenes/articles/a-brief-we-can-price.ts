import { html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { ground, stage } from "../../kit/stage.ts";

const colours = [p.coral500, p.sun400, p.lagoon400, p.deep400, p.coral500, p.sun400, p.lagoon400];

/** A page with seven answers, and the boat that is folded from it. */
export const draw = () =>
  stage({
    ground: p.plum900,
    motif: ground.swell(p.plum700, 31, { islets: 5, line: 5 }),
    body: html`<svg class="art" viewBox="0 0 1600 1200">
      <path d="M170 130h490l110 110v720H170z" fill="#fff" transform="rotate(-5 470 540)" />
      <path d="M623 115l120 100-110 10z" fill="${p.shell300}" />
      ${colours
        .map(
          (colour, index) =>
            html`<circle cx="${250 + index * 6}" cy="${270 + index * 88}" r="24" fill="${colour}" />
              <path
                d="M${310 + index * 6} ${268 + index * 87}l${index % 3 === 1 ? 240 : 330} ${index % 3 === 1 ? -21 : -29}"
                stroke="${p.deep200}"
                stroke-width="18"
              />`,
        )
        .join("")}
      <path d="M1080 330l-150 330h300z" fill="#fff" />
      <path d="M1080 330l150 330h-150z" fill="${p.shell300}" />
      <path d="M690 640l390 60 390-60-170 290H860z" fill="#fff" />
      <path d="M690 640l390 60v230H860z" fill="${p.shell100}" />
      <path d="M1080 700l390-60-170 290h-220z" fill="${p.shell300}" />
      <path d="M1080 330V180l130 50-130 50" fill="${p.coral500}" />
      <path d="M1080 340V176" stroke="${p.ink}" stroke-width="12" />
      <path d="M0 900q100-60 200 0t200 0 200 0 200 0 200 0 200 0 200 0 200 0v300H0z" fill="${p.deep600}" />
      <path d="M0 1010q100-60 200 0t200 0 200 0 200 0 200 0 200 0 200 0 200 0v200H0z" fill="${p.deep800}" />
    </svg>`,
  });

import { html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { ground, stage } from "../../kit/stage.ts";

const column = (x: number, heights: readonly number[], colour: string) =>
  heights
    .map((tall, index) =>
      Array.from(
        { length: tall },
        (_, step) =>
          html`<circle
            cx="${x + index * 92}"
            cy="${690 - step * 62}"
            r="25"
            fill="${colour}"
            opacity="${1 - step * 0.06}"
          />`,
      ).join(""),
    )
    .join("");

/** A flask whose bubbles rise as two charts, one for each network. */
export const draw = () =>
  stage({
    ground: "#e9e0cb",
    motif: ground.weave("#ded3b8", 150, 5),
    body: html`<svg class="art" viewBox="0 0 1600 1200">
      ${column(330, [2, 3, 4, 6, 8], p.coral500)}${column(900, [3, 4, 5, 7, 9], p.deep600)}
      <path d="M170 700h1260l-210 400q-20 40-70 40H450q-50 0-70-40z" fill="#fff" opacity=".75" />
      <path d="M250 850h1100l-130 250q-20 40-70 40H450q-50 0-70-40z" fill="${p.coral600}" />
      <path d="M250 850q140-46 275 0t275 0 275 0 275 0l-60 116H310z" fill="${p.coral500}" />
      <path d="M170 700h1260" stroke="${p.ink}" stroke-width="16" stroke-linecap="round" />
      <path
        d="M190 706l200 394q20 40 60 40h700q40 0 60-40l200-394"
        fill="none"
        stroke="${p.ink}"
        stroke-width="12"
      />
      <g stroke="${p.ink}" stroke-width="7"><path d="M1150 960h90M1120 1020h90M1180 900h90" /></g>
      <path d="M330 800l90 180" stroke="#fff" stroke-width="18" stroke-linecap="round" opacity=".7" />
    </svg>`,
  });

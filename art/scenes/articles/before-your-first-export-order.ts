import { html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { ground, stage } from "../../kit/stage.ts";

const lines = (x: number, y: number, count: number) =>
  Array.from({ length: count }, (_, row) => `M${x} ${y + row * 46}h${row % 3 === 2 ? 130 : 230}`).join("");

/** A sack with its lot's tag, and the papers it needs before it may leave. */
export const draw = () =>
  stage({
    ground: p.leaf800,
    motif: ground.swell(p.leaf700, 12, { islets: 4, line: 5 }),
    body: html`<svg class="art" viewBox="0 0 1600 1200">
      <path d="M0 1008h1600v192H0z" fill="${p.leaf500}" />
      <g transform="translate(112 62) scale(.86)">
        <path d="M960 270h380l90 90v740H960z" fill="${p.shell200}" transform="rotate(4 1180 1100)" />
        <path d="M930 300h360l90 90v710H930z" fill="#fff" />
        <path d="M1290 300v90h90z" fill="${p.shell300}" />
        <path d="${lines(990, 470, 8)}" fill="none" stroke="${p.deep200}" stroke-width="16" />
        <circle cx="1270" cy="950" r="74" fill="${p.coral500}" />
        <path d="M1232 952l28 30 50-62" fill="none" stroke="#fff" stroke-width="18" />
        <path
          d="M400 350C240 440 170 640 160 860c-6 140 10 240 60 240h600c50 0 66-100 60-240-10-220-80-420-240-510z"
          fill="#d9b27c"
        />
        <path
          d="M640 350c160 90 230 290 240 510 6 140-10 240-60 240H640c120-220 110-560-20-750z"
          fill="#b98f57"
        />
        <path
          d="M196 700q320 60 640 0M172 830q340 60 700 0M170 960q350 60 708 0M330 470C290 640 280 860 300 1090M430 500c-20 200-20 400-10 590M620 500c40 180 50 400 40 590M730 540c60 160 70 360 60 550"
          fill="none"
          stroke="#a37a45"
          stroke-width="5"
          opacity=".6"
        />
        <path
          d="M400 330C330 260 300 200 290 130q50 50 90 10 40 60 90 6 50 60 90 0 50 50 90-6 40 40 100-10c-10 70-40 130-110 200z"
          fill="#e6c799"
        />
        <path
          d="M560 146q20 90 10 190h70c70-70 100-130 110-200-60 50-60 50-100 10-40 56-50 40-90 0z"
          fill="#c9a46c"
        />
        <rect x="378" y="316" width="284" height="50" rx="25" fill="${p.coral500}" />
        <path d="M500 360C470 440 520 470 520 540" fill="none" stroke="${p.sun600}" stroke-width="12" />
        <path d="M520 520l150 70v260H370V590z" fill="${p.sun400}" />
        <circle cx="520" cy="584" r="22" fill="${p.leaf800}" />
        <path d="M420 670h200M420 730h200M420 790h120" stroke="${p.leaf800}" stroke-width="18" />
      </g>
    </svg>`,
  });

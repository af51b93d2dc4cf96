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
      <path d="M950 180h380l90 90v560H950z" fill="${p.shell200}" transform="rotate(8 1180 500)" />
      <path d="M930 200h360l90 90v590H930z" fill="#fff" />
      <path d="M1290 200v90h90z" fill="${p.shell300}" />
      <path d="${lines(990, 350, 8)}" fill="none" stroke="${p.deep200}" stroke-width="16" />
      <circle cx="1290" cy="770" r="74" fill="${p.coral500}" />
      <path d="M1252 772l28 30 50-62" fill="none" stroke="#fff" stroke-width="18" />
      <path
        d="M330 330c-30 60-10 90-50 170-70 140-120 300-90 500 10 70 60 90 120 90h420c60 0 110-20 120-90 30-200-20-360-90-500-40-80-20-110-50-170z"
        fill="${p.shell200}"
      />
      <path
        d="M710 330c30 60 10 90 50 170 70 140 120 300 90 500-10 70-60 90-120 90H560c120-180 130-520 60-760z"
        fill="${p.shell300}"
      />
      <path d="M300 330c-20-90 30-110 10-190h420c-20 80 30 100 10 190z" fill="${p.shell100}" />
      <path d="M296 316h448v44H296z" fill="${p.sun400}" />
      <path d="M500 360C470 440 520 470 520 540" fill="none" stroke="${p.sun600}" stroke-width="12" />
      <path d="M520 520l150 70v260H370V590z" fill="${p.sun400}" />
      <circle cx="520" cy="584" r="22" fill="${p.leaf800}" />
      <path d="M420 670h200M420 730h200M420 790h120" stroke="${p.leaf800}" stroke-width="18" />
      <path d="M0 1090h1600v110H0z" fill="${p.leaf500}" />
    </svg>`,
  });

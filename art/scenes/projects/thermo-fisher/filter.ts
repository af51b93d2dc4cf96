import { art, wide, words } from "../../../kit/detail.ts";
import { html } from "../../../kit/markup.ts";
import { palette as p } from "../../../kit/palette.ts";
import { ground, stage } from "../../../kit/stage.ts";

const slip = (x: number, y: number, text: string, turn: number, back: string, ink: string) => {
  const width = text.length * 17 + 70;
  return html`<g transform="translate(${x} ${y}) rotate(${turn})">
    <rect x="${-width / 2}" y="-36" width="${width}" height="72" rx="36" fill="${back}" />
    ${words(0, 11, text, { size: 31, fill: ink, anchor: "middle" })}
  </g>`;
};

const kept: [x: number, y: number, text: string, turn: number][] = [
  [520, 150, "cell diagram homework", -8],
  [960, 205, "lab technician jobs", 10],
  [660, 262, "what is pcr", 5],
  [560, 356, "essay on enzymes", -4],
  [880, 350, "free poster", -7],
];
const passed: [x: number, y: number, text: string][] = [
  [700, 765, "AB-1170"],
  [642, 984, "qPCR master mix"],
  [820, 1066, "tube 50 ml"],
];

/** A filter in a funnel: searches by pupils and for jobs stay in the paper, searches for parts run through. */
export const draw = () =>
  stage({
    ...wide,
    ground: p.shell100,
    motif: ground.weave(p.shell200, 140, 5, wide),
    body: art(
      wide,
      html`<path d="M300 240h800L760 640v130H640V640z" fill="#fff" />
        <path d="M300 240h800L760 640v130h-40V640L980 240z" fill="${p.deep100}" />
        <path d="M360 250h680L740 610h-80z" fill="${p.coral100}" />
        <path
          d="M360 250l300 360h30L500 250zM700 250v360h20l60-360zM1040 250L740 610h-14l200-360z"
          fill="${p.coral300}"
          opacity=".55"
        />
        <path
          d="M300 240h800L760 640v130H640V640z"
          fill="none"
          stroke="${p.ink}"
          stroke-width="14"
          stroke-linejoin="round"
        />
        <path d="M610 700h180v170q190 90 250 250H360q60-160 250-250z" fill="#fff" />
        <path d="M440 1010q260-36 520 0 60 60 80 110H360q20-50 80-110z" fill="${p.coral500}" />
        <path d="M440 1010q260-36 520 0-260 36-520 0z" fill="${p.coral300}" />
        <path
          d="M610 700h180v170q190 90 250 250H360q60-160 250-250z"
          fill="none"
          stroke="${p.ink}"
          stroke-width="14"
          stroke-linejoin="round"
        />
        <path d="M586 700h228" stroke="${p.ink}" stroke-width="34" stroke-linecap="round" />
        ${kept.map(([x, y, text, turn]) => slip(x, y, text, turn, "#fff", p.mute)).join("")}
        ${passed.map(([x, y, text], index) => slip(x, y, text, 0, p.ink, index === 0 ? p.sun400 : "#fff")).join("")}`,
    ),
  });

import { html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { box, round, sea, wave } from "../../kit/sea.ts";

/** A tide gauge: one staff that everybody reads, and the day's tide as the pen on its drum has drawn it. */
export const draw = () =>
  sea({
    ground: p.lagoon700,
    line: "#0f7f77",
    direction: 190,
    shores: [box(210, 130, 150, 1200), round(860, 1010, 120, 60)],
    drawing: html`<rect x="210" y="120" width="150" height="1100" fill="${p.shell50}" />
      <g fill="${p.ink}"
        >${Array.from({ length: 18 }, (_, tick) => html`<rect x="210" y="${150 + tick * 56}" width="${tick % 5 ? 62 : 112}" height="${tick % 5 ? 12 : 20}" />`).join("")}</g
      >
      <path d="${wave(-60, 742, 260, 44, 6)}V1300H-60z" fill="${p.lagoon600}" fill-opacity="0.86" />
      <path d="${wave(-60, 742, 260, 44, 6)}" fill="none" stroke="${p.lagoon200}" stroke-width="10" />
      <rect x="470" y="236" width="610" height="420" rx="14" fill="${p.shell50}" />
      <g stroke="${p.shell200}" stroke-width="4"
        >${[320, 404, 488, 572].map((y) => html`<path d="M470 ${y}h610" />`).join("")}${[592, 714, 836, 958].map((x) => html`<path d="M${x} 236v420" />`).join("")}</g
      >
      <path
        d="M500 560c50 0 60-190 122-190s62 210 122 210 66-250 124-250 52 130 90 130"
        fill="none"
        stroke="${p.deep600}"
        stroke-width="14"
        stroke-linecap="round"
      />
      <path d="M958 236v420" stroke="${p.coral500}" stroke-width="6" />
      <circle cx="958" cy="460" r="24" fill="${p.coral500}" />
      <path d="M360 716h60v-256h50" fill="none" stroke="${p.sun400}" stroke-width="10" />
      <circle cx="285" cy="716" r="42" fill="${p.sun400}" stroke="${p.ink}" stroke-width="12" />`,
  });

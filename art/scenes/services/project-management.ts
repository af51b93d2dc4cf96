import { html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { round, sea } from "../../kit/sea.ts";

const spoke = (hour: number, from: number, to: number) => {
  const angle = ((hour / 24) * 360 - 90) * (Math.PI / 180);
  return html`<path
    d="M${600 + Math.cos(angle) * from} ${600 + Math.sin(angle) * from}L${600 + Math.cos(angle) * to} ${600 + Math.sin(angle) * to}"
  />`;
};
const arc = (from: number, to: number, radius: number) => {
  const [a, b] = [from, to].map((hour) => ((hour / 24) * 360 - 90) * (Math.PI / 180)) as [number, number];
  return `M${600 + Math.cos(a) * radius} ${600 + Math.sin(a) * radius}A${radius} ${radius} 0 ${to - from > 12 ? 1 : 0} 1 ${600 + Math.cos(b) * radius} ${600 + Math.sin(b) * radius}`;
};

/** A day of twenty-four hours: three teams' working hours lie round it, and only one hour of the night is lit. */
export const draw = () =>
  sea({
    ground: p.deep900,
    line: "#1e3296",
    direction: 180,
    shores: [round(600, 600, 430)],
    drawing: html`<circle cx="600" cy="600" r="420" fill="${p.deep950}" />
      <path d="${arc(18, 30, 214)}Z" fill="${p.deep850}" /><path d="${arc(6, 18, 214)}Z" fill="${p.sun400}" />
      <g fill="none" stroke-width="42" stroke-linecap="round"
        ><path d="${arc(8, 17, 372)}" stroke="${p.coral500}" /><path
          d="${arc(12, 20, 312)}"
          stroke="${p.lagoon400}" /><path d="${arc(19, 28, 372)}" stroke="${p.deep400}" /><path
          d="${arc(21, 22.4, 256)}"
          stroke="${p.sun200}"
          stroke-width="34"
      /></g>
      <g stroke="${p.shell50}" stroke-width="8" stroke-linecap="round"
        >${Array.from({ length: 24 }, (_, hour) => spoke(hour, 426, hour % 6 ? 448 : 478)).join("")}</g
      >
      <g stroke="${p.shell50}" stroke-width="18" stroke-linecap="round">${spoke(21.7, 0, 190)}</g>
      <circle cx="600" cy="600" r="30" fill="${p.shell50}" />`,
  });

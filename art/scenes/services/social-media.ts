import { html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { round, sea } from "../../kit/sea.ts";

const bubble = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  { left = true, radius = 60 } = {},
) => {
  const tail = radius * 1.2;
  const foot = left
    ? `h${-(width - 4 * radius)}l${-tail} ${tail}v${-tail}h${tail - 2 * radius}`
    : `h${tail - 2 * radius}v${tail}l${-tail} ${-tail}h${-(width - 4 * radius)}`;
  return html`<path
    d="M${x + radius} ${y}h${width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${height - 2 * radius}a${radius} ${radius} 0 0 1 ${-radius} ${radius}${foot}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}v${-(height - 2 * radius)}a${radius} ${radius} 0 0 1 ${radius} ${-radius}z"
    fill="${colour}"
  />`;
};

const shoal = [
  [905, 175],
  [1060, 255],
  [890, 335],
  [1045, 420],
  [60, 700],
  [215, 790],
  [70, 890],
  [230, 985],
] as const;

/** A shoal of small questions swims past, and one is answered: the big blue bubble turns round to it. */
export const draw = () =>
  sea({
    ground: p.lagoon400,
    line: "#1fb59b",
    direction: 195,
    shores: [round(440, 430, 320, 180), round(740, 800, 330, 180)],
    drawing: html`${shoal
        .map(([x, y], index) =>
          bubble(x, y, 124, 84, index === 1 ? p.sun400 : "#0f8f7c", { left: index > 3, radius: 28 }),
        )
        .join("")}
      ${bubble(130, 270, 620, 320, p.shell50)}
      <g fill="${p.shell300}">
        <rect x="200" y="346" width="440" height="34" rx="17" />
        <rect x="200" y="410" width="360" height="34" rx="17" />
        <rect x="200" y="474" width="240" height="34" rx="17" />
      </g>
      ${bubble(420, 650, 650, 310, p.deep800, { left: false })}
      <g fill="${p.deep400}">
        <rect x="490" y="722" width="480" height="34" rx="17" />
        <rect x="490" y="784" width="300" height="34" rx="17" />
      </g>
      <path
        d="m866 850 42 42 84-92"
        fill="none"
        stroke="${p.sun400}"
        stroke-width="26"
        stroke-linecap="round"
        stroke-linejoin="round"
      />`,
  });

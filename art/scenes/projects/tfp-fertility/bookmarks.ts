import { art, wide, words } from "../../../kit/detail.ts";
import { html } from "../../../kit/markup.ts";
import { palette as p } from "../../../kit/palette.ts";
import { ground, stage } from "../../../kit/stage.ts";

const ribbons: [country: string, colour: string][] = [
  ["United Kingdom", p.deep950],
  ["Poland", p.coral600],
  ["Netherlands", p.sun400],
  ["Denmark", p.deep600],
  ["Austria", p.plum700],
];

const ribbon = ([country, colour]: (typeof ribbons)[number], index: number) => {
  const [from, to] = [430 + index * 92, 200 + index * 196];
  const light = colour === p.sun400;
  return html`<path
      d="M660 ${from}C860 ${from} 800 ${to} 960 ${to}H1330l-40 42 40 42H960C780 ${to + 84} 840 ${from + 60} 660 ${from + 60}z"
      fill="${colour}"
    />
    <path d="M660 ${from}h60v60h-60z" fill="${p.deep950}" opacity=".25" />
    ${words(960, to + 55, country, { size: 36, fill: light ? p.ink : "#fff" })}`;
};

/** One book with a ribbon for each country: every place that readers had marked is still there. */
export const draw = () =>
  stage({
    ...wide,
    ground: "#f6c9be",
    motif: ground.swell("#f0b9ac", 31, { islets: 3, line: 5, frame: wide }),
    body: art(
      wide,
      html`<path
          d="M170 150h500q40 0 40 40v850q0 40-40 40H170z"
          fill="${p.deep950}"
          opacity=".22"
          transform="translate(26 40)"
        />
        <path d="M120 110h520q40 0 40 40v900q0 40-40 40H120q-40 0-40-40V150q0-40 40-40z" fill="#004b46" />
        <path d="M150 150h500v900H150z" fill="#fff" />
        <path d="M626 150h30v900h-30z" fill="${p.shell300}" />
        <path d="M634 150v900M644 150v900" stroke="#fff" stroke-width="3" />
        ${ribbons.map(ribbon).join("")}
        <path d="M120 110h490v980H120q-40 0-40-40V150q0-40 40-40z" fill="${p.lagoon600}" />
        <path d="M80 150q0-40 40-40h50v980h-50q-40 0-40-40z" fill="${p.lagoon700}" />
        <circle cx="390" cy="500" r="130" fill="none" stroke="${p.lagoon200}" stroke-width="10" />
        <circle cx="390" cy="500" r="84" fill="none" stroke="${p.coral300}" stroke-width="10" />
        <circle cx="390" cy="500" r="36" fill="${p.coral300}" />
        ${words(390, 770, "One book", { size: 64, fill: "#fff", anchor: "middle", display: true })}
        ${words(390, 830, "for five countries", { size: 36, fill: p.lagoon200, anchor: "middle" })}`,
    ),
  });

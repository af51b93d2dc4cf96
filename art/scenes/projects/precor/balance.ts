import { art, wide, words } from "../../../kit/detail.ts";
import { html } from "../../../kit/markup.ts";
import { palette as p } from "../../../kit/palette.ts";
import { ground, stage } from "../../../kit/stage.ts";

const plates: [offset: number, height: number, width: number, colour: string, shade: string][] = [
  [0, 620, 92, p.sun400, "#d99a10"],
  [98, 520, 80, p.coral500, "#c83c1c"],
  [184, 410, 70, p.deep400, "#3f6be0"],
  [260, 300, 60, p.shell50, p.shell300],
];

const plate = (x: number, [, height, width, colour, shade]: (typeof plates)[number]) =>
  html`<rect x="${x}" y="${560 - height / 2}" width="${width}" height="${height}" rx="26" fill="${colour}" />
    <path
      d="M${x + width * 0.62} ${560 - height / 2}h${width * 0.38 - 26}q26 0 26 26v${height - 52}q0 26-26 26h${26 - width * 0.38}z"
      fill="${shade}"
    />`;

/** A bar in balance: the same plates on the side of direct sales and on that of the dealers. */
export const draw = () =>
  stage({
    ...wide,
    ground: p.lagoon700,
    motif: ground.stamp("#096a63", 33, 175, wide),
    body: art(
      wide,
      html`<path d="M0 1010h1400v190H0z" fill="#003f3b" />
        <path d="M0 1010h1400v18H0z" fill="${p.lagoon400}" opacity=".5" />
        <path d="M560 1030l100-410h80l100 410z" fill="#004b46" />
        <path d="M640 700h120l-24-96h-72z" fill="${p.lagoon400}" />
        <ellipse cx="250" cy="1030" rx="260" ry="22" fill="#002a27" />
        <ellipse cx="1150" cy="1030" rx="260" ry="22" fill="#002a27" />
        <rect x="20" y="536" width="1360" height="48" rx="24" fill="#c4cddd" />
        <path d="M30 546h1340" stroke="#fff" stroke-width="10" stroke-linecap="round" />
        <path d="M500 536h400v48H500z" fill="#8794b3" />
        <path
          d="M510 536v48M540 536v48M570 536v48M830 536v48M860 536v48M890 536v48"
          stroke="#6f7da0"
          stroke-width="8"
        />
        ${plates.map((each) => plate(408 - each[0] - each[2], each) + plate(992 + each[0], each)).join("")}
        <rect x="108" y="486" width="34" height="148" rx="14" fill="#8794b3" />
        <rect x="1258" y="486" width="34" height="148" rx="14" fill="#8794b3" />
        <path d="M1306 516h22v88h-22z" fill="${p.coral500}" />
        <path
          d="M1317 500C1320 330 1250 250 1120 236"
          fill="none"
          stroke="${p.coral300}"
          stroke-width="6"
          stroke-dasharray="2 16"
          stroke-linecap="round"
        />
        ${words(1100, 226, "Late, and shown", { size: 38, fill: p.coral300, anchor: "end" })}
        ${words(280, 1130, "Direct", { size: 60, fill: "#fff", anchor: "middle", display: true })}
        ${words(1120, 1130, "Dealers", { size: 60, fill: "#fff", anchor: "middle", display: true })}
        ${words(700, 1130, "one kind of kilo", { size: 36, fill: p.lagoon200, anchor: "middle" })}`,
    ),
  });

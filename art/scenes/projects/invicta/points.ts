import { art, wide, words } from "../../../kit/detail.ts";
import { html } from "../../../kit/markup.ts";
import { palette as p } from "../../../kit/palette.ts";
import { stage } from "../../../kit/stage.ts";

const platforms: [subject: string, y: number, colour: string][] = [
  ["Pumps", 170, p.deep600],
  ["Valves", 450, p.coral500],
  ["Service", 730, p.lagoon600],
  ["Hire", 1010, p.sun600],
];

/** Main lines, each to a platform of its own; then sidings that used to run to the same one. */
const mains = platforms.map(([, y]) => `M-20 ${y}H1420`);
const sidings = [
  "M-20 310C200 310 240 170 470 170",
  "M-20 590C160 590 180 450 330 450S560 170 760 170",
  "M-20 870C180 870 240 730 470 730",
  "M300 1010C480 1010 480 730 700 730",
  "M-20 30C200 30 420 450 720 450",
];

const track = (path: string, rails: string, opacity = 1) =>
  html`<g fill="none" opacity="${opacity}">
    <path d="${path}" stroke="#cbb991" stroke-width="74" stroke-dasharray="14 22" />
    <path d="${path}" stroke="${rails}" stroke-width="46" />
    <path d="${path}" stroke="#efe6cf" stroke-width="26" />
    <path d="${path}" stroke="#cbb991" stroke-width="26" stroke-dasharray="14 22" />
  </g>`;

/** The yard of a railway from above: old sidings join the one line that leads to their subject. */
export const draw = () =>
  stage({
    ...wide,
    ground: "#efe6cf",
    body: art(
      wide,
      html`${sidings.map((path) => track(path, "#9d8c63", 0.75)).join("")}
        ${mains.map((path) => track(path, p.ink)).join("")}
        ${platforms
          .map(
            ([subject, y, colour]) =>
              html`<rect
                  x="930"
                  y="${y + 42}"
                  width="500"
                  height="112"
                  rx="18"
                  fill="${p.deep950}"
                  opacity=".16"
                  transform="translate(8 14)"
                />
                <rect x="930" y="${y + 42}" width="500" height="112" rx="18" fill="#fff" />
                <rect x="930" y="${y + 42}" width="26" height="112" rx="13" fill="${colour}" />
                ${words(986, y + 116, subject, { size: 50, display: true })}`,
          )
          .join("")}
        ${(
          [
            [520, 170],
            [800, 170],
            [770, 450],
            [520, 730],
            [740, 730],
          ] as const
        )
          .map(
            ([x, y]) =>
              html`<circle cx="${x}" cy="${y}" r="32" fill="${p.ink}" /><path
                  d="M${x - 10} ${y - 12}l14 12-14 12"
                  fill="none"
                  stroke="${p.sun400}"
                  stroke-width="8"
                  stroke-linecap="round"
                  stroke-linejoin="round"
                />`,
          )
          .join("")}
        <g transform="translate(820 680)">
          <rect width="300" height="96" rx="30" fill="${p.lagoon700}" />
          <path d="M24 22h52v34H24zM98 22h52v34H98zM172 22h52v34h-52z" fill="${p.lagoon200}" />
          <path d="M250 0q50 10 50 60v36h-50z" fill="${p.sun400}" />
        </g>`,
    ),
  });

import { html } from "../../kit/markup.ts";
import { palette as p } from "../../kit/palette.ts";
import { ground, stage } from "../../kit/stage.ts";

/** A clock at `x`, `y` with its two hands; minutes are zero, as in the article. */
function clock(x: number, y: number, radius: number, hour: number, face: string, hand: string) {
  const ticks = Array.from({ length: 12 }, (_, index) => {
    const [sine, cosine] = [Math.sin((index * Math.PI) / 6), Math.cos((index * Math.PI) / 6)];
    const at = (share: number) => `${x + radius * share * sine} ${y - radius * share * cosine}`;
    return `M${at(0.78)}L${at(0.9)}`;
  }).join("");
  const angle = (hour * Math.PI) / 6;
  const [hourX, hourY] = [x + radius * 0.45 * Math.sin(angle), y - radius * 0.45 * Math.cos(angle)];
  return html`<circle cx="${x}" cy="${y}" r="${radius}" fill="${face}" />
    <path d="${ticks}" stroke="${hand}" stroke-width="${radius * 0.05}" />
    <path
      d="M${x} ${y - radius * 0.68}V${y}L${hourX} ${hourY}"
      fill="none"
      stroke="${hand}"
      stroke-width="${radius * 0.09}"
      stroke-linejoin="round"
      stroke-linecap="round"
    />
    <circle cx="${x}" cy="${y}" r="${radius * 0.09}" fill="${p.coral500}" />`;
}

/** The same moment on three clocks, on both sides of midnight. */
export const draw = () =>
  stage({
    ground: p.coral600,
    motif: ground.swell(p.coral500, 23, { islets: 4, line: 5 }),
    body: html`<svg class="art" viewBox="0 0 1600 1200">
      <path d="M760 0H0v1200h1000C820 1000 960 820 840 620S880 220 760 0z" fill="${p.deep950}" />
      <path
        d="M760 0C880 220 720 420 840 620s-20 380 160 580"
        fill="none"
        stroke="${p.sun400}"
        stroke-width="14"
        stroke-dasharray="4 34"
        stroke-linecap="round"
      />
      <g fill="${p.deep200}">
        <circle cx="160" cy="170" r="9" />
        <circle cx="660" cy="250" r="7" />
        <circle cx="560" cy="1080" r="9" />
        <circle cx="110" cy="700" r="7" />
        <circle cx="700" cy="760" r="7" />
      </g>
      ${clock(400, 440, 250, 9, p.deep800, "#fff")} ${clock(470, 872, 150, 4, p.deep600, p.sun200)}
      ${clock(1190, 620, 350, 8, p.sun400, p.ink)}
    </svg>`,
  });

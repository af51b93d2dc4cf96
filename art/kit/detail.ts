/** Further pictures of a project: the two formats that go side by side, and what many of them are made of. */
import { html } from "./markup.ts";
import { palette } from "./palette.ts";

/** Side by side, these have the same height (`app/project/sections.tsx`). */
export const tall = { width: 1000, height: 1200, widths: [480, 800] };
export const wide = { width: 1400, height: 1200, widths: [480, 800, 1280] };

/** A drawing over the whole frame; in `front` it covers a phone. */
export const art = ({ width, height }: { width: number; height: number }, content: string, front = false) =>
  html`<svg class="art" viewBox="0 0 ${width} ${height}" style="z-index:${front ? 4 : 2}">${content}</svg>`;

interface Handset {
  left: number;
  top: number;
  scale?: number;
  turn?: number;
  /** What its clock shows, and how many of four signal bars it has. */
  time: string;
  bars?: number;
  /** Colour of its text, and of the screen behind it. */
  ink: string;
  paper: string;
}

/** A phone of 480 by 1000 pixels with `content` below its clock, turned around its middle. */
export function handset(
  content: string,
  { left, top, scale = 1, turn = 0, time, bars = 4, ink, paper }: Handset,
) {
  const signal = [0, 1, 2, 3].map(
    (bar) =>
      html`<rect
        x="${bar * 9}"
        y="${15 - bar * 5}"
        width="6"
        height="${5 + bar * 5}"
        rx="2"
        opacity="${bar < bars ? 1 : 0.25}"
      />`,
  );
  return html`<div
    class="phone"
    style="left:${left}px;top:${top}px;width:480px;height:1000px;border-width:14px;border-radius:68px;transform:rotate(${turn}deg) scale(${scale});background:${paper};color:${ink}"
  >
    <div class="row between" style="height:62px;padding:8px 36px 0;font-size:21px;font-weight:650">
      <span>${time}</span><svg width="34" height="22" fill="currentColor">${signal.join("")}</svg>
    </div>
    ${content}
  </div>`;
}

interface Lettering {
  size?: number;
  fill?: string;
  anchor?: "start" | "middle" | "end";
  /** In the headline face instead of the text face. */
  display?: boolean;
  turn?: number;
}

/** Words in a drawing, their baseline at `y`. */
export const words = (
  x: number,
  y: number,
  text: string,
  { size = 30, fill = palette.ink, anchor = "start", display = false, turn = 0 }: Lettering = {},
) =>
  html`<text
    x="${x}"
    y="${y}"
    font-size="${size}"
    fill="${fill}"
    text-anchor="${anchor}"
    ${display ? 'font-family="Display,sans-serif" font-weight="620" letter-spacing="-.02em"' : 'font-weight="650"'}
    ${turn === 0 ? "" : `transform="rotate(${turn} ${x} ${y})"`}
    >${text}</text
  >`;

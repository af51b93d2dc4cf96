import type { ReactNode } from "react";

/**
 * Pieces of drawings. x is in per cent and y in pixels, without a view box: a drawing takes any width, and its letters
 * keep their size. Each piece has its place as its key.
 */

/** Width of a letter at the size of a drawing's words, pixels: close enough to tell what fits. */
const letter = 7.7;

/** Whether `text` fits within `share` per cent of the narrowest drawing, which is 280 wide on a phone of 320. */
export const fits = (text: string, share: number) => text.length * letter + 16 <= (share / 100) * 280;

/** A number with one decimal at most. */
export const short = (value: number) => Math.round(value * 10) / 10;
export const percent = (value: number) => `${short(value)}%`;

/** The four colours of a drawing, in turn. */
export const series = (index: number) => `s${"abcd".charAt(index % 4)}`;

type Anchor = "start" | "middle" | "end";

/**
 * @param anchor which part of the words is at `x`: at an edge of the drawing those that stay within it, else their middle
 * @param aside pixels from `x`
 */
export function words(x: number, y: number, text: string, names?: string, anchor?: Anchor, aside?: number) {
  const textAnchor = anchor ?? (x < 6 ? undefined : x > 94 ? "end" : "middle");
  return (
    <text key={`${text} ${x} ${y}`} x={percent(x)} y={y} dx={aside} textAnchor={textAnchor} className={names}>
      {text}
    </text>
  );
}

/** Words on a block as wide as they are, which moves with `x` and never leaves the drawing. */
export function plate(x: number, y: number, text: string, names: string, onNames: string) {
  const width = Math.round(text.length * letter + 20);
  const shift = Math.round((-width * x) / 100);
  const shape = { x: percent(x), y, width, height: 28, rx: 14, transform: `translate(${shift})` };
  return [
    <rect key={`${x} ${y}`} {...shape} className={names} />,
    words(x, y + 19, text, onNames, "middle", shift + width / 2),
  ];
}

export const block = (x: number, y: number, width: number, height: number, names: string) => (
  <rect key={`${x} ${y}`} {...{ x: percent(x), y, width: percent(width), height, rx: 4 }} className={names} />
);

export const dot = (x: number, y: number, r: number, names: string) => (
  <circle key={`${x} ${y}`} cx={percent(x)} cy={y} r={r} className={names} />
);

export const path = (d: string, names: string) => <path key={names + d} d={d} className={names} />;

/** Paths whose x is in per cent too; the lines keep their width. */
export const Stretched = ({ height, children }: { height: number; children: ReactNode }) => (
  <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" width="100%" height={height}>
    {children}
  </svg>
);

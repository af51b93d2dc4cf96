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
const percent = (value: number) => `${short(value)}%`;

/** The four colours of a drawing, in turn. */
export const series = (index: number) => `s${"abcd".charAt(index % 4)}`;

type Anchor = "start" | "middle" | "end";

/** @param aside pixels between the words and `x` */
export function words(x: number, y: number, text: string, names?: string, anchor?: Anchor, aside?: number) {
  const dx = aside && anchor === "end" ? -aside : aside;
  const place = { x: percent(x), y: short(y), dx, textAnchor: anchor === "start" ? undefined : anchor };
  return (
    <text key={`${text} ${x} ${y}`} {...place} className={names}>
      {text}
    </text>
  );
}

/** Words on a block as wide as they are, which moves with `x` and never leaves the drawing. */
export function plate(x: number, y: number, height: number, text: string, names: string, onNames: string) {
  const width = Math.round(text.length * letter + 20);
  const shift = Math.round((-width * x) / 100);
  const shape = {
    x: percent(x),
    y: short(y),
    width,
    height,
    rx: height / 2,
    transform: `translate(${shift})`,
  };
  return [
    <rect key={`${x} ${y}`} {...shape} className={names} />,
    words(x, y + height / 2 + 5, text, onNames, "middle", shift + width / 2),
  ];
}

export function block(x: number, y: number, width: number, height: number, names: string) {
  const shape = { x: percent(x), y: short(y), width: percent(width), height: short(height), rx: 4 };
  return <rect key={`${x} ${y}`} {...shape} className={names} />;
}

export const dot = (x: number, y: number, r: number, names: string, transform?: string) => (
  <circle key={`${x} ${y}`} {...{ cx: percent(x), cy: short(y), r, transform }} className={names} />
);

export const path = (d: string, names: string) => <path key={names + d} d={d} className={names} />;

/** Paths whose x is in per cent too; the lines keep their width. */
export const Stretched = ({ height, children }: { height: number; children: ReactNode }) => (
  <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" width="100%" height={height}>
    {children}
  </svg>
);

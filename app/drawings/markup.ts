/**
 * Pieces of drawings as markup. x is in per cent and y in pixels, without a view box: a drawing takes any width, and
 * its letters keep their size.
 */

/** Width of a letter at the size of a drawing's words, pixels: close enough to tell what fits. */
const letter = 7.7;
/** The narrowest drawing, pixels: on a phone of 320. */
const narrowest = 280;

/** Whether `text` fits within `share` per cent of the narrowest drawing. */
export const fits = (text: string, share: number) => text.length * letter + 16 <= (share / 100) * narrowest;

export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** A number with one decimal at most. */
export const short = (value: number) => String(Math.round(value * 10) / 10);

/**
 * @param anchor which end of the words is at `x`
 * @param aside pixels between them and `x`
 */
export function words(
  x: number,
  y: number,
  text: string,
  names = "",
  anchor: "start" | "middle" | "end" = "start",
  aside = 0,
): string {
  const anchored = anchor === "start" ? "" : ` text-anchor="${anchor}"`;
  const classes = names && ` class="${names}"`;
  const shifted = aside === 0 ? "" : ` dx="${anchor === "end" ? -aside : aside}"`;
  return `<text x="${short(x)}%" y="${short(y)}"${shifted}${anchored}${classes}>${escaped(text)}</text>`;
}

/** Words on a block as wide as they are, which moves with `x` and never leaves the drawing. */
export function plate(
  x: number,
  y: number,
  height: number,
  text: string,
  names: string,
  onNames: string,
): string {
  const width = Math.round(text.length * letter + 20);
  const shift = Math.round((-width * x) / 100);
  const rect = `<rect x="${short(x)}%" y="${short(y)}" width="${width}" height="${height}" rx="${height / 2}" transform="translate(${shift})" class="${names}"/>`;
  return rect + words(x, y + height / 2 + 5, text, onNames, "middle", shift + width / 2);
}

export function block(x: number, y: number, width: number, height: number, names: string): string {
  return `<rect x="${short(x)}%" y="${short(y)}" width="${short(width)}%" height="${short(height)}" rx="4" class="${names}"/>`;
}

export function dot(x: number, y: number, radius: number, names: string): string {
  return `<circle cx="${short(x)}%" cy="${short(y)}" r="${radius}" class="${names}"/>`;
}

/** Paths whose x is in per cent too; the lines keep their width. */
export function stretched(height: number, paths: string): string {
  return `<svg viewBox="0 0 100 ${height}" preserveAspectRatio="none" width="100%" height="${height}">${paths}</svg>`;
}

export function path(d: string, names: string): string {
  return `<path d="${d}" class="${names}"/>`;
}

/** One drawing, or a panel of it. */
export function sheet(height: number, content: string): string {
  return `<svg height="${height}">${content}</svg>`;
}

/** The four colours of a drawing, in turn. */
export const series = (index: number) => ["sa", "sb", "sc", "sd"][index % 4] ?? "sa";

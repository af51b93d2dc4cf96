/** Many small drawings in one file, so that they cost one request: each a `<view>` by its id (SVG 2 §10, `all.svg#sb`). */
import { readFileSync } from "node:fs";
import marks from "@iconify-json/simple-icons/icons.json" with { type: "json" };
import { palette } from "./kit/palette.ts";

/**
 * The flags of countries. Throws when `circle-flags` lacks one.
 *
 * @param codes ISO 3166 codes, lower case
 */
export function flagSheet(codes: readonly string[]): string {
  return sheet(512, codes, (code) =>
    readFileSync(`node_modules/circle-flags/flags/${code}.svg`, "utf8")
      .replace(/^<svg[^>]*>|<\/svg>\s*$/g, "")
      .replaceAll(/id="(\w+)"/g, `id="${code}-$1"`)
      .replaceAll(/url\(#(\w+)\)/g, `url(#${code}-$1)`),
  );
}

/** Marks of tools or networks by their names in Simple Icons, in the colour of text on a light ground. */
export function markSheet(names: readonly string[]): string {
  const icons = marks.icons as Record<string, { body: string }>;
  return sheet(24, names, (name) => icons[name]!.body.replaceAll("currentColor", palette.ink));
}

/** Drawings of `width` by `height` units (square without one) beside each other, in the order of their ids. */
export function sheet(
  width: number,
  ids: readonly string[],
  draw: (id: string) => string,
  height = width,
): string {
  const sorted = [...new Set(ids)].toSorted();
  const drawings = sorted.map(
    (id, place) =>
      `<view id="${id}" viewBox="${place * width} 0 ${width} ${height}"/><g transform="translate(${place * width})">${draw(id)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sorted.length * width} ${height}">${drawings.join("")}</svg>\n`;
}

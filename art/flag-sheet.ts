import { readFileSync } from "node:fs";

const side = 512;

/**
 * All flags in one file, so that they cost one request: each a `<view>` with its country's code as its id
 * (SVG 2 §10, `flags/all.svg#sb`). Throws when `circle-flags` lacks one.
 *
 * @param codes ISO 3166 codes, lower case
 */
export function flagSheet(codes: readonly string[]): string {
  const flags = codes.map((code, place) => {
    const file = readFileSync(`node_modules/circle-flags/flags/${code}.svg`, "utf8");
    const drawing = file
      .replace(/^<svg[^>]*>|<\/svg>\s*$/g, "")
      .replaceAll(/id="(\w+)"/g, `id="${code}-$1"`)
      .replaceAll(/url\(#(\w+)\)/g, `url(#${code}-$1)`);
    return `<view id="${code}" viewBox="${place * side} 0 ${side} ${side}"/><g transform="translate(${place * side})">${drawing}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${codes.length * side} ${side}">${flags.join("")}</svg>\n`;
}

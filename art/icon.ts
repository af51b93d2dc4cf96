/** The mark as the site's icon: three crests bending round an islet, on the night ocean. */
import sharp from "sharp";
import { palette } from "./kit/palette.ts";

const size = 32;

/** `public/favicon.svg`. */
export const iconSvg = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="7" fill="${palette.deep950}"/>` +
  `<g fill="none" stroke="${palette.deep400}" stroke-width="2.4" stroke-linecap="round">` +
  `<path d="M5.5 24.5C7.5 14 13 8.3 24 6.2"/><path d="M11 26.5c1.3-7.5 5.5-12.3 15-14.4"/><path d="M16.8 27c.8-4.6 3.6-8 9.7-9.7"/></g>` +
  `<circle cx="24.7" cy="24.7" r="3.1" fill="${palette.coral500}"/></svg>\n`;

/** The icon in the sizes that phones ask for, `pixels` wide. */
export const iconPng = (pixels: number): Promise<Buffer> =>
  sharp(Buffer.from(iconSvg()), { density: 72 * (pixels / size) })
    .resize(pixels)
    .png()
    .toBuffer();

/**
 * `public/favicon.ico`, which browsers request with files that have no HTML to name an icon: header, directory of one
 * entry, and the picture as PNG.
 */
export async function iconFile(): Promise<Buffer> {
  const png = await iconPng(size);
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** From a scene to the files of `public/images`. */
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, rmSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Page } from "playwright";
import sharp from "sharp";
import type { Scene } from "./kit/scene.ts";
import type { Entry } from "./manifest.ts";

/** For flat areas and clear edges: at lower qualities lines begin to fray, seen at twice their displayed size. */
const encoders = {
  avif: { quality: 36, effort: 6, chromaSubsampling: "4:4:4" },
  webp: { quality: 68, effort: 6, smartSubsample: true },
  jpeg: { quality: 82, mozjpeg: true },
} as const;

/** The scene as a PNG of its own size. */
export async function render(page: Page, scene: Scene): Promise<Buffer> {
  await page.setViewportSize({ width: scene.width, height: scene.height });
  await page.setContent(scene.html, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.screenshot({ type: "png" });
}

/** The most common colour, in which the background goes on where a picture ends. */
export async function groundOf(picture: Buffer): Promise<string> {
  // Only one of 4,096 colours, hence the mean of the pixels that count as this one.
  const { dominant } = await sharp(picture).stats();
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const sums = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < data.length; at += 3) {
    const parts = [data[at]!, data[at + 1]!, data[at + 2]!];
    const isSame = [dominant.r, dominant.g, dominant.b].every(
      (part, index) => part >> 4 === parts[index]! >> 4,
    );
    if (!isSame) continue;
    count += 1;
    parts.forEach((part, index) => (sums[index]! += part));
  }
  return `#${sums
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/**
 * Writes the files of the picture `name`, whose address has a hash of its pixels, and removes those it replaces.
 * Files that are there already are not encoded again.
 */
export async function encode(name: string, scene: Scene, png: Buffer): Promise<Entry> {
  const hash = createHash("sha256").update(png).digest("hex").slice(0, 8);
  const colour = await groundOf(png);
  const base = `public/images/${name}.${hash}`;
  mkdirSync(dirname(base), { recursive: true });
  const files = scene.widths.flatMap((width) =>
    (scene.formats ?? ["avif", "webp"]).map((format) => ({
      width,
      format,
      file: `${base}-${width}.${format}`,
    })),
  );
  await Promise.all(
    files
      .filter(({ file }) => !existsSync(file))
      .map(({ width, format, file }) =>
        sharp(png).resize(width).toFormat(format, encoders[format]).toFile(file),
      ),
  );
  for (const present of globSync(`public/images/${name}.*`)) {
    if (!files.some(({ file }) => resolve(file) === resolve(present))) rmSync(present);
  }
  const width = Math.max(...scene.widths);
  const height = Math.round((width * scene.height) / scene.width);
  return { width, height, colour, hash, widths: [...scene.widths] };
}

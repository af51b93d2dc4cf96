/** From a scene to the files of `public/images`. */
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, rmSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Page } from "playwright";
import sharp from "sharp";
import type { Scene } from "./kit/scene.ts";
import type { Entry } from "./manifest.ts";

const encoders = {
  avif: { quality: 50, effort: 5, chromaSubsampling: "4:4:4" },
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

/**
 * Writes the files of the picture `name`, whose address has a hash of its pixels, and removes those it replaces.
 * Files that are there already are not encoded again.
 */
export async function encode(name: string, scene: Scene, png: Buffer): Promise<Entry> {
  const hash = createHash("sha256").update(png).digest("hex").slice(0, 8);
  const { dominant } = await sharp(png).stats();
  const colour = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  const base = `public/images/${name}.${hash}`;
  mkdirSync(dirname(base), { recursive: true });
  const files = scene.widths.flatMap((width) =>
    (scene.formats ?? ["avif", "webp"]).map((format) => ({
      width,
      format,
      file: `${base}-${width}.${format}`,
    })),
  );
  for (const { width, format, file } of files) {
    if (!existsSync(file)) await sharp(png).resize(width).toFormat(format, encoders[format]).toFile(file);
  }
  for (const present of globSync(`public/images/${name}.*`)) {
    if (!files.some(({ file }) => resolve(file) === resolve(present))) rmSync(present);
  }
  const width = Math.max(...scene.widths);
  const height = Math.round((width * scene.height) / scene.width);
  return { width, height, colour, hash, widths: [...scene.widths] };
}

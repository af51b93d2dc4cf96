/** From a photograph or a drawn cover to the files that browsers get; a second build takes them from a cache. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import sharp from "sharp";
import { filesOf } from "../../files.ts";
import type { Place } from "./records.ts";

/** The code that decides how a picture looks. After a change to it, every cached picture is made again. */
const tools = filesOf("content/colours.ts", "scripts/content/pictures/{cover,encode,lines,motifs,swell}.ts");

export interface Recipe {
  place: Pick<Place, "widths" | "crop">;
  /** All that the picture depends on: bytes or facts. */
  from: readonly (string | Uint8Array)[];
  /** The bytes of a picture. */
  source: () => Promise<Buffer> | Buffer;
  /** Percent from left and top, `30% 60%`, which a crop keeps in view. */
  focus?: string;
}

/** Where social networks show the picture of a page; they take JPEG only, in this size. */
export const social = { widths: [1200], crop: { width: 1200, height: 630 } };

/** Photographs need less quality than the sharp edges of drawings. */
const encoders = {
  avif: { quality: 52, effort: 4 },
  webp: { quality: 70, effort: 5, smartSubsample: true },
  jpeg: { quality: 82, mozjpeg: true },
} as const;

/** Path of a cached file. */
export const keptFile = (name: string) => resolve(".cache/pictures", name);

/** Caches `data`, whole or not at all, whatever happens meanwhile. */
function keep(name: string, data: string | Uint8Array): void {
  const file = keptFile(name);
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, data);
  renameSync(draft, file);
}

/** What pages know of a picture, and its files (`480.avif`) in the folder `key` of the cache. */
export async function encoded(recipe: Recipe): ReturnType<typeof encode> {
  const hash = createHash("sha256");
  const { place, focus = "", from } = recipe;
  for (const part of [...tools.map((file) => readFileSync(file)), JSON.stringify(place), focus, ...from])
    hash.update(part).update("\0");
  const key = hash.digest("hex").slice(0, 16);
  const known = keptFile(`${key}.json`);
  if (existsSync(known)) return JSON.parse(readFileSync(known, "utf8"));
  const made = await encode(key, recipe);
  keep(`${key}.json`, JSON.stringify(made));
  return made;
}

/** Upright, in sRGB, and without anything the camera noted, since sharp writes pixels alone unless asked for more. */
async function encode(key: string, { place, source, focus }: Recipe) {
  const { data, info } = await cropped(await source(), place.crop, focus);
  const image = sharp(data, { raw: info });
  const most = place === social ? Infinity : info.width;
  const widths = [...new Set(place.widths.map((width) => Math.min(width, most)))];
  const files: string[] = [];
  for (const width of widths) {
    for (const format of place === social ? (["jpeg"] as const) : (["avif", "webp"] as const)) {
      const file = await image.clone().resize(width).toFormat(format, encoders[format]).toBuffer();
      keep(`${key}/${width}.${format}`, file);
      files.push(`${width}.${format}`);
    }
  }
  const width = Math.max(...widths);
  const { r, g, b } = (await image.stats()).dominant;
  const height = Math.round((width * info.height) / info.width);
  return { key, width, height, colour: `#${Buffer.from([r, g, b]).toString("hex")}`, widths, files };
}

/**
 * The pixels of a picture, turned upright and on paper where it was transparent: the largest part of the shape of `crop`
 * with the focus as near its middle as the edges allow.
 */
async function cropped(bytes: Buffer, crop: Place["crop"], focus = "50% 50%") {
  const { width, height } = (await sharp(bytes).metadata()).autoOrient;
  const shape = crop ?? { width, height };
  const scale = Math.min(width / shape.width, height / shape.height);
  const part = { width: Math.round(shape.width * scale), height: Math.round(shape.height * scale) };
  const [x = 50, y = 50] = focus.split(" ").map((share) => Number.parseFloat(share));
  const edge = (share: number, whole: number, length: number) =>
    Math.round(Math.min(Math.max((share / 100) * whole - length / 2, 0), whole - length));
  return sharp(bytes)
    .autoOrient()
    .extract({ left: edge(x, width, part.width), top: edge(y, height, part.height), ...part })
    .resize({ width: 2600, withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

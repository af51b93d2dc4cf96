/** From a photograph or a drawn cover to the files that browsers get. */
import sharp, { type Sharp } from "sharp";
import { digestOf, keep, remembered } from "./cache.ts";
import type { Place } from "./records.ts";

/** What pages know of a picture, and its kept files by what follows the base of their address. */
export interface Encoded {
  width: number;
  height: number;
  colour: string;
  widths: number[];
  /** `480.avif` */
  files: string[];
}

const social = { width: 1200, height: 630 };
/** Photographs need less quality than the sharp edges of drawings. */
const encoders = {
  avif: { quality: 52, effort: 4 },
  webp: { quality: 70, effort: 5, smartSubsample: true },
  jpeg: { quality: 82, mozjpeg: true },
} as const;

/** What files are made by: with another recipe, kept ones are made anew. */
export const recipe = () => digestOf("scripts/content/pictures/encode.ts");

/**
 * The files for a place, under `key` in the cache: upright, in sRGB, and without anything the camera noted, since sharp
 * writes pixels alone unless asked for more.
 *
 * @param focus percent from left and top, `30% 60%`, which a square cut keeps in view
 */
export function forPlace(
  key: string,
  source: () => Promise<Sharp> | Sharp,
  place: Place,
  focus?: string,
): Promise<Encoded> {
  return remembered(key, async () => {
    const upright = await flat(await source());
    const cut = place.square ? await cropped(upright, { width: 1, height: 1 }, focus) : upright;
    const { width: whole, height: tall } = sizeOf(cut);
    const widths = [...new Set(place.widths.map((width) => Math.min(width, whole)))];
    const formats = ["avif", "webp"] as const;
    for (const width of widths) {
      for (const format of formats) {
        const file = cut.image.clone().resize(width).toFormat(format, encoders[format]);
        keep(`${key}/${width}.${format}`, await file.toBuffer());
      }
    }
    const width = Math.max(...widths);
    return {
      width,
      height: Math.round((width * tall) / whole),
      colour: await colourOf(cut.image),
      widths,
      files: widths.flatMap((each) => formats.map((format) => `${each}.${format}`)),
    };
  });
}

/** The picture that stands for a page on social networks, under `key` in the cache. */
export function forSharing(
  key: string,
  source: () => Promise<Sharp> | Sharp,
  focus?: string,
): Promise<Encoded> {
  return remembered(key, async () => {
    const cut = await cropped(await flat(await source()), social, focus);
    const file = cut.image.clone().resize(social.width, social.height).toFormat("jpeg", encoders.jpeg);
    keep(`${key}/1200.jpeg`, await file.toBuffer());
    return { ...social, colour: await colourOf(cut.image), widths: [1200], files: ["1200.jpeg"] };
  });
}

interface Upright {
  image: Sharp;
  width: number;
  height: number;
}

const sizeOf = ({ width, height }: Upright) => ({ width, height });

/** Turned upright and on paper where it was transparent. */
async function flat(image: Sharp): Promise<Upright> {
  const { data, info } = await image
    .autoOrient()
    .resize({ width: 2600, withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { image: sharp(data, { raw: { width, height, channels } }), width, height };
}

/** The largest part of the shape of `shape` with the focus as near its middle as the picture's edges allow. */
async function cropped(
  { image, width, height }: Upright,
  shape: { width: number; height: number },
  focus = "50% 50%",
): Promise<Upright> {
  const scale = Math.min(width / shape.width, height / shape.height);
  const part = { width: Math.round(shape.width * scale), height: Math.round(shape.height * scale) };
  const [x = 50, y = 50] = focus.split(" ").map((share) => Number.parseFloat(share));
  const place = (share: number, whole: number, length: number) =>
    Math.round(Math.min(Math.max((share / 100) * whole - length / 2, 0), whole - length));
  const left = place(x, width, part.width);
  const top = place(y, height, part.height);
  const { data, info } = await image
    .extract({ left, top, ...part })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { image: sharp(data, { raw: { ...part, channels: info.channels } }), ...part };
}

async function colourOf(image: Sharp): Promise<string> {
  const { dominant } = await image.clone().stats();
  const parts = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0"));
  return `#${parts.join("")}`;
}

import { images } from "#content/images.ts";
import type { Image } from "#content/schema.ts";
import type { PictureData } from "./ui/picture.tsx";

/** The files of a content image, from the generated manifest. Throws when the image was never drawn. */
export function picture({ name, alt }: Image): PictureData {
  const entry = Object.hasOwn(images, name) ? images[name as keyof typeof images] : undefined;
  if (!entry) throw new Error(`No image "${name}" in content/images.ts: run npm run images`);
  const { width, height, widths, colour, hash } = entry;
  return { alt, base: `/images/${name}.${hash}`, width, height, widths: [...widths], colour };
}

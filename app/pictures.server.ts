import { images } from "#content/images.ts";
import { pages, socialImageName } from "#content/pages.server.ts";
import type { Image } from "#content/schema.ts";
import type { PictureData } from "./ui/picture.tsx";

/** The files of a content image, from the generated manifest. Throws when the image was never drawn. */
export function picture({ name, alt }: Image): PictureData {
  const { width, height, widths, colour, hash } = entryOf(name);
  return { alt, base: `/images/${name}.${hash}`, width, height, widths: [...widths], colour };
}

/**
 * Address of the social image of the page at the canonical `path`, the home page's for an address that is no public
 * page. Throws when the page's image was never drawn.
 */
export function socialImagePath(path: string): string {
  const name = socialImageName(pages.some((page) => page.path === path) ? path : "/");
  return `/images/${name}.${entryOf(name).hash}-1200.jpeg`;
}

function entryOf(name: string) {
  const entry = Object.hasOwn(images, name) ? images[name as keyof typeof images] : undefined;
  if (!entry) throw new Error(`No image "${name}" in content/images.ts: run npm run images`);
  return entry;
}

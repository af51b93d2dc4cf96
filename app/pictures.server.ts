import { pictures } from "#content/generated/pictures.server.ts";
import images from "#content/images.json" with { type: "json" };
import type { Image } from "#content/schema.ts";
import { socialImageName } from "#content/social-image.ts";
import type { PictureData } from "./ui/picture.tsx";

/** The files of a content image, drawn by us or made from a file beside a record. Throws when there are none. */
export function picture({ name, alt, focus }: Image): PictureData {
  const { base, width, height, widths, colour } = entryOf(name);
  const place = `bg-[${colour}]${focus ? ` object-[${focus.replace(" ", "_")}]` : ""}`;
  return { alt, base, width, height, widths: [...widths], place };
}

/** `record` with the files of its image. */
export function pictured<Pictured extends { image: Image }>(record: Pictured) {
  return { ...record, image: picture(record.image) };
}

/** Whether the picture was made from a file beside its record, rather than drawn by us. */
export function isPhotograph({ name }: Image): boolean {
  return name.startsWith("made/") && !name.endsWith("/cover");
}

/** Address of the social image of the page at the canonical `path`, or the home page's if it has none. */
export function socialImagePath(path: string): string {
  const own = pictures[socialImageName(path)] ?? entryOf(socialImageName("/"));
  return `${own.base}-1200.jpeg`;
}

const drawings = new Map<string, (typeof images)[keyof typeof images]>(Object.entries(images));

function entryOf(name: string) {
  const made = pictures[name];
  if (made) return made;
  const drawn = drawings.get(name);
  if (!drawn) throw new Error(`No image "${name}" in content/images.json: run npm run images`);
  return { ...drawn, base: `/images/${name}.${drawn.hash}` };
}

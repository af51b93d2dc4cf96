import images from "../../../content/images.json" with { type: "json" };
import type { PictureFiles } from "../../../content/schema.ts";
import type { MadePictures } from "./make.ts";

type Entry = MadePictures["entries"][string];

/** What pages know of each picture by its name: the site's own drawings, and what was `made` for records. */
export function picturesByName(made: MadePictures["entries"]): ReadonlyMap<string, Entry> {
  const drawn = Object.entries(images).map(([name, { hash, ...entry }]): [string, Entry] => [
    name,
    { ...entry, base: `/images/${name}.${hash}` },
  ]);
  return new Map([...drawn, ...Object.entries(made)]);
}

/** `value` with its files beside each picture in it, which is what has a `name` and an `alt`. Throws if it has none. */
export function withFiles(value: unknown, pictures: ReadonlyMap<string, Entry>): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withFiles(item, pictures));
  const fields = value as { name?: string; alt?: string; focus?: string };
  if (fields.name === undefined || fields.alt === undefined)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withFiles(item, pictures)]));
  const entry = pictures.get(fields.name);
  if (!entry) throw new Error(`No image "${fields.name}" in content/images.json: run npm run images`);
  const { colour, ...files } = entry;
  const place = `bg-[${colour}]${fields.focus ? ` object-[${fields.focus.replace(" ", "_")}]` : ""}`;
  return { ...fields, ...files, place } satisfies PictureFiles & typeof fields;
}

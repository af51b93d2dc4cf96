/** Makes the pictures that records name or lack, and tells pages about them. */
import { readFileSync } from "node:fs";
import { socialImageName } from "../../../content/social-image.ts";
import { addressOf } from "../file-names.ts";
import type { Document } from "../documents.ts";
import { valueAt } from "../field-values.ts";
import { digest } from "./cache.ts";
import { monogram, pageCover, socialCover } from "./cover.ts";
import { type Encoded, encoded, social } from "./encode.ts";
import { coverName, madeName, picturePlaces, type Place, usesOf } from "./records.ts";

export interface MadePictures {
  /** What pages need to know of each, by the names they ask for; `base` is its address up to the width. */
  entries: Record<string, Omit<Encoded, "files"> & { base: string }>;
  /** Names of cached files by their address on the site. */
  files: Map<string, string>;
  /** Classes that colour their places and keep what is in focus in view. */
  places: string[];
}

/** A page as social networks show it. */
export interface SharedPage {
  path: string;
  head: { title: string };
}

/** What pictures are made by: after a change, kept ones are made anew. */
const tools = [
  "scripts/content/pictures/encode.ts",
  "scripts/content/pictures/cover.ts",
  "content/colours.ts",
  "art/kit/motifs.ts",
  "art/kit/swell.ts",
];

/**
 * Makes the pictures of all `documents`, which have no issues, and those of `pages` for social networks; what was made
 * before from the same bytes or facts is not made again.
 *
 * @param root the folder `content`
 */
export async function makePictures(
  root: string,
  documents: readonly Document[],
  pages: readonly SharedPage[],
): Promise<MadePictures> {
  const made: MadePictures = { entries: {}, files: new Map(), places: [] };
  const recipe = digest(...tools.map((file) => readFileSync(file)));
  /** @param from all that the picture depends on: bytes or facts */
  const make = async (
    name: string,
    place: Pick<Place, "widths" | "crop">,
    from: (string | Uint8Array)[],
    source: () => Promise<Buffer> | Buffer,
    focus = "",
  ) => {
    const key = digest(recipe, JSON.stringify(place), focus, ...from);
    const { files, ...entry } = await encoded(key, source, place, focus || undefined);
    const base = `/images/${addressed(name)}.${key.slice(0, 8)}`;
    made.entries[name] = { ...entry, base };
    for (const file of files) made.files.set(`${base}-${file}`, `${key}/${file}`);
    // Colours of places, and what `app/pictures.server.ts` says of the focus.
    if (place !== social) made.places.push(`bg-[${entry.colour}]`);
    if (focus) made.places.push(`object-[${focus.replace(" ", "_")}]`);
  };

  for (const { document, folder, file, place, focus, at } of usesOf(documents)) {
    // By its bytes: by its name, libvips would still have a file that was replaced since.
    const bytes = readFileSync(`${root}/${folder}/${file}`);
    await make(madeName(`${folder}/${file}`), place, [bytes], () => bytes, focus);
    // The main picture of a record with a page is also shown on social networks.
    const { base } = document.kind;
    if (at[0] === "image" && base !== undefined)
      await make(socialImageName(`${base}/${document.slug}`), social, [bytes], () => bytes, focus);
  }

  for (const { kind, slug, data } of documents) {
    const place = kind.folder && picturePlaces[kind.folder];
    if (!place || data["image"] !== undefined) continue;
    const { name, title, heading, category, topic, colour } = data as Record<string, string>;
    const facts = [title ?? heading ?? "", category ?? topic ?? "", colour ?? ""] as const;
    const draw = () => (place.crop ? monogram(name ?? "") : pageCover(...facts));
    await make(coverName(kind.folder, slug), place, place.crop ? [name ?? ""] : [...facts], draw);
  }

  const file = documents.find((document) => document.file === "content/agency.yaml");
  const agency = String(valueAt(file?.data, ["agency", "name"]));
  for (const { path, head } of pages) {
    const name = socialImageName(path);
    // The title of a page without a photograph, over its own swell.
    if (!(name in made.entries))
      await make(name, social, [path, head.title, agency], () => socialCover(path, head.title, agency));
  }
  return { ...made, places: [...new Set(made.places)].sort() };
}

/** `name` as an address, without its ending: a camera's file name may have capitals and spaces. */
function addressed(name: string): string {
  return name
    .replace(/\.\w+$/, "")
    .split("/")
    .map(addressOf)
    .join("/");
}

/** Makes the pictures that records name or lack, and tells pages about them. */
import { readFileSync } from "node:fs";
import type { Page } from "../../../content/pages.server.ts";
import { socialImagePath } from "../../../content/social-image.ts";
import { addressOf, type Document, type Report } from "../documents.ts";
import { monogram, pageCover, socialCover } from "./cover.ts";
import { encoded, type Recipe, social } from "./encode.ts";
import { picturePlaces, type PictureUse, usesOf } from "./records.ts";

export interface MadePictures {
  /** Names of cached files by their address on the site. */
  files: Map<string, string>;
  /** Classes that colour the places of pictures and keep what is in focus in view. */
  places: Set<string>;
  /** The main pictures of records that are photographs, by the paths of their pages. */
  photographs: Map<string, Recipe>;
}

/**
 * Makes the pictures of all `documents`, which have no issues, and puts into them what pages need to know of each: `base` is
 * its address up to the width. Reports those that cannot be shown.
 *
 * @param root the folder `content`
 */
export async function makePictures(root: string, documents: readonly Document[], report: Report) {
  const made: MadePictures = { files: new Map(), places: new Set(), photographs: new Map() };
  const make = async (path: string, alt: unknown, recipe: Recipe) => {
    const { key, files, colour, ...sizes } = await encoded(recipe);
    const name = `made/${path}`;
    // A camera's file name may have capitals and spaces.
    const address = name.replace(/[^/]+$/, (file) => addressOf(file.replace(/\.\w+$/, "")));
    const base = `/images/${address}.${key.slice(0, 8)}`;
    for (const file of files) made.files.set(`${base}-${file}`, `${key}/${file}`);
    const classes = [`bg-[${colour}]`];
    if (recipe.focus) classes.push(`object-[${recipe.focus.replace(" ", "_")}]`);
    for (const each of classes) made.places.add(each);
    return { name, alt, ...sizes, base, place: classes.join(" ") };
  };

  for (const use of usesOf(documents)) {
    const { document, folder, file, place, at, entry } = use;
    // By its bytes: by its name, libvips would still have a file that was replaced since.
    const bytes = readFileSync(`${root}/${folder}/${file}`);
    const recipe = { place, from: [bytes], source: () => bytes, focus: entry["focus"] as string | undefined };
    if (at[0] === "image") made.photographs.set(`${document.kind.base}/${document.slug}`, recipe);
    const told = await make(`${folder}/${file}`, entry["alt"], recipe).catch(
      (error: NodeJS.ErrnoException) => {
        // A disk that is full, say, is no fault of the picture.
        if (error.code) throw error;
        return { width: 0 };
      },
    );
    Object.assign(entry, told);
    report(document, at, faultOf(use, bytes.length / 1024 / 1024, told.width));
  }

  for (const { kind, slug, data } of documents) {
    const place = kind.folder && picturePlaces[kind.folder];
    if (!place || data["image"] !== undefined) continue;
    const { name, title, heading, category, topic } = data as Record<string, string>;
    const facts = [title ?? heading ?? "", category ?? topic ?? ""] as const;
    const draw = () => (place.crop ? monogram(name ?? "") : pageCover(...facts));
    const from = place.crop ? [name ?? ""] : facts;
    data["image"] = await make(`${kind.folder}/${slug}/cover`, "", { place, from, source: draw });
  }
  return made;
}

/** Why a picture of `megabytes` cannot be shown; `width` is that of the largest file made of it, 0 if none could be. */
function faultOf({ file, place }: PictureUse, megabytes: number, width: number): string | undefined {
  if (megabytes > 12)
    return `the picture "${file}" has more than 12 MB. Export it as JPEG, 2400 pixels wide with quality 80, which is less than 2 MB.`;
  if (width === 0)
    return `the picture "${file}" is broken, or not a JPEG, PNG or WebP file. Export it as JPEG, or copy it again (an iPhone takes JPEG with Settings, Camera, Formats, "Most Compatible").`;
  if (width >= place.least) return undefined;
  const side = place.crop ? "on its shorter side" : "wide";
  return `the picture "${file}" is ${width} pixels ${side}; here it needs ${place.least}. Export it larger from the original, or take another.`;
}

/**
 * Adds to `made` the picture of each of `pages` for social networks, at an address that follows from the page's
 * (`content/social-image.ts`): the main picture of its record if that is a photograph, else its title over a swell.
 */
export async function makeSocialPictures(
  documents: readonly Document[],
  pages: readonly Page[],
  made: MadePictures,
): Promise<void> {
  const settings = documents.find((document) => document.file === "content/agency.yaml")!;
  const { name: agency } = settings.data["agency"] as { name: string };
  for (const { path, head } of pages) {
    const facts = [path, head.title, agency] as const;
    const drawn = { from: facts, source: () => socialCover(...facts) };
    const { key, files } = await encoded({ ...(made.photographs.get(path) ?? drawn), place: social });
    made.files.set(socialImagePath(path), `${key}/${files[0]}`);
  }
}

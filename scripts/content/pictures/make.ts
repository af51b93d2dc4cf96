/** Makes the pictures that records name or lack, and tells pages about them. */
import { readFileSync } from "node:fs";
import type { Page } from "../../../content/pages.server.ts";
import type { PictureFiles } from "../../../content/schema.ts";
import { socialImagePath } from "../../../content/social-image.ts";
import { addressOf, type Document, type Report } from "../documents.ts";
import { monogram, pageCover, socialCover } from "./cover.ts";
import { encoded, type Recipe, social } from "./encode.ts";
import { coverName, madeName, picturePlaces, type PictureUse, usesOf } from "./records.ts";

export interface MadePictures {
  /** What pages need to know of each, by the names they ask for; `base` is its address up to the width. */
  entries: Record<string, PictureFiles>;
  /** Names of cached files by their address on the site. */
  files: Map<string, string>;
}

/** Most megabytes that a picture may have. */
const maxMegabytes = 12;

/**
 * Makes the pictures of all `documents`, which have no issues, and reports those that cannot be shown.
 *
 * @param root the folder `content`
 */
export async function makePictures(root: string, documents: readonly Document[], report: Report) {
  const made: MadePictures = { entries: {}, files: new Map() };
  const make = async (name: string, recipe: Recipe) => {
    const { key, files, colour, ...sizes } = await encoded(recipe);
    // A camera's file name may have capitals and spaces.
    const address = name.replace(/[^/]+$/, (file) => addressOf(file.replace(/\.\w+$/, "")));
    const base = `/images/${address}.${key.slice(0, 8)}`;
    const kept = recipe.focus ? ` object-[${recipe.focus.replace(" ", "_")}]` : "";
    made.entries[name] = { ...sizes, base, place: `bg-[${colour}]${kept}` };
    for (const file of files) made.files.set(`${base}-${file}`, `${key}/${file}`);
    return sizes.width;
  };

  for (const use of usesOf(documents)) {
    const { document, folder, file, place, at, focus } = use;
    // By its bytes: by its name, libvips would still have a file that was replaced since.
    const bytes = readFileSync(`${root}/${folder}/${file}`);
    const recipe = { place, from: [bytes], source: () => bytes, focus };
    const width = await make(madeName(`${folder}/${file}`), recipe).catch(() => 0);
    report(document, at, faultOf(use, bytes.length / 1024 / 1024, width));
  }

  for (const { kind, slug, data } of documents) {
    const place = kind.folder && picturePlaces[kind.folder];
    if (!place || data["image"] !== undefined) continue;
    const { name, title, heading, category, topic } = data as Record<string, string>;
    const facts = [title ?? heading ?? "", category ?? topic ?? ""] as const;
    const draw = () => (place.crop ? monogram(name ?? "") : pageCover(...facts));
    const from = place.crop ? [name ?? ""] : facts;
    await make(coverName(kind.folder, slug), { place, from, source: draw });
  }
  return made;
}

/** Why a picture of `megabytes` cannot be shown; `width` is that of the largest file made of it, 0 if none could be. */
function faultOf({ file, place }: PictureUse, megabytes: number, width: number): string | undefined {
  if (megabytes > maxMegabytes)
    return `the picture "${file}" has more than ${maxMegabytes} MB. Export it as JPEG, 2400 pixels wide with quality 80, which is less than 2 MB.`;
  if (width === 0)
    return `the picture "${file}" is broken, or not a JPEG, PNG or WebP file. Export it as JPEG, or copy it again (an iPhone takes JPEG with Settings, Camera, Formats, "Most Compatible").`;
  if (width >= place.least) return undefined;
  const side = place.crop ? "on its shorter side" : "wide";
  return `the picture "${file}" is ${width} pixels ${side}; ${place.name} needs ${place.least}. Export it larger from the original, or take another.`;
}

/**
 * Adds to `made` the picture of each of `pages` for social networks, at an address that follows from the page's
 * (`content/social-image.ts`): the main picture of its record if that is a photograph, else its title over a swell.
 */
export async function makeSocialPictures(
  root: string,
  documents: readonly Document[],
  pages: readonly Page[],
  made: MadePictures,
): Promise<void> {
  const photographs = new Map(
    usesOf(documents)
      .filter(({ document, at }) => at[0] === "image" && document.kind.base !== undefined)
      .map((use) => [`${use.document.kind.base}/${use.document.slug}`, use]),
  );
  const settings = documents.find((document) => document.file === "content/agency.yaml")!;
  const { name: agency } = settings.data["agency"] as { name: string };
  for (const { path, head } of pages) {
    const { folder, file, focus } = photographs.get(path) ?? {};
    const bytes = folder && readFileSync(`${root}/${folder}/${file}`);
    const from = bytes ? [bytes] : [path, head.title, agency];
    const source = () => bytes || socialCover(path, head.title, agency);
    const { key, files } = await encoded({ place: social, from, source, focus });
    made.files.set(socialImagePath(path), `${key}/${files[0]}`);
  }
}

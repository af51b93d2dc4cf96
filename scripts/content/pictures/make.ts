/** Makes the pictures that records name or lack, and tells pages about them. */
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { socialImageName } from "../../../content/social-image.ts";
import { addressOf } from "../file-names.ts";
import { type Document, isRecord } from "../documents.ts";
import { valueAt } from "../field-values.ts";
import { digest, digestOf } from "./cache.ts";
import { type CoverFacts, hand, monogram, pageCover, socialCover } from "./cover.ts";
import { type Encoded, forPlace, forSharing, recipe } from "./encode.ts";
import { coverName, madeName, picturePlaces, usesOf } from "./records.ts";

/** What pages need to know of a made picture. */
interface Made extends Omit<Encoded, "files"> {
  /** Address up to the width. */
  base: string;
}

export interface MadePictures {
  /** By the names that records and pages ask for. */
  entries: Record<string, Made>;
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
  const entries: MadePictures["entries"] = {};
  const addresses: MadePictures["files"] = new Map();
  const add = async (name: string, key: string, made: Promise<Encoded>) => {
    const { files, ...entry } = await made;
    const base = `/images/${addressed(name)}.${key.slice(0, 8)}`;
    entries[name] = { ...entry, base };
    for (const file of files) addresses.set(`${base}-${file}`, `${key}/${file}`);
  };

  const uses = usesOf(documents);
  for (const { document, folder, file, place, focus, at } of uses) {
    const path = `${root}/${folder}/${file}`;
    // By its bytes: by its name, libvips would still have a file that was replaced since.
    const photograph = () => sharp(readFileSync(path));
    const cut = place.square ? (focus ?? "") : "";
    const key = digest(digestOf(path), recipe(), JSON.stringify(place), cut);
    await add(madeName(`${folder}/${file}`), key, forPlace(key, photograph, place, focus));
    // The main picture of a record with a page is also shown on social networks.
    const base = at[0] === "image" && isRecord(document) ? document.kind.base : undefined;
    if (base === undefined) continue;
    const shared = digest(digestOf(path), recipe(), "social", focus ?? "");
    await add(socialImageName(`${base}/${document.slug}`), shared, forSharing(shared, photograph, focus));
  }

  for (const { kind, slug, data } of documents.filter(isRecord)) {
    const place = picturePlaces[kind.folder];
    if (!place || data["image"] !== undefined) continue;
    const facts = place.square ? textAt(data, "name") : factsOf(data);
    const key = digest(JSON.stringify(facts), recipe(), hand(), JSON.stringify(place));
    const draw = async () =>
      sharp(typeof facts === "string" ? await monogram(facts) : await pageCover(facts));
    await add(coverName(kind.folder, slug), key, forPlace(key, draw, place));
  }

  const agency = textAt(documents.find(({ file }) => file === "content/agency.yaml")?.data, "agency", "name");
  for (const { path, head } of pages) {
    const name = socialImageName(path);
    if (name in entries) continue;
    // The title of a page without a photograph, over its own swell.
    const key = digest(path, head.title, agency, recipe(), hand(), "social");
    const draw = async () => sharp(await socialCover(path, head.title, agency));
    await add(name, key, forSharing(key, draw));
  }

  const onPages = Object.entries(entries).filter(([name]) => !name.startsWith("social/"));
  const classes = [
    ...onPages.map(([, { colour }]) => `bg-[${colour}]`),
    ...uses.flatMap(({ focus }) => (focus ? [focusClass(focus)] : [])),
  ];
  return { entries, files: addresses, places: [...new Set(classes)].sort() };
}

/** The class that `app/pictures.server.ts` gives a picture with this focus. */
const focusClass = (focus: string) => `object-[${focus.replace(" ", "_")}]`;

/** `name` as an address, without its ending: a camera's file name may have capitals and spaces. */
function addressed(name: string): string {
  return name
    .replace(/\.\w+$/, "")
    .split("/")
    .map(addressOf)
    .join("/");
}

function factsOf(data: Document["data"]): CoverFacts {
  const { colour } = data as Pick<CoverFacts, "colour">;
  const title = textAt(data, "title") || textAt(data, "heading");
  const category = textAt(data, "category") || textAt(data, "topic");
  return { title, category, ...(colour && { colour }) };
}

/** The text at `path`; empty when there is none. */
function textAt(data: unknown, ...path: string[]): string {
  const value = valueAt(data, path);
  return typeof value === "string" ? value : "";
}

/** Makes the pictures that records name or lack, and tells pages about them. */
import { readFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { socialImageName } from "../../../content/social-image.ts";
import { addressOf } from "../file-names.ts";
import { type Document, isRecord, valueAt } from "../documents.ts";
import { digest, digestOf } from "./cache.ts";
import { type CoverFacts, hand, monogram, pageCover, socialCover } from "./cover.ts";
import { type Encoded, forPlace, forSharing, recipe } from "./encode.ts";
import { coverName, madeName } from "./names.ts";
import { picturedFolders } from "./places.ts";
import { type SharedPage, sharedPages } from "./shared-pages.ts";
import { usesOf } from "./uses.ts";

/** A made picture by what pages need of it. */
export interface Made {
  width: number;
  height: number;
  colour: string;
  /** Address up to the width. */
  base: string;
  widths: number[];
}

export interface MadePictures {
  /** By the names that records and pages ask for. */
  entries: Record<string, Made>;
  /** Kept files by their address on the site. */
  files: Map<string, string>;
  /** Classes that colour their places and keep what is in focus in view. */
  places: string[];
}

/**
 * Pictures of all `documents`, which have no issues; what was made before of the same bytes or facts is not made again.
 *
 * @param root the folder `content`
 */
export async function makePictures(root: string, documents: readonly Document[]): Promise<MadePictures> {
  const entries: MadePictures["entries"] = {};
  const addresses: MadePictures["files"] = new Map();
  const add = async (name: string, key: string, make: (key: string) => Promise<Encoded>) => {
    const { files, ...entry } = await make(key);
    const base = `/images/${addressed(name)}.${key.slice(0, 8)}`;
    entries[name] = { ...entry, base };
    for (const file of files) addresses.set(`${base}-${file}`, `${key}/${file}`);
  };
  for (const { path, place, focus } of usesOf(documents)) {
    const cut = place.square ? (focus ?? "") : "";
    const key = digest(digestOf(`${root}/${path}`), recipe(), JSON.stringify(place), cut);
    await add(madeName(path), key, () => forPlace(key, () => photograph(`${root}/${path}`), place, focus));
  }
  const focused = usesOf(documents).flatMap(({ focus }) => (focus ? [focusClass(focus)] : []));
  const agency = agencyName(documents);
  for (const document of documents) {
    if (isRecord(document)) await addCover(document, document.kind.folder, add);
    for (const page of sharedPages(document)) await addSharing(root, page, agency, add);
  }
  const onPages = Object.entries(entries).filter(([name]) => !name.startsWith("social/"));
  const coloured = onPages.map(([, { colour }]) => `bg-[${colour}]`);
  return { entries, files: addresses, places: [...new Set([...coloured, ...focused])].sort() };
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

type Add = (name: string, key: string, make: (key: string) => Promise<Encoded>) => Promise<void>;

async function addCover({ slug, data }: Document, folder: string, add: Add): Promise<void> {
  const place = picturedFolders[folder]?.place;
  if (!place || data["image"] !== undefined) return;
  const facts = place.square ? textAt(data, "name") : factsOf(data);
  const key = digest(JSON.stringify(facts), recipe(), hand(), JSON.stringify(place));
  const draw = async () => sharp(typeof facts === "string" ? await monogram(facts) : await pageCover(facts));
  await add(coverName(folder, slug), key, () => forPlace(key, draw, place));
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

/** What stands for `page` on social networks: its photograph where it has one, else its title over its own swell. */
async function addSharing(root: string, page: SharedPage, agency: string, add: Add): Promise<void> {
  const name = socialImageName(page.path);
  if (page.photograph) {
    const { file, focus } = page.photograph;
    const key = digest(digestOf(`${root}/${file}`), recipe(), "social", focus ?? "");
    return add(name, key, () => forSharing(key, () => photograph(`${root}/${file}`), focus));
  }
  const key = digest(page.path, page.title, agency, recipe(), hand(), "social");
  const draw = async (): Promise<Sharp> => sharp(await socialCover(page.path, page.title, agency));
  return add(name, key, () => forSharing(key, draw));
}

/** By its bytes: by its name, libvips would remember a file that has been replaced since. */
const photograph = (file: string) => sharp(readFileSync(file));

function agencyName(documents: readonly Document[]): string {
  const agency = documents.find(({ file }) => file === "content/agency.yaml");
  return textAt(agency?.data, "agency", "name");
}

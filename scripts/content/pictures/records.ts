/** Which pictures records show, where, and the names of what is made from them. */
import type { Document } from "../documents.ts";
import { fieldValues, valueAt, withTexts } from "../field-values.ts";
import type { Fields } from "../yaml.ts";

export interface Place {
  /** As in "a portrait needs 400". */
  name: string;
  /** Widths of the files, pixels; a picture is never enlarged. */
  widths: readonly number[];
  /** Pixels that it has to be wide; of a cropped one, those of its shorter side. */
  least: number;
  /** The shape that it is cropped to. */
  crop?: { width: number; height: number };
}

const widths = [480, 800, 1280];
const pagePlace: Place = { name: "the picture of a page", widths, least: 1200 };
// On a phone the home page shows projects beside their text.
const projectPlace: Place = { ...pagePlace, widths: [320, ...widths] };
const furtherPlace: Place = { name: "a further picture", widths, least: 800 };
const textPlace: Place = { name: "a picture in a text", widths, least: 800 };
const square = { width: 1, height: 1 };
const portraitPlace: Place = { name: "a portrait", widths: [160, 400, 800], least: 400, crop: square };

/** Folders whose records have a picture, and where it is shown. */
export const picturePlaces: Readonly<Record<string, Place>> = {
  projects: projectPlace,
  "case-studies": pagePlace,
  articles: pagePlace,
  team: portraitPlace,
  testimonials: portraitPlace,
};

/** Where a record of `folder` shows the picture that it names at `path`. */
function placeOf(folder: string, path: readonly PropertyKey[]): Place | undefined {
  const field = path.filter((part) => typeof part === "string").join(".");
  if (field === "image.name") return picturePlaces[folder];
  if (field === "images.name") return furtherPlace;
  return field === "sections.blocks.image.name" ? textPlace : undefined;
}

/** Drawings have names without an ending. */
export const isFileName = (name: string) => name.includes(".");

export interface PictureUse {
  document: Document;
  /** Below `content/`: the folder in which the pictures of the record lie. */
  folder: string;
  /** Name of the file in it. */
  file: string;
  place: Place;
  /** Where the record names it. */
  at: readonly PropertyKey[];
  /** Percent from left and top, `30% 60%`. */
  focus?: string;
}

/** Every picture that `documents` name by its file. */
export function usesOf(documents: readonly Document[]): PictureUse[] {
  return documents.flatMap((document) => {
    const { kind, slug, data } = document;
    if (kind.folder === undefined) return [];
    const folder = kind.folder;
    return fieldValues(data).flatMap(({ path, value }): PictureUse[] => {
      const place = placeOf(folder, path);
      if (!place || typeof value !== "string" || !isFileName(value)) return [];
      const around = path.slice(0, -1);
      const focus = valueAt(data, [...around, "focus"]) as string | undefined;
      return [{ document, folder: `${folder}/${slug}`, file: value, place, at: [...around, "file"], focus }];
    });
  });
}

/** Name of what is made from the picture at `path` below `content/`. */
export const madeName = (path: string) => `made/${path}`;
/** Name of the cover of a record without a picture. */
export const coverName = (folder: string, slug: string) => madeName(`${folder}/${slug}/cover`);

/** `record` of `folder` with the names of its pictures, as pages ask for them. */
export function withPictures(folder: string, slug: string, record: Fields): Fields {
  const named = withTexts(record, (text, path) =>
    placeOf(folder, path) && isFileName(text) ? madeName(`${folder}/${slug}/${text}`) : text,
  ) as Fields;
  const cover = picturePlaces[folder] && { name: coverName(folder, slug), alt: "" };
  const { image = cover, ...others } = named;
  return image === undefined || image === "none" ? others : { ...others, image };
}

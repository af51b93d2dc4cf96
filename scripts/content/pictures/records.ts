/** Which pictures records show, and where. */
import type { Document } from "../documents.ts";
import { fieldsOf } from "../source.ts";

export interface Place {
  /** Widths of the files, pixels; a picture is never enlarged. */
  widths: readonly number[];
  /** Pixels that it has to be wide; of a cropped one, those of its shorter side. */
  least: number;
  /** The shape that it is cropped to. */
  crop?: { width: number; height: number };
}

const widths = [480, 800, 1280];
const pagePlace: Place = { widths, least: 1200 };
const portraitPlace: Place = { widths: [160, 400, 800], least: 400, crop: { width: 1, height: 1 } };

/** Folders whose records have a picture, and where it is shown. */
export const picturePlaces: Readonly<Record<string, Place>> = {
  // On a phone the home page shows them beside their text.
  projects: { ...pagePlace, widths: [320, ...widths] },
  "case-studies": pagePlace,
  articles: pagePlace,
  team: portraitPlace,
  testimonials: portraitPlace,
};

export type PictureUse = ReturnType<typeof usesOf>[number];

/** Every picture that `documents` name by its file, below `content/`; drawings have names without an ending. */
export function usesOf(documents: readonly Document[]) {
  return documents.flatMap((document) => {
    const { kind, slug, data } = document;
    if (kind.folder === undefined) return [];
    const places: Readonly<Record<string, Place | undefined>> = {
      "image.name": picturePlaces[kind.folder],
      "images.name": { widths, least: 800 },
      "sections.blocks.image.name": { widths, least: 800 },
    };
    return fieldsOf(data).flatMap(({ path, names, value, entry }) => {
      const place = places[names];
      const file = String(value);
      if (!place || !file.includes(".")) return [];
      const at = [...path.slice(0, -1), "file"];
      return [{ document, folder: `${kind.folder}/${slug}`, file, place, at, entry }];
    });
  });
}

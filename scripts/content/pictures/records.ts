/** Which pictures records name, where they are shown, and the names of what is made from them. */
import type { ProseSection } from "../../../content/schema.ts";
import { type Document, isRecord } from "../documents.ts";
import type { Fields } from "../yaml.ts";

export interface Place {
  /** As in "a portrait needs 400". */
  name: string;
  /** Widths of the files, pixels; a picture is never enlarged. */
  widths: readonly number[];
  /** Pixels that it has to be wide; of a square one, those of its shorter side. */
  least: number;
  /** Whether it is cut square. */
  square?: boolean;
}

const widths = [480, 800, 1280];
const pagePlace: Place = { name: "the picture of a page", widths, least: 1200 };
// On a phone the home page shows projects beside their text.
const projectPlace: Place = { ...pagePlace, widths: [320, ...widths] };
const furtherPlace: Place = { name: "a further picture", widths, least: 800 };
const textPlace: Place = { name: "a picture in a text", widths, least: 800 };
const portraitPlace: Place = { name: "a portrait", widths: [160, 400, 800], least: 400, square: true };

/** Folders whose records have a picture, and where it is shown. */
export const picturePlaces: Readonly<Record<string, Place>> = {
  projects: projectPlace,
  "case-studies": pagePlace,
  articles: pagePlace,
  team: portraitPlace,
  testimonials: portraitPlace,
};

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

/** A picture that lies beside its record. */
interface Photograph {
  file: string;
  focus?: string;
}

/** Every picture that `documents` name by its file. */
export function usesOf(documents: readonly Document[]): PictureUse[] {
  return documents.filter(isRecord).flatMap((document) => {
    const { image, images = [], sections = [] } = document.data as Partial<PicturedFields>;
    const place = picturePlaces[document.kind.folder];
    const folder = `${document.kind.folder}/${document.slug}`;
    const named = (picture: unknown, where: Place | undefined, ...at: PropertyKey[]): PictureUse[] =>
      where && isPhotograph(picture)
        ? [{ document, folder, place: where, at: [...at, "file"], ...picture }]
        : [];
    return [
      ...named(image, place, "image"),
      ...images.flatMap((further, index) => named(further, furtherPlace, "images", index)),
      ...sections.flatMap(({ blocks }, section) =>
        blocks.flatMap((block, index): PictureUse[] => {
          if (typeof block !== "object" || !("image" in block)) return [];
          const at = ["sections", section, "blocks", index];
          return [{ document, folder, file: block.image.name, place: textPlace, at }];
        }),
      ),
    ];
  });
}

interface PicturedFields {
  image: unknown;
  images: readonly unknown[];
  sections: readonly ProseSection[];
}

function isPhotograph(image: unknown): image is Photograph {
  return typeof image === "object" && image !== null && "file" in image;
}

/** Name of what is made from the picture at `path` below `content/`. */
export const madeName = (path: string) => `made/${path}`;
/** Name of the cover of a record without a picture. */
export const coverName = (folder: string, slug: string) => madeName(`${folder}/${slug}/cover`);

/** `record` of `folder` with the names of its pictures, as pages ask for them. */
export function withPictures(folder: string, slug: string, record: Fields): Fields {
  const own = `${folder}/${slug}/`;
  const made = (picture: unknown) => {
    if (!isPhotograph(picture)) return picture;
    const { file, ...others } = picture;
    return { name: madeName(own + file), ...others };
  };
  const { image, images, sections, ...fields } = record;
  const cover = picturePlaces[folder] && { name: coverName(folder, slug), alt: "" };
  const shown = made(image) ?? cover;
  return {
    ...fields,
    ...(shown !== undefined && shown !== "none" && { image: shown }),
    ...(Array.isArray(images) && { images: images.map(made) }),
    ...(Array.isArray(sections) && {
      sections: (sections as ProseSection[]).map((section) => ({
        ...section,
        blocks: section.blocks.map((block) =>
          typeof block === "object" && "image" in block
            ? { image: { ...block.image, name: madeName(own + block.image.name) } }
            : block,
        ),
      })),
    }),
  };
}

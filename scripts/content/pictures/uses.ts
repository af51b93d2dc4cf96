/** Which pictures the records name, and where. */
import type { Block, ProseSection } from "../../../content/schema.ts";
import { type Document, isRecord } from "../documents.ts";
import { furtherPlace, type Place, pictureFolder, picturedFolders, textPlace } from "./places.ts";

export interface PictureUse {
  document: Document;
  /** Path below `content/`. */
  path: string;
  place: Place;
  /** Where the record names it. */
  at: readonly PropertyKey[];
  /** Percent from left and top, `30% 60%`. */
  focus?: string;
}

interface DroppedImage {
  file: string;
  focus?: string;
}

/** Every picture that `documents` name by its file. */
export function usesOf(documents: readonly Document[]): PictureUse[] {
  return documents.flatMap((document) => {
    if (!isRecord(document)) return [];
    const { image, images = [], sections = [] } = document.data as Partial<PicturedFields>;
    const place = picturedFolders[document.kind.folder]?.place;
    const folder = pictureFolder(document.kind, document.slug);
    const use = (file: string, where: Place, at: readonly PropertyKey[], focus?: string): PictureUse => ({
      document,
      path: `${folder}/${file}`,
      place: where,
      at,
      ...(focus ? { focus } : {}),
    });
    return [
      ...(place && isDropped(image) ? [use(image.file, place, ["image", "file"], image.focus)] : []),
      ...images.flatMap((further, index) =>
        isDropped(further) ? [use(further.file, furtherPlace, ["images", index, "file"], further.focus)] : [],
      ),
      ...sections.flatMap(({ blocks }, section) =>
        blocks.flatMap((block, index) =>
          isPicture(block) ? [use(block.image.name, textPlace, ["sections", section, "blocks", index])] : [],
        ),
      ),
    ];
  });
}

interface PicturedFields {
  image: unknown;
  images: readonly unknown[];
  sections: readonly ProseSection[];
}

export function isDropped(image: unknown): image is DroppedImage {
  return typeof image === "object" && image !== null && "file" in image;
}

export function isPicture(block: Block): block is Extract<Block, { image: unknown }> {
  return typeof block === "object" && "image" in block;
}

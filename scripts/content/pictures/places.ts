/** Where pictures of records are shown, and what they need for it. */
import type { Collection } from "../../../content/collections.ts";

export interface Place {
  /** As in "needs 1200 to be ...". */
  name: string;
  /** Widths of the files, pixels; a picture is never enlarged. */
  widths: readonly number[];
  /** Pixels that it has to be wide. */
  least: number;
  /** Whether it is cut square, which it is shown as. */
  square?: boolean;
}

const widths = [480, 800, 1280];

/** Under a headline, and on social networks. */
export const pagePlace: Place = { name: "the picture of a page", widths, least: 1200 };
export const furtherPlace: Place = { name: "a further picture", widths, least: 800 };
export const textPlace: Place = { name: "a picture in a text", widths, least: 800 };
export const portraitPlace: Place = { name: "a portrait", widths: [160, 400, 800], least: 400, square: true };

/** Folders whose records have a picture, and where their pages lie, if they have any. */
export const picturedFolders: Readonly<Record<string, { place: Place; base?: string }>> = {
  projects: { place: pagePlace, base: "/portfolio" },
  "case-studies": { place: pagePlace, base: "/case-studies" },
  articles: { place: pagePlace, base: "/blog" },
  team: { place: portraitPlace },
  testimonials: { place: portraitPlace },
};

/** Below `content/`: the folder in which the pictures of a record lie. */
export function pictureFolder(collection: Pick<Collection, "folder">, slug: string): string {
  return `${collection.folder}/${slug}`;
}

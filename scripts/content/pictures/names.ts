/** How pages name what is made of a record's pictures. */
import type { ProseSection } from "../../../content/schema.ts";
import type { Fields } from "../yaml.ts";
import { pictureFolder, picturedFolders } from "./places.ts";
import { isDropped, isPicture } from "./uses.ts";

/** Name of what is made of the picture at `path` below `content/`. */
export const madeName = (path: string) => `made/${path}`;
/** Name of the cover of a record without a picture. */
export const coverName = (folder: string, slug: string) =>
  madeName(`${pictureFolder({ folder }, slug)}/cover`);

/** `record` of `folder` with the names of its pictures, as pages ask for them. */
export function withPictures(folder: string, slug: string, record: Fields): Fields {
  const own = `${pictureFolder({ folder }, slug)}/`;
  const made = ({ file, ...image }: { file: string }) => ({ name: madeName(own + file), ...image });
  const { image, images, sections, ...fields } = record;
  return {
    ...fields,
    ...(picturedFolders[folder] && image !== "none"
      ? { image: isDropped(image) ? made(image) : (image ?? { name: coverName(folder, slug), alt: "" }) }
      : image !== "none" && image !== undefined && { image }),
    ...(Array.isArray(images) && {
      images: images.map((further: unknown) => (isDropped(further) ? made(further) : further)),
    }),
    ...(Array.isArray(sections) && {
      sections: (sections as ProseSection[]).map((section) => ({
        ...section,
        blocks: section.blocks.map((block) =>
          isPicture(block) ? { image: { ...block.image, name: madeName(own + block.image.name) } } : block,
        ),
      })),
    }),
  };
}

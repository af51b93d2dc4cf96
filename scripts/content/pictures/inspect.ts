/** What a picture is, by its bytes: its name may say otherwise. */
import { readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { digest, remembered } from "./cache.ts";

/** Files that somebody may take for pictures, by their ending. */
export const pictureName = /\.(?:jpe?g|jfif|png|webp|avif|gif|hei[cf]|tiff?|bmp|svg|pdf|psd|dng|cr2|nef)$/i;

/** Most megabytes that a picture may have. */
const maxMegabytes = 12;

/** Why a picture cannot be shown, or its pixels as it is seen, turned as its EXIF data says. */
export type PictureInfo = { fault?: string; width?: number; height?: number };

/** Looks at each picture of `paths` (below `root`), at an unchanged one only once. */
export async function inspectPictures(root: string, paths: readonly string[]) {
  const infos = new Map<string, PictureInfo>();
  for (const path of paths)
    if (pictureName.test(path)) infos.set(path, await inspectPicture(`${root}/${path}`));
  return infos;
}

async function inspectPicture(file: string): Promise<PictureInfo> {
  if (statSync(file).size > maxMegabytes * 1024 * 1024) {
    const remedy = "Export it as JPEG, 2400 pixels wide with quality 80, which is less than 2 MB.";
    return { fault: `the picture has more than ${maxMegabytes} MB. ${remedy}` };
  }
  // By its bytes: by its name, libvips would still have a file that was replaced since.
  const bytes = readFileSync(file);
  return remembered(`look/${digest(bytes)}`, async () => {
    try {
      const picture = sharp(bytes);
      const { format, autoOrient } = await picture.metadata();
      if (!["jpeg", "png", "webp"].includes(format)) throw new Error(format);
      // Decodes every row: a truncated picture starts out fine.
      await picture.stats();
      return autoOrient;
    } catch {
      const fault =
        'the picture is broken, or not a JPEG, PNG or WebP file. Export it as JPEG, or copy it again (an iPhone takes JPEG with Settings, Camera, Formats, "Most Compatible").';
      return { fault };
    }
  });
}

/** What a picture is, by its bytes: its name may say otherwise. */
import { readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { digest, remembered } from "./cache.ts";

/** Files that somebody may take for pictures, by their ending. */
export const pictureName = /\.(?:jpe?g|png|webp|avif|gif|hei[cf]|tiff?|bmp|svg|pdf|psd|dng|cr2|nef)$/i;

/** Most bytes that a picture may have. */
export const mostBytes = 12 * 1024 * 1024;

export interface Look {
  /** Why it cannot be shown: it is no JPEG, PNG or WebP, it is too large, or its end is missing. */
  fault?: "format" | "size" | "broken";
  /** Pixels as it is seen, turned as its EXIF data says; 0 where it cannot be shown. */
  width: number;
  height: number;
}

/** Looks at each picture of `paths` (below `root`), at an unchanged one only once. */
export async function lookAtPictures(
  root: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Look>> {
  const looks = new Map<string, Look>();
  for (const path of paths.filter((candidate) => pictureName.test(candidate)))
    looks.set(path, await lookAt(`${root}/${path}`));
  return looks;
}

async function lookAt(file: string): Promise<Look> {
  const unseen = { width: 0, height: 0 };
  if (statSync(file).size > mostBytes) return { fault: "size", ...unseen };
  const bytes = readFileSync(file);
  if (!/^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP)/s.test(bytes.toString("latin1", 0, 16)))
    return { fault: "format", ...unseen };
  const key = digest(bytes, readFileSync("scripts/content/pictures/look.ts"));
  return remembered(`looks/${key}`, async () => {
    try {
      // By its bytes: by its name, libvips would still have a file that was replaced since.
      const picture = sharp(bytes);
      // Decodes every row: a truncated picture starts out fine.
      await picture.stats();
      const { width, height } = (await picture.metadata()).autoOrient;
      return { width, height };
    } catch {
      return { fault: "broken" as const, ...unseen };
    }
  });
}

/** What a picture is, by its bytes: its name may say otherwise. */
import { closeSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import sharp from "sharp";
import { digest, digestOf, remembered } from "./cache.ts";

/** Endings of files that somebody takes for pictures. */
export const pictureName = /\.(?:jpe?g|png|webp|avif|gif|hei[cf]|tiff?|bmp|svg|pdf|psd|dng|cr2|nef)$/i;

/** Bytes that a picture may have. */
export const mostBytes = 12 * 1024 * 1024;

export interface Look {
  bytes: number;
  /** What the file is; undefined when its bytes tell nothing. */
  format: string | undefined;
  /** Pixels as it is seen, the camera's turning included; 0 when it is not one of ours, is too large or broken. */
  width: number;
  height: number;
  broken: boolean;
}

/** Formats that are taken. */
export const taken: ReadonlySet<string | undefined> = new Set(["JPEG", "PNG", "WebP"]);

/** Looks at each picture of `paths` (below `root`), at those that have not changed only once. */
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
  const bytes = statSync(file).size;
  const format = formatOf(file);
  const unseen = { bytes, format, width: 0, height: 0 };
  if (bytes > mostBytes || (format !== undefined && !taken.has(format))) return { ...unseen, broken: false };
  const key = digest(digestOf(file), digestOf("scripts/content/pictures/look.ts"));
  return remembered(`looks/${key}`, async () => {
    try {
      // By its bytes: by its name, libvips would remember a file that has been replaced since.
      const picture = sharp(readFileSync(file));
      // To the last row: a picture whose transfer broke off has a sound beginning.
      await picture.stats();
      const { width, height } = (await picture.metadata()).autoOrient;
      return { bytes, format, width, height, broken: false };
    } catch {
      return { ...unseen, broken: true };
    }
  });
}

const beginnings: [format: string, pattern: RegExp][] = [
  ["JPEG", /^\xff\xd8\xff/],
  ["PNG", /^\x89PNG/],
  ["WebP", /^RIFF.{4}WEBP/s],
  ["HEIC", /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s],
  ["AVIF", /^.{4}ftypavi[fs]/s],
  ["GIF", /^GIF8/],
  ["TIFF", /^(?:II\*\0|MM\0\*)/],
  ["PDF", /^%PDF/],
  ["Photoshop", /^8BPS/],
  ["BMP", /^BM.{4}\0\0\0\0/s],
  ["SVG", /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)?<svg/s],
];

function formatOf(file: string): string | undefined {
  const head = Buffer.alloc(512);
  const descriptor = openSync(file, "r");
  try {
    const length = readSync(descriptor, head, 0, head.length, 0);
    const text = head.toString("latin1", 0, length);
    return beginnings.find(([, pattern]) => pattern.test(text))?.[0];
  } finally {
    closeSync(descriptor);
  }
}

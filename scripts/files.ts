import { globSync } from "node:fs";

/** Files that somebody may take for pictures, by their ending. */
export const pictureName = /\.(?:jpe?g|jfif|png|webp|avif|gif|hei[cf]|tiff?|bmp|svg|pdf|psd|dng|cr2|nef)$/i;

/** Files that match, in a fixed order and with forward slashes, on Windows too. */
export function filesOf(...patterns: string[]): string[] {
  return globSync(patterns)
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
}

/** Content files for tests, whatever an agency has called its own. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ContentFiles } from "../documents.ts";

/** Path of the first file of `folder` whose text `fits`. Throws when there is none. */
export function fileOf(
  files: ContentFiles,
  folder: string,
  fits: (text: string) => boolean = () => true,
): string {
  const found = [...files].find(([path, text]) => path.startsWith(`${folder}/`) && fits(text));
  if (!found) throw new Error(`content/${folder} has no file of the kind that is needed here`);
  return found[0];
}

/** `files` with `text` at `path`; `undefined` removes the file. */
export function withText(files: ContentFiles, path: string, text: string | undefined): ContentFiles {
  const changed = new Map(files);
  if (text === undefined) changed.delete(path);
  else changed.set(path, text);
  return changed;
}

/** `files` with one passage of the file at `path` changed. Throws when it is not there. */
export function edited(files: ContentFiles, path: string, from: string | RegExp, to: string): ContentFiles {
  const text = files.get(path) ?? "";
  const result = text.replace(from, () => to);
  if (result === text) throw new Error(`nothing to change in ${path}`);
  return withText(files, path, result);
}

/** Writes a file at `path` below `root`, with its folders. */
export function writeIn(root: string, path: string, data: string | Buffer): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), data);
}

/** The slug of the record at `path`: its file's name without folder and extension. */
export const slugOf = (path: string) => path.replace(/^.*\/|\.\w+$/g, "");

/** The record `text` with the lines `image` in place of its pictures, or after its name if it has none. */
export function withImage(text: string, image: string): string {
  const without = text.replace(/^images?:.*\n(?: .*\n)*/gm, "");
  return without.replace(/^(?:name|client|heading): .*\n/m, (line) => line + image);
}

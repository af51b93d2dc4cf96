/** Files that nothing would read, or whose name makes no address. */
import { basename, dirname } from "node:path/posix";
import { collections, textFiles } from "../../content/collections.ts";
import { nearest } from "./nearest.ts";
import { pictureName } from "./pictures/look.ts";
import type { ContentIssue } from "./issue.ts";

/** The issue of the file at `path` (below `content/`), which is none that is read; `pictures/issues.ts` checks pictures. */
export function nameIssue(path: string): ContentIssue[] {
  return pictureName.test(path) ? [] : [{ file: `content/${path}`, line: 1, what: faultOf(path) }];
}

function faultOf(path: string): string {
  const [folder, name] = [dirname(path), basename(path)];
  const collection = collections.find((candidate) => candidate.folder === folder);
  if (!collection) {
    const known = [
      ...collections.map((candidate) => candidate.folder),
      ...textFiles.map((file) => file.path),
    ];
    const meant = nearest(folder === "." ? name : folder, known);
    return `no page shows this file. Move it into a folder that is read${meant ? ` (did you mean content/${meant}?)` : ", such as content/articles"}.`;
  }
  const [stem = "", ...endings] = name.split(".");
  const wanted = `${addressOf(stem)}.${collection.format}`;
  return endings.join(".") === collection.format
    ? `the file's name becomes an address, which has small letters, digits and hyphens only. Rename it to "${wanted}".`
    : `files of this folder end in ".${collection.format}", and this one ends in ".${endings.join(".")}". Rename it to "${wanted}".`;
}

/** `My Brief (1)` as `my-brief-1`. */
export function addressOf(stem: string): string {
  const address = stem
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-");
  return address.replaceAll(/^-|-$/g, "") || "new-page";
}

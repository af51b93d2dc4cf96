/** Files that nothing reads, or whose name makes no address. */
import { basename, dirname } from "node:path/posix";
import { collections, textFiles } from "../../content/collections.ts";
import { type ContentIssue, didYouMean } from "./issue.ts";
import { pictureName } from "./pictures/look.ts";

/** The issue of the file at `path` (below `content/`), which nothing reads; `pictures/issues.ts` checks pictures. */
export function nameIssue(path: string): ContentIssue[] {
  if (pictureName.test(path)) return [];
  const [folder, name] = [dirname(path), basename(path)];
  const collection = collections.find((candidate) => candidate.folder === folder);
  const known = [...collections.map((candidate) => candidate.folder), ...textFiles.map((file) => file.path)];
  const what = collection
    ? `files of this folder have small letters, digits and hyphens, and end in ".${collection.format}". Rename it to "${addressOf(name.replace(/\..*/, ""))}.${collection.format}".`
    : `no page shows this file. ${didYouMean(folder === "." ? name : folder, known, "Move it into a folder that is read, such as articles.")}`;
  return [{ file: `content/${path}`, line: 1, what }];
}

/** `My Brief (1)` as `my-brief-1`. */
export function addressOf(stem: string): string {
  const plain = stem.normalize("NFD").toLowerCase().replaceAll(/\p{M}/gu, "");
  return plain.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "") || "new-page";
}

/** Files that nothing would read, or whose name makes no address. */
import { collections, textFiles } from "../../content/collections.ts";
import { nearest } from "./nearest.ts";
import { pictureName } from "./pictures/look.ts";
import type { ContentIssue } from "./issue.ts";

/** An issue for each path (below `content/`) that is not a record, a page's texts or a picture. */
export function fileNameIssues(paths: readonly string[]): ContentIssue[] {
  const missing = textFiles
    .filter(({ path }) => !paths.includes(path))
    .map(({ path }) => ({
      file: `content/${path}`,
      line: 1,
      what: "the file is missing, and its page cannot be made without it. Put it back.",
    }));
  return [...paths.flatMap((path) => issueOf(path) ?? []), ...missing];
}

function issueOf(path: string): ContentIssue | undefined {
  // `pictures/issues.ts` checks pictures.
  if (pictureName.test(path) || textFiles.some((file) => file.path === path)) return undefined;
  const issue = (what: string) => ({ file: `content/${path}`, line: 1, what });
  const parts = path.split("/");
  const name = parts.at(-1) ?? "";
  const folder = parts.slice(0, -1).join("/");
  const collection = collections.find((candidate) => candidate.folder === folder);
  if (!collection) {
    const known = [
      ...collections.map((candidate) => candidate.folder),
      ...textFiles.map((file) => file.path),
    ];
    const meant = nearest(folder || name, known);
    return issue(
      `no page shows this file. Move it into a folder that is read${meant ? ` (did you mean content/${meant}?)` : ", such as content/articles"}.`,
    );
  }
  const ending = collection.format;
  const [stem = "", ...endings] = name.split(".");
  const wanted = `${addressOf(stem)}.${ending}`;
  if (endings.join(".") !== ending) {
    return issue(
      `files of this folder end in ".${ending}", and this one ends in ".${endings.join(".")}". Rename it to "${wanted}".`,
    );
  }
  if (name !== wanted) {
    return issue(
      `the file's name becomes an address, which has small letters, digits and hyphens only. Rename it to "${wanted}".`,
    );
  }
  return undefined;
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

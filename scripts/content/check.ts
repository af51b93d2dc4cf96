/** What `npm run content -- check` finds in the files of `content/`, apart from who confirms what they say. */
import type { ContentFiles, Document, Report } from "./documents.ts";
import { readDocuments, readFiles } from "./documents.ts";
import { didYouMean } from "./issue.ts";
import { inspectPictures, type PictureInfo, pictureName } from "./pictures/inspect.ts";
import { picturePlaces, type PictureUse, usesOf } from "./pictures/records.ts";
import { checkReferences } from "./references.ts";
import { lineOf } from "./source.ts";

/** What is in `root`, and what is wrong with the files there and with their pictures. */
export async function checkFolder(root: string) {
  const files = readFiles(root);
  return check(files, await inspectPictures(root, [...files.keys()]));
}

/**
 * Reads `files`, and checks each of them, then what they say of one another.
 *
 * @param infos what the pictures are; one without is judged by its name alone
 */
export function check(files: ContentFiles, infos: ReadonlyMap<string, PictureInfo> = new Map()) {
  const { documents, issues } = readDocuments(files);
  // Otherwise every link to a page whose file cannot be read would be reported as well.
  if (issues.length > 0) return { documents, issues };
  const report: Report = (document, path, what) => {
    if (what) issues.push({ file: document.file, line: lineOf(document, path), what });
  };
  checkReferences(documents, report);
  const pictures = [...files.keys()].filter((path) => pictureName.test(path));
  const unused = new Set(pictures);
  for (const use of usesOf(documents)) {
    const path = `${use.folder}/${use.file}`;
    unused.delete(path);
    report(use.document, use.at, useIssue(use, pictures, infos.get(path)));
  }
  for (const path of pictures) {
    const what = infos.get(path)?.fault ?? (unused.has(path) && unusedIssue(path, documents));
    if (what) issues.push({ file: `content/${path}`, line: 1, what });
  }
  return { documents, issues };
}

/** What is wrong with a picture that a document names. */
function useIssue({ folder, file, place }: PictureUse, pictures: readonly string[], info: PictureInfo = {}) {
  if (file.includes("/"))
    return `the picture is written with an address or a folder ("${file}"). Put it into content/${folder}/, and write only its file's name here.`;
  if (!pictures.includes(`${folder}/${file}`)) {
    const beside = pictures.filter((path) => path.startsWith(`${folder}/`));
    const names = beside.map((path) => path.slice(folder.length + 1));
    // An accent may be a part of its letter or stand beside it, which nobody can see.
    if (names.some((name) => name.normalize() === file.normalize()))
      return `the picture "${file}" has an accent that its file writes in another way. Rename the file and write its name here, both without accents.`;
    const remedy = didYouMean(file, names, "Put it there, or remove what is said of it here.");
    return `there is no picture "${file}" in content/${folder}/. ${remedy}`;
  }
  const { width = Infinity, height = Infinity } = info;
  const pixels = place.crop ? Math.min(width, height) : width;
  const side = place.crop ? "on its shorter side" : "wide";
  const what = `the picture "${file}" is ${pixels} pixels ${side}; ${place.name} needs ${place.least}. Export it larger from the original, or take another.`;
  return pixels < place.least && what;
}

/** What to do with the picture at `path`, which no document names. */
function unusedIssue(path: string, documents: readonly Document[]): string {
  const [folder = "", slug = "", ...rest] = path.split("/");
  const record = documents.find((document) => document.kind.folder === folder && document.slug === slug);
  return record && picturePlaces[folder] && rest.length > 0
    ? `nothing shows this picture. Name it in ${record.file}, with two lines under "image:": "file: ${rest.join("/")}" and "alt: ..."; or delete it.`
    : `no record has this picture. Put it into a folder named after its record's file in ${Object.keys(picturePlaces).join(", ")}, or delete it.`;
}

/** What `npm run content -- check` finds in the files of `content/`, apart from who confirms what they say. */
import { pictureName } from "../files.ts";
import { type ContentFiles, readDocuments, readFiles, reporter } from "./documents.ts";
import { didYouMean } from "./issue.ts";
import { makePictures } from "./pictures/make.ts";
import { picturePlaces, usesOf } from "./pictures/records.ts";
import { checkReferences } from "./references.ts";

/** What is in `content/`, the pictures made for it, and what is wrong with the files there and with their pictures. */
export async function checkContent() {
  const { documents, issues } = check(readFiles());
  const shown = issues.length > 0 ? [] : documents;
  return { documents, issues, made: await makePictures("content", shown, reporter(issues)) };
}

/** Reads `files`, and checks each of them, then what they say of one another; pictures by their names. */
export function check(files: ContentFiles) {
  const { documents, issues } = readDocuments(files);
  // Otherwise every link to a page whose file cannot be read would be reported as well.
  if (issues.length > 0) return { documents, issues };
  const report = reporter(issues);
  checkReferences(documents, report);
  const pictures = [...files.keys()].filter((path) => pictureName.test(path));
  const unused = new Set(pictures);
  for (const { document, folder, file, at } of usesOf(documents)) {
    unused.delete(`${folder}/${file}`);
    if (pictures.includes(`${folder}/${file}`)) continue;
    const beside = pictures.filter((path) => path.startsWith(`${folder}/`));
    const names = beside.map((path) => path.slice(folder.length + 1));
    const remedy = didYouMean(file, names, "Put it there, and write its file's name here.");
    report(document, at, `there is no picture "${file}" in content/${folder}/. ${remedy}`);
  }
  for (const path of unused) {
    const [folder = "", slug, ...rest] = path.split("/");
    const record = documents.find(({ kind, slug: name }) => kind.folder === folder && name === slug);
    const remedy =
      record && picturePlaces[folder] && rest.length > 0
        ? `Name it in ${record.file}, with two lines under "image:": "file: ${rest.join("/")}" and "alt: ..."`
        : `Put it into a folder that is named after its record's file in ${Object.keys(picturePlaces).join(", ")}`;
    const what = `nothing shows this picture. ${remedy}; or delete it.`;
    issues.push({ file: `content/${path}`, line: 1, what });
  }
  return { documents, issues };
}

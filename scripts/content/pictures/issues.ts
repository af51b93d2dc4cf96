/** What is wrong with the pictures of records. */
import { type Document, issueAt } from "../documents.ts";
import { type ContentIssue, didYouMean } from "../issue.ts";
import { type Look, pictureName } from "./look.ts";
import { picturePlaces, type PictureUse, usesOf } from "./records.ts";

/**
 * An issue for each picture of `paths` (below `content/`) that cannot be shown or that nothing shows, and for each that
 * a record names and that is missing. Those without a look are judged by their names alone.
 */
export function pictureIssues(
  documents: readonly Document[],
  paths: readonly string[],
  looks: ReadonlyMap<string, Look>,
): ContentIssue[] {
  const uses = usesOf(documents);
  const pictures = paths.filter((path) => pictureName.test(path));
  const used = new Set(uses.map(({ folder, file }) => `${folder}/${file}`));
  return [
    ...uses.flatMap((use) => {
      const what = useIssue(use, pictures, looks.get(`${use.folder}/${use.file}`));
      return what ? issueAt(use.document, use.at, what) : [];
    }),
    ...pictures.flatMap((path) => {
      const look = looks.get(path);
      const what = look && "fault" in look ? look.fault : !used.has(path) && unused(path, documents);
      return what ? { file: `content/${path}`, line: 1, what } : [];
    }),
  ];
}

function useIssue({ document, folder, file, place }: PictureUse, pictures: readonly string[], look?: Look) {
  if (!picturePlaces[document.kind.folder ?? ""])
    return "pages of this kind show no pictures. Remove the line, or write an article.";
  if (file.includes("/"))
    return `the picture is written with an address or a folder ("${file}"). Put it into content/${folder}/, and write only its file's name here.`;
  if (!pictures.includes(`${folder}/${file}`)) {
    const beside = pictures.filter((path) => path.startsWith(`${folder}/`));
    const names = beside.map((path) => path.slice(folder.length + 1));
    const remedy = didYouMean(file, names, "Put it there, or remove what is said of it here.");
    return `there is no picture "${file}" in content/${folder}/. ${remedy}`;
  }
  if (!look || "fault" in look) return undefined;
  const pixels = place.crop ? Math.min(look.width, look.height) : look.width;
  const side = place.crop ? "on its shorter side" : "wide";
  return pixels < place.least
    ? `the picture "${file}" is ${pixels} pixels ${side}; ${place.name} needs ${place.least}. Export it larger from the original, or take another.`
    : undefined;
}

function unused(path: string, documents: readonly Document[]): string {
  const [folder = "", slug = "", ...rest] = path.split("/");
  if (!picturePlaces[folder])
    return `only ${Object.keys(picturePlaces).join(", ")} show pictures. Delete it, or move it to the folder of a record there.`;
  const record = documents.find((document) => document.kind.folder === folder && document.slug === slug);
  return record && rest.length > 0
    ? `nothing shows this picture. Name it in ${record.file}, with two lines under "image:": "file: ${rest.join("/")}" and "alt: ..."; or delete it.`
    : `content/${folder} has no record "${slug}". Put the picture into a folder named after its record's file, or delete it.`;
}

/** What is wrong with the pictures of records, in sentences for those who drop them in. */
import { type Document, issueAt } from "../documents.ts";
import type { ContentIssue } from "../issue.ts";
import { nearest } from "../nearest.ts";
import { type Look, mostBytes, pictureName } from "./look.ts";
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
    ...uses.flatMap((use) => issueAt(use.document, use.at, useIssue(use, pictures, looks))),
    ...pictures.flatMap((path) => {
      const { fault } = looks.get(path) ?? {};
      const what = fault ? faults[fault] : used.has(path) ? undefined : unused(path, documents);
      return what ? [{ file: `content/${path}`, line: 1, what }] : [];
    }),
  ];
}

/** The message for each fault that a picture file can have. */
const faults: Record<NonNullable<Look["fault"]>, string> = {
  format:
    'the picture is not a JPEG, PNG or WebP file, whatever its name says. Export it as JPEG and put that here instead (an iPhone takes JPEG with Settings, Camera, Formats, "Most Compatible").',
  size: `the picture has more than ${mostBytes / 1024 / 1024} MB. Export it as JPEG, 2400 pixels wide with quality 80, which is less than 2 MB.`,
  broken: "the picture is broken, and cannot be read to its end. Export or copy it again.",
};

function useIssue(
  { document, folder, file, place }: PictureUse,
  pictures: readonly string[],
  looks: ReadonlyMap<string, Look>,
): string | undefined {
  if (!picturePlaces[document.kind.folder ?? ""])
    return "pages of this kind show no pictures. Remove the line, or write an article.";
  if (file.includes("/"))
    return `the picture is written with an address or a folder ("${file}"). Let it lie in content/${folder}/, and write only its file's name here.`;
  if (pictures.includes(`${folder}/${file}`)) return tooSmall(file, place, looks.get(`${folder}/${file}`));
  const beside = pictures.flatMap((path) =>
    path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : [],
  );
  const near = nearest(
    file.toLowerCase(),
    beside.map((name) => name.toLowerCase()),
  );
  const meant = beside.find((name) => name.toLowerCase() === near);
  const remedy = meant ? `Did you mean "${meant}"?` : "Put it there, or remove what is said of it here.";
  return `there is no picture "${file}" in content/${folder}/. ${remedy}`;
}

function tooSmall(file: string, { name, least, crop }: PictureUse["place"], look: Look | undefined) {
  if (!look || look.fault) return undefined;
  const pixels = crop ? Math.min(look.width, look.height) : look.width;
  const side = crop ? "on its shorter side" : "wide";
  return pixels < least
    ? `the picture "${file}" is ${pixels} pixels ${side}; ${name} needs ${least}. Export it larger from the original, or take another.`
    : undefined;
}

function unused(path: string, documents: readonly Document[]): string {
  const [folder = "", slug = "", ...rest] = path.split("/");
  if (!picturePlaces[folder])
    return `pages of this kind show no pictures; ${Object.keys(picturePlaces).join(", ")} do. Delete it, or move it to the record that shall show it.`;
  const record = documents.find(({ file }) => file.startsWith(`content/${folder}/${slug}.`));
  if (rest.length === 0)
    return "a picture lies in a folder that has the name of its record's file. Move it into that folder, or delete it.";
  if (!record)
    return `content/${folder} has no record "${slug}", whose pictures would lie here. Name the folder as the record's file, or delete it if its record is gone.`;
  return `nothing shows this picture. Name it in ${record.file}, with two lines under "image:": "file: ${rest.join("/")}" and "alt: ..."; or delete it.`;
}

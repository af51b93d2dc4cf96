/** What is wrong with the pictures of records, in sentences for those who drop them in. */
import { type Document, isRecord } from "../documents.ts";
import { nearest } from "../nearest.ts";
import type { ContentIssue } from "../issue.ts";
import { type Look, mostBytes, pictureName, taken } from "./look.ts";
import { pictureFolder, picturedFolders } from "./places.ts";
import { type PictureUse, usesOf } from "./uses.ts";

/**
 * An issue for each picture of `paths` (below `content/`) that cannot be shown or that nothing shows, and for each that
 * a record names and there is not. Those without a look are judged by their names alone.
 */
export function pictureIssues(
  documents: readonly Document[],
  paths: readonly string[],
  looks: ReadonlyMap<string, Look>,
): ContentIssue[] {
  const uses = usesOf(documents);
  const pictures = paths.filter((path) => pictureName.test(path));
  const misplaced = new Set<string>();
  return [
    ...uses.flatMap((use) => useIssues(use, pictures, looks, misplaced)),
    ...sharedDrawings(documents),
    ...pictures.flatMap((path): ContentIssue[] => {
      const what =
        fileIssue(looks.get(path)) ??
        (uses.some((use) => use.path === path) || misplaced.has(path) ? undefined : unused(path, documents));
      return what ? [{ file: `content/${path}`, line: 1, what }] : [];
    }),
  ];
}

function fileIssue(look: Look | undefined): string | undefined {
  if (!look) return undefined;
  if (look.format !== undefined && !taken.has(look.format)) {
    const camera =
      look.format === "HEIC"
        ? ' (an iPhone takes JPEG with Settings, Camera, Formats, "Most Compatible")'
        : "";
    return `the picture is a ${look.format} file, which is not taken. Export it as JPEG and put that here instead${camera}.`;
  }
  if (look.bytes > mostBytes) {
    const megabytes = (look.bytes / 1024 / 1024).toFixed(1);
    return `the picture has ${megabytes} MB; 12 are taken. Export it as JPEG, 2400 pixels wide with quality 80, which is less than 2 MB.`;
  }
  if (look.broken) {
    return "the picture is broken, and cannot be read to its end. Export or copy it again.";
  }
  return undefined;
}

function useIssues(
  { document, path, place, at }: PictureUse,
  pictures: readonly string[],
  looks: ReadonlyMap<string, Look>,
  misplaced: Set<string>,
): ContentIssue[] {
  const issue = (what: string) => [{ file: document.file, line: document.lineOf(at), what }];
  const name = path.split("/").at(-1) ?? "";
  const folder = isRecord(document) ? `${pictureFolder(document.kind, document.slug)}/` : "";
  if (isRecord(document) && !picturedFolders[document.kind.folder])
    return issue("pages of this kind show no pictures. Remove the line, or write an article.");
  const written = path.slice(folder.length);
  if (written !== name) {
    for (const other of pictures) if (other.endsWith(`/${name}`)) misplaced.add(other);
    const lies = `content/${folder}`;
    return /^https?:/.test(written)
      ? issue(`the picture lies on another site. Save it into ${lies}, and write only its file's name here.`)
      : issue(
          `the picture is written with its folder ("${written}"). Let it lie in ${lies}, and write only the file's name: ${name}.`,
        );
  }
  const look = looks.get(path);
  if (pictures.includes(path)) {
    if (!look || look.broken || look.width === 0) return [];
    const pixels = place.square ? Math.min(look.width, look.height) : look.width;
    if (pixels >= place.least) return [];
    const side = place.square ? "on its shorter side" : "wide";
    return issue(
      `the picture "${name}" is ${pixels} pixels ${side}; ${place.name} needs ${place.least}. Export it larger from the original, or take another.`,
    );
  }
  const beside = pictures
    .filter((other) => other.startsWith(folder))
    .map((other) => other.slice(folder.length));
  const elsewhere = pictures.find((other) => !other.startsWith(folder) && other.endsWith(`/${name}`));
  const near = nearest(
    name.toLowerCase(),
    beside.map((other) => other.toLowerCase()),
  );
  const meant = beside.find((other) => other.toLowerCase() === near);
  if (meant) {
    misplaced.add(folder + meant);
    return issue(`there is no picture "${name}" in content/${folder}. Did you mean "${meant}"?`);
  }
  if (elsewhere) {
    misplaced.add(elsewhere);
    return issue(
      `the picture "${name}" lies at content/${elsewhere}. Move it into the folder content/${folder}.`,
    );
  }
  return issue(
    `there is no picture "${name}" in content/${folder}. Put it there, or remove what is said of it here.`,
  );
}

function unused(path: string, documents: readonly Document[]): string {
  const [collection = "", slug = "", ...rest] = path.split("/");
  const pictured = picturedFolders[collection];
  if (!pictured) {
    return `pages of this kind show no pictures; ${Object.keys(picturedFolders).join(", ")} do. Delete it, or move it to the record that shall show it.`;
  }
  const records = documents.filter(
    (document): document is Document & { kind: { folder: string } } =>
      isRecord(document) && document.kind.folder === collection,
  );
  const record = records.find((candidate) => candidate.slug === slug);
  if (rest.length === 0) {
    return `a picture lies in a folder that has the name of its record's file. Move it into content/${collection}/NAME/, and name it in that file: image, file and alt.`;
  }
  if (!record) {
    const near = nearest(
      slug,
      records.map((candidate) => candidate.slug),
    );
    return `no record is called "${slug}". ${near ? `Move the picture into content/${collection}/${near}/.` : `Write content/${collection}/${slug}.${collection === "articles" ? "md" : "yaml"}, rename the folder, or delete it if its record is gone.`}`;
  }
  const name = rest.join("/");
  return `nothing shows this picture. Name it in ${record.file}, with two lines under "image:": "file: ${name}" and "alt: ..."; or delete it.`;
}

/** A picture as a record has it; one of a file has no name. */
interface Named {
  name?: string;
}

/** Two records of a folder with one drawing: a copy whose pictures were not changed. */
function sharedDrawings(documents: readonly Document[]): ContentIssue[] {
  const shown = documents.flatMap((document) => {
    if (!isRecord(document) || !picturedFolders[document.kind.folder]) return [];
    const { image, images = [] } = document.data as { image?: Named; images?: readonly Named[] };
    return [
      { document, at: ["image"], drawing: image?.name },
      ...images.map(({ name }, index) => ({ document, at: ["images", index], drawing: name })),
    ].filter(({ drawing }) => drawing !== undefined);
  });
  const isNamedAfter = (document: Document, drawing = "") =>
    document.slug.startsWith(drawing.split("/")[1] ?? drawing);
  const ownerOf = ({ document, drawing }: (typeof shown)[number]) => {
    const others = shown.filter(
      (other) => other.drawing === drawing && other.document.kind === document.kind,
    );
    return (others.find((other) => isNamedAfter(other.document, drawing)) ?? others[0])?.document;
  };
  return documents.flatMap((document): ContentIssue[] => {
    const borrowed = shown.filter((each) => each.document === document && ownerOf(each) !== document);
    const [first] = borrowed;
    if (!first) return [];
    const fields = [...new Set(borrowed.map(({ at }) => `"${String(at[0])}"`))].join(" and ");
    const cover = first.at[0] === "image" ? " (a cover is drawn then)" : "";
    const what = `the drawing "${first.drawing}" is that of ${ownerOf(first)?.file}. Remove ${fields} and their lines${cover}, or name pictures of your own: "file: boat.jpg".`;
    return [{ file: document.file, line: document.lineOf([...first.at, "name"]), what }];
  });
}

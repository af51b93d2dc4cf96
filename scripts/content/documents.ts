/** Every content file, parsed and checked against its schema. */
import { type Collection, collections, type TextFile, textFiles } from "../../content/collections.ts";
import { explainFaults } from "./explain-issue.ts";
import { factFiller } from "./facts.ts";
import { fileNameIssues } from "./file-names.ts";
import type { ContentFiles } from "./files.ts";
import type { ContentIssue, LineIssue } from "./issue.ts";
import { parseSource } from "./source.ts";
import type { Fields, Source } from "./yaml.ts";

/** One file that could be read. */
export interface Document {
  /** `content/articles/building-for-2g.md` */
  file: string;
  /** The file's name without its ending: a record's address. */
  slug: string;
  /** What it belongs to: a folder of records, or the texts of a page. */
  kind: Collection | TextFile;
  /** With the agency's facts filled in. */
  data: Fields;
  lineOf: Source["lineOf"];
}

export function isRecord(document: Document): document is Document & { kind: Collection } {
  return "folder" in document.kind;
}

/** What could be read of the files. */
export interface Documents {
  documents: Document[];
  issues: ContentIssue[];
}

/** Reads `files`. Those with issues are no documents. */
export function readDocuments({ texts, paths }: ContentFiles): Documents {
  const agency = texts.get("agency.yaml") ?? "";
  const fill = factFiller(parseSource(agency, "yaml").data, paths);
  // Facts are filled into each text: the agency's, and how many records there are.
  const records = paths.filter((path) => /^[\w-]+\/[^/]+\.(?:yaml|md)$/.test(path));
  const folders = records.map((path) => path.split("/")[0] ?? "");
  const facts = [agency, ...folders.toSorted((one, other) => one.localeCompare(other))].join("\0");
  const read = (path: string, kind: Collection | TextFile): Read[] => {
    const text = texts.get(path);
    if (text === undefined) return [];
    const key = [path, text, facts].join("\0");
    const known = readBefore.get(key) ?? readOne(path, text, kind, fill);
    readBefore.set(key, known);
    return [known];
  };
  const files = [
    ...collections.flatMap((collection) => {
      const ending = collection.format === "yaml" ? "yaml" : "md";
      const inFolder = new RegExp(`^${collection.folder}/[a-z0-9-]+\\.${ending}$`);
      return paths.filter((path) => inFolder.test(path)).flatMap((path) => read(path, collection));
    }),
    ...textFiles.flatMap((file) => read(file.path, file)),
  ];
  return {
    documents: files.flatMap(({ document }) => document ?? []),
    issues: [...fileNameIssues(paths), ...files.flatMap(({ issues }) => issues)],
  };
}

interface Read {
  /** Absent when the file has issues. */
  document?: Document;
  issues: ContentIssue[];
}

/** What became of each text, so that a saved file in the development server costs that file alone. */
const readBefore = new Map<string, Read>();

/** @param fill puts facts in the place of their names */
function readOne(
  path: string,
  text: string,
  kind: Collection | TextFile,
  fill: (value: unknown) => unknown,
): Read {
  const file = `content/${path}`;
  const source = parseSource(text, "folder" in kind ? kind.format : "yaml");
  const inFile = (issues: readonly LineIssue[]) => ({ issues: issues.map((issue) => ({ file, ...issue })) });
  if (source.issues.length > 0) return inFile(source.issues);
  const result = kind.file.safeParse(fill(source.data));
  if (!result.success) return inFile(explainFaults(source, kind.file, result.error.issues));
  const slug = (path.split("/").at(-1) ?? "").split(".")[0] ?? "";
  return { document: { file, slug, kind, data: result.data as Fields, lineOf: source.lineOf }, issues: [] };
}

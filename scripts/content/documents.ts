/** Every content file, parsed and checked against its schema. */
import { type Collection, collections, type TextFile, textFiles } from "../../content/collections.ts";
import { explainFaults } from "./explain-issue.ts";
import { factFiller } from "./facts.ts";
import { fieldValues } from "./field-values.ts";
import { fileNameIssues } from "./file-names.ts";
import type { ContentFiles } from "./files.ts";
import type { ContentIssue, LineIssue } from "./issue.ts";
import { sectionsOf } from "./markdown.ts";
import { isAboutSources } from "./sources.ts";
import { type Fields, parseYaml, type Source } from "./yaml.ts";

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

/** A list with the issue `what` at `path` of `document`; an empty one when `what` is undefined. */
export function issueAt(
  { file, lineOf }: Document,
  path: readonly PropertyKey[],
  what?: string,
): ContentIssue[] {
  return what === undefined ? [] : [{ file, line: lineOf(path), what }];
}

/** The texts of `document` that visitors read, with their paths. */
export const textsOf = ({ data }: Document) =>
  fieldValues(data).flatMap(({ path, value }) =>
    typeof value === "string" && !isAboutSources(path) ? { path, text: value } : [],
  );

/** Every file that parses and fits its schema, and the issues of the others. */
export function readDocuments({ texts, paths }: ContentFiles): {
  documents: Document[];
  issues: ContentIssue[];
} {
  const agency = texts.get("agency.yaml") ?? "";
  const fill = factFiller(parseYaml(agency, 1).data, paths);
  // What a text depends on besides itself: the agency's facts, and how many records there are.
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
      const inFolder = new RegExp(`^${collection.folder}/[a-z0-9-]+\\.${collection.format}$`);
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

/** Results by text, so that a file saved in the development server costs that file alone. */
const readBefore = new Map<string, Read>();

/** @param fill replaces names of facts by the facts */
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

/** Parses YAML, or Markdown with YAML between `---` lines at its head. Windows' line ends and a byte order mark are fine. */
function parseSource(text: string, format: Collection["format"]): Source {
  const lines = text.replaceAll("\r\n", "\n").replace(/^\uFEFF/, "");
  const what = unreadable(lines, format);
  if (what) return { data: {}, issues: [{ line: 1, what }], lineOf: () => 1 };
  if (format === "yaml") return parseYaml(lines, 1);
  const [, head = "", body = ""] = frontMatter.exec(lines) ?? [];
  const source = parseYaml(head, 2);
  const { sections, issues, lineOf } = sectionsOf(body, head.split("\n").length + 3);
  return {
    data: { ...source.data, sections },
    issues: source.issues.length > 0 ? source.issues : issues,
    lineOf: (path) => (path[0] === "sections" ? lineOf(path.slice(1)) : source.lineOf(path)),
  };
}

const frontMatter = /^---[ \t]*\n([^]*?)\n---[ \t]*(?:\n|$)([^]*)$/;

/** Why a file cannot be parsed at all: it is empty, not in UTF-8, or Markdown without a head between lines of `---`. */
function unreadable(text: string, format: Collection["format"]): string | undefined {
  if (text.trim() === "")
    return "the file is empty. Copy another file of the folder into it and change that, or delete this one.";
  if (/\0|\uFFFD/.test(text))
    return 'the file is saved in a form whose letters cannot be read. Save it again with the encoding "UTF-8".';
  if (format === "yaml" || frontMatter.test(text)) return undefined;
  return /^---[ \t]*\n/.test(text)
    ? 'the block at the head of the file is not closed. Put a line "---" under its last line.'
    : 'the file does not begin with a block between two lines of "---". Copy that block from another file of the folder.';
}

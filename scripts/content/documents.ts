/** Every content file, parsed and checked against its schema. */
import { type Collection, collections, type TextFile, textFiles } from "../../content/collections.ts";
import { factFiller } from "./facts.ts";
import { nameIssue } from "./file-names.ts";
import type { ContentFiles } from "./files.ts";
import type { ContentIssue } from "./issue.ts";
import { sectionsOf } from "./markdown.ts";
import { type Fields, parseYaml, type Source } from "./yaml.ts";
import { errorMap, lineIssues } from "./zod-issues.ts";

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

/** A list with the issue `what` at `path` of `document`; an empty one when `what` is undefined. */
export function issueAt(
  { file, lineOf }: Document,
  path: readonly PropertyKey[],
  what?: string,
): ContentIssue[] {
  return what === undefined ? [] : [{ file, line: lineOf(path), what }];
}

/** What a file of `content/` is; undefined for one that nothing reads. */
const kindOf = (path: string): Document["kind"] | undefined =>
  textFiles.find((file) => file.path === path) ??
  collections.find(({ folder, format }) => new RegExp(`^${folder}/[a-z0-9-]+\\.${format}$`).test(path));

/** What was read of a file: a document, or what is wrong with it. */
type Read = { document: Document } | { issues: ContentIssue[] };

/** Results by text, so that a file saved in the development server costs that file alone. */
const readBefore = new Map<string, Read>();

/** Every file that parses and fits its schema, and the issues of the others. */
export function readDocuments({ texts, paths }: ContentFiles): {
  documents: Document[];
  issues: ContentIssue[];
} {
  const agency = texts.get("agency.yaml") ?? "";
  const fill = factFiller(parseYaml(agency, 1).data, paths);
  // What a text depends on besides itself: the agency's facts, and how many records there are.
  const facts = [agency, ...paths.map((path) => path.split("/")[0])].join("\0");
  const found = paths.map((path): Read => {
    const kind = kindOf(path);
    const text = texts.get(path);
    if (!kind || text === undefined) return { issues: nameIssue(path) };
    const key = [path, text, facts].join("\0");
    const known = readBefore.get(key) ?? readOne(path, text, kind, fill);
    readBefore.set(key, known);
    return known;
  });
  for (const { path } of textFiles) {
    if (paths.includes(path)) continue;
    const what = "the file is missing, and its page cannot be made without it. Put it back.";
    found.push({ issues: [{ file: `content/${path}`, line: 1, what }] });
  }
  return {
    documents: found.flatMap((read) => ("document" in read ? read.document : [])),
    issues: found.flatMap((read) => ("issues" in read ? read.issues : [])),
  };
}

/** @param fill replaces names of facts by the facts */
function readOne(
  path: string,
  text: string,
  kind: Document["kind"],
  fill: (value: unknown) => unknown,
): Read {
  const file = `content/${path}`;
  const source = parseSource(text, kind.folder === undefined ? "yaml" : kind.format);
  const { success, data, error } = kind.file.safeParse(fill(source.data), {
    error: errorMap,
    reportInput: true,
  });
  const issues =
    source.issues.length > 0 || success ? source.issues : lineIssues(source, kind.file, error.issues);
  if (issues.length > 0 || !success) return { issues: issues.map((issue) => ({ file, ...issue })) };
  return { document: { file, slug: path.replace(/^.*\/|\.\w+$/g, ""), kind, data, lineOf: source.lineOf } };
}

const frontMatter = /^---[ \t]*\n([^]*?)\n---[ \t]*(?:\n|$)([^]*)$/;

/** Parses YAML, or Markdown with YAML between `---` lines at its head. Windows' line ends and a byte order mark are fine. */
function parseSource(text: string, format: Collection["format"]): Source {
  const lines = text.replaceAll("\r\n", "\n").replace(/^\uFEFF/, "");
  const [, head = "", body = ""] = frontMatter.exec(lines) ?? [];
  const unreadable = (what: string): Source => ({ data: {}, issues: [{ line: 1, what }], lineOf: () => 1 });
  if (lines.trim() === "")
    return unreadable("the file is empty. Copy another file of the folder into it, or delete this one.");
  if (/\0|\uFFFD/.test(lines)) return unreadable("the file is not in UTF-8. Save it with that encoding.");
  if (format === "yaml") return parseYaml(lines, 1);
  if (!head)
    return unreadable(
      'the file does not begin with "name: value" lines between two lines of "---". Write these two, as another file of the folder has them.',
    );
  const source = parseYaml(head, 2);
  const { sections, issues, lineOf } = sectionsOf(body, head.split("\n").length + 3);
  return {
    data: { ...source.data, sections },
    issues: source.issues.length > 0 ? source.issues : issues,
    lineOf: (path) => (path[0] === "sections" ? lineOf(path.slice(1)) : source.lineOf(path)),
  };
}

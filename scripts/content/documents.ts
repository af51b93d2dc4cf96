/** Every content file, parsed and checked against its schema. */
import { readFileSync, statSync } from "node:fs";
import { basename, dirname } from "node:path/posix";
import { type Collection, collections, type TextFile, textFiles } from "../../content/collections.ts";
import { filesOf, pictureName } from "../files.ts";
import { factFiller } from "./placeholders.ts";
import { type ContentIssue, didYouMean } from "./issue.ts";
import { sectionsOf } from "./markdown.ts";
import { type Fields, lineOf, parseYaml, type Path, type Source } from "./source.ts";
import { errorMap, schemaIssues } from "./zod-issues.ts";

/** Texts by their path below `content/`: `articles/building-for-2g.md`. Pictures and the like are empty. */
export type ContentFiles = ReadonlyMap<string, string>;

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
  lines: Source["lines"];
}

/** Adds to `issues` what is wrong with the value at `path` of a document, if anything is. */
export const reporter =
  (issues: ContentIssue[]) =>
  (document: Document, path: Path, what: string | false | undefined): void => {
    if (what) issues.push({ file: document.file, line: lineOf(document, path), what });
  };
export type Report = ReturnType<typeof reporter>;

/** Code, generated files, measurements, and what operating systems leave behind. */
const ours =
  /^content\/generated(?:\/|$)|^content\/images\.json$|\.ts$|(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)$/;

/** Everything that people put into `content/`. */
export function readFiles(): ContentFiles {
  const paths = filesOf("content/**/*").filter(
    (path) => !ours.test(path) && statSync(path, { throwIfNoEntry: false })?.isFile(),
  );
  const textOf = (path: string) => (/\.(?:yaml|md)$/.test(path) ? readFileSync(path, "utf8") : "");
  return new Map(paths.map((path) => [path.replace("content/", ""), textOf(path)]));
}

/** Parses each file. @returns those that fit their schema, and what is wrong with the others */
export function readDocuments(files: ContentFiles) {
  const documents: Document[] = [];
  const issues: ContentIssue[] = [];
  const fill = factFiller(parseYaml(files.get("agency.yaml") ?? "").data, [...files.keys()]);
  for (const path of new Set([...files.keys(), ...textFiles.map((file) => file.path)])) {
    const file = `content/${path}`;
    const kind =
      textFiles.find((one) => one.path === path) ??
      collections.find(({ folder, format }) => new RegExp(`^${folder}/[a-z0-9-]+\\.${format}$`).test(path));
    const text = files.get(path);
    if (!kind || text === undefined) {
      const missing = "the file is missing, and its page cannot be made without it. Put it back.";
      const what = kind ? missing : nameIssue(path);
      if (what) issues.push({ file, line: 1, what });
      continue;
    }
    const source = parsedBefore.get(text) ?? parse(text, path.endsWith(".md"));
    parsedBefore.set(text, source);
    const { data, error } = kind.file.safeParse(fill(source.data), { error: errorMap, reportInput: true });
    const found = source.issues.length > 0 || !error ? source.issues : schemaIssues(source, kind.file, error);
    issues.push(...found.map((issue) => ({ file, ...issue })));
    if (found.length === 0 && data)
      documents.push({ file, slug: path.replace(/^.*\/|\.\w+$/g, ""), kind, data, lines: source.lines });
  }
  // Every text that uses one of the agency's facts would be reported too, though nothing is wrong with it.
  const own = issues.filter(({ file }) => file === "content/agency.yaml");
  return { documents, issues: own.length > 0 ? own : issues };
}

/** What is wrong with the name of the file at `path`, which nothing reads. Pictures are checked with their records. */
function nameIssue(path: string): string | undefined {
  if (pictureName.test(path)) return undefined;
  const [folder, name] = [dirname(path), basename(path)];
  const format = collections.find((collection) => collection.folder === folder)?.format;
  if (format)
    return `files of this folder are plain text, have small letters, digits and hyphens, and end in ".${format}". Rename it to "${addressOf(name.replace(/\..*/, ""))}.${format}", or write its words there.`;
  const known = [...collections.map((one) => one.folder), ...textFiles.map((one) => one.path)];
  const remedy = "Move it into a folder that is read, such as articles.";
  return `no page shows this file. ${didYouMean(folder === "." ? name : folder, known, remedy)}`;
}

/** `My Brief (1)` as `my-brief-1`. */
export function addressOf(stem: string): string {
  const plain = stem.normalize("NFD").toLowerCase().replaceAll(/\p{M}/gu, "");
  return plain.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "") || "new-page";
}

/** What was parsed, by text, so that a file saved in the development server costs that file alone. */
const parsedBefore = new Map<string, Source>();

/** Fields between two lines of "---", up to the second. */
const frontMatter = /^---[ \t]*\n[^]*?\n(?=---[ \t]*(?:\n|$))/;

/** Parses YAML, or Markdown with YAML between `---` lines at its head. Windows' line ends and a byte order mark are fine. */
function parse(text: string, isMarkdown: boolean): Source {
  const lines = text.replaceAll("\r\n", "\n").replace(/^\uFEFF/, "");
  if (/\0|\uFFFD/.test(lines)) {
    const what = "the file is not in UTF-8. Save it with that encoding.";
    return { data: {}, issues: [{ line: 1, what }], lines: new Map() };
  }
  const head = isMarkdown ? (frontMatter.exec(lines)?.[0] ?? "") : lines;
  const source = parseYaml(head);
  if (isMarkdown && source.issues.length === 0) {
    // Empty lines in place of the fields: every line keeps its number.
    const body = lines.slice(head.length).replace(/^---.*/, "");
    source.data["sections"] = sectionsOf(head.replaceAll(/.+/g, "") + body, source);
  }
  return source;
}

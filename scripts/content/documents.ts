/** Every content file, parsed and checked against its schema. */
import type { z } from "zod";
import { type Collection, collections, type TextFile, textFiles } from "../../content/collections.ts";
import { type Counts, countsOf } from "./counts.ts";
import { withAgencyFacts } from "./agency-facts.ts";
import { explainImage, picturePlace } from "./explain-image.ts";
import { explainIssue } from "./explain-issue.ts";
import { fileNameIssues } from "./file-names.ts";
import type { ContentFiles } from "./files.ts";
import { nearest } from "./nearest.ts";
import type { ContentIssue } from "./issue.ts";
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
  /** As written. */
  written: Fields;
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
  /** Files with issues, as far as their form could be read: `data` is as written and may lack anything. */
  halfRead: Document[];
  issues: ContentIssue[];
}

/** Reads `files`. Those with issues are no documents. */
export function readDocuments({ texts, paths }: ContentFiles): Documents {
  const facts = texts.get("agency.yaml") ?? "";
  const counts = countsOf(paths);
  const read = (path: string, kind: Collection | TextFile): Read[] => {
    const text = texts.get(path);
    return text === undefined ? [] : [readOnce(path, text, kind, facts, counts)];
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
    documents: files.flatMap(({ document, issues }) => (document && issues.length === 0 ? [document] : [])),
    halfRead: files.flatMap(({ document, issues }) => (document && issues.length > 0 ? [document] : [])),
    issues: [...fileNameIssues(paths), ...files.flatMap(({ issues }) => issues)],
  };
}

interface Read {
  /** Absent when the file's form cannot be read. */
  document?: Document;
  issues: ContentIssue[];
}

/** What became of each text, so that a saved file in the development server costs that file alone. */
const readBefore = new Map<string, Read>();

function readOnce(
  path: string,
  text: string,
  kind: Collection | TextFile,
  facts: string,
  counts: Counts,
): Read {
  const key = [path, text, facts, JSON.stringify(counts)].join("\0");
  const read = readBefore.get(key) ?? readOne(path, text, kind, facts, counts);
  readBefore.set(key, read);
  return read;
}

function readOne(
  path: string,
  text: string,
  kind: Collection | TextFile,
  facts: string,
  counts: Counts,
): Read {
  const file = `content/${path}`;
  const source = parseSource(text, "folder" in kind ? kind.format : "yaml");
  const { data: written, lineOf } = source;
  const slug = (path.split("/").at(-1) ?? "").split(".")[0] ?? "";
  const halfRead = { file, slug, kind, written, data: written, lineOf };
  if (source.issues.length > 0) {
    const issues = source.issues.map((issue) => ({ file, ...issue }));
    return Object.keys(written).length > 0 ? { document: halfRead, issues } : { issues };
  }
  const result = kind.file.safeParse(withAgencyFacts(source.data, parseSource(facts, "yaml").data, counts));
  if (!result.success)
    return { document: halfRead, issues: faultIssues(file, source, kind.file, result.error.issues) };
  return { document: { ...halfRead, data: result.data as Fields }, issues: [] };
}

function faultIssues(
  file: string,
  source: Source,
  type: z.ZodType,
  faults: readonly z.core.$ZodIssue[],
): ContentIssue[] {
  // A refusal at a place repeats itself in the rules around it.
  const first = faults.filter(
    (fault, index) => faults.findIndex((other) => String(other.path) === String(fault.path)) === index,
  );
  // A misspelt name is missed under its right one as well; the misspelling says it all.
  const misspelt = new Set(
    faults.flatMap((fault) => {
      if (fault.code !== "unrecognized_keys") return [];
      const meant = nearest(fault.keys[0] ?? "", namesAt(type, fault.path));
      return meant ? [[...fault.path, meant].join(".")] : [];
    }),
  );
  const told = first.filter(({ path }) => !misspelt.has(path.join(".")));
  const issues = told.map((fault) => {
    const { path, what } =
      pictureFault(source, type, fault.path) ??
      explainIssue(fault, valueAt(source.data, fault.path), namesAt(type, fault.path));
    return { file, line: missingAfter(source, type, path) ?? source.lineOf(path), what };
  });
  return issues.filter(
    ({ line, what }, index) =>
      issues.findIndex((other) => other.line === line && other.what === what) === index,
  );
}

/** What is wrong with the picture that `path` leads into, where a record may have one of its own. */
function pictureFault(source: Source, type: z.ZodType, path: readonly PropertyKey[]) {
  const place = picturePlace(path);
  return place && namesAt(type, place).includes("file")
    ? explainImage(place, valueAt(source.data, place))
    : undefined;
}

/** Where a line belongs that the file lacks: below the one before it in the schema, if the file has that. */
function missingAfter(source: Source, type: z.ZodType, path: readonly PropertyKey[]): number | undefined {
  const [name, ...within] = path;
  if (within.length > 0 || name === "sections" || valueAt(source.data, path) !== undefined) return undefined;
  const names = namesAt(type, []);
  const before = names.slice(0, names.indexOf(String(name))).findLast((other) => other in source.data);
  return before === undefined ? undefined : source.lineOf([before]);
}

/** What stands at `path` in `data`. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, part) => (Object(value) as Record<PropertyKey, unknown>)[part], data);
}

/** The names that a group of lines at `path` may have. */
function namesAt(type: z.ZodType, path: readonly PropertyKey[]): string[] {
  const { def } = type as unknown as { def: Definition };
  const [part, ...rest] = path;
  if (def.innerType) return namesAt(def.innerType, path);
  if (def.options) return [...new Set(def.options.flatMap((option) => namesAt(option, path)))];
  if (part === undefined) return Object.keys(def.shape ?? {});
  const inner = typeof part === "number" ? def.element : def.shape?.[String(part)];
  return inner ? namesAt(inner, rest) : [];
}

/** The parts of zod's own description of a type that lead to the types within it. */
interface Definition {
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: z.ZodType[];
}

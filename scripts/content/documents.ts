/** Every content file, parsed and checked against its schema. */
import type { z } from "zod";
import { type Collection, collections, type TextFile, textFiles } from "../../content/collections.ts";
import { type Counts, countsOf } from "./counts.ts";
import { withAgencyFacts } from "./agency-facts.ts";
import { explainIssue } from "./explain-issue.ts";
import { fileNameSlips } from "./file-names.ts";
import type { ContentFiles } from "./files.ts";
import { nearest } from "./nearest.ts";
import type { FileSlip } from "./slip.ts";
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

/** Reads `files`. Those with slips are left out. */
export function readDocuments({ texts, paths }: ContentFiles): { documents: Document[]; slips: FileSlip[] } {
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
    documents: files.flatMap(({ document }) => document ?? []),
    slips: [...fileNameSlips(paths), ...files.flatMap(({ slips }) => slips)],
  };
}

interface Read {
  document?: Document;
  slips: FileSlip[];
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
  if (source.slips.length > 0) return { slips: source.slips.map((slip) => ({ file, ...slip })) };
  const result = kind.file.safeParse(withAgencyFacts(source.data, parseSource(facts, "yaml").data, counts));
  if (!result.success) return { slips: issueSlips(file, source, kind.file, result.error.issues) };
  const slug = (path.split("/").at(-1) ?? "").split(".")[0] ?? "";
  const { data: written, lineOf } = source;
  return { document: { file, slug, kind, written, data: result.data as Fields, lineOf }, slips: [] };
}

function issueSlips(
  file: string,
  source: Source,
  type: z.ZodType,
  issues: readonly z.core.$ZodIssue[],
): FileSlip[] {
  // A refusal at a place repeats itself in the rules around it.
  const first = issues.filter(
    (issue, index) => issues.findIndex((other) => String(other.path) === String(issue.path)) === index,
  );
  // A misspelt name is missed under its right one as well; the misspelling says it all.
  const misspelt = new Set(
    issues.flatMap((issue) => {
      if (issue.code !== "unrecognized_keys") return [];
      const meant = nearest(issue.keys[0] ?? "", namesAt(type, issue.path));
      return meant ? [[...issue.path, meant].join(".")] : [];
    }),
  );
  const told = first.filter(({ path }) => !misspelt.has(path.join(".")));
  return told.map((issue) => {
    const { path, what } = explainIssue(issue, valueAt(source.data, issue.path), namesAt(type, issue.path));
    return { file, line: source.lineOf(path), what };
  });
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

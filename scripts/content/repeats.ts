/** What is there twice: places in an order, heads of pages, and sentences left over from the file that was copied. */
import { statSync } from "node:fs";
import { type Document, isRecord, issueAt, textsOf } from "./documents.ts";
import type { ContentIssue } from "./issue.ts";

/** An issue for all that is there twice in `documents`; of two files that say the same, at the newer one. */
export function repeats(documents: readonly Document[]): ContentIssue[] {
  // One that is not on disk is new.
  const ageOf = ({ file }: Document) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
  const oldestFirst = documents
    .map((document) => ({ document, age: ageOf(document) }))
    // In a fresh clone all files have the same time.
    .toSorted((one, other) => one.age - other.age || one.document.file.localeCompare(other.document.file))
    .map(({ document }) => document);
  const said = new Map<string, string>();
  /** The file that said `what` before `document`. */
  const before = (what: string, { file }: Document): string | undefined => {
    const first = said.get(what);
    if (first === undefined) said.set(what, file);
    return first;
  };
  return oldestFirst.flatMap((document) => [
    ...repeatedPlaces(document, before),
    ...repeatedHeads(document, before),
    ...repeatedSentences(document, before),
  ]);
}

type Before = (what: string, document: Document) => string | undefined;

/** Two records with the same `order` in their folder, or the same place in the chain of next projects. */
function repeatedPlaces(document: Document, before: Before): ContentIssue[] {
  if (!isRecord(document)) return [];
  return ["order", "tour"].flatMap((field) => {
    const place = document.data[field];
    if (typeof place !== "number") return [];
    const first = before(`${document.kind.folder} ${field} ${place}`, document);
    const what = `${first} has "${field}: ${place}" as well. Write another number here, 1.5 to stand between 1 and 2, or remove the line to come last.`;
    return issueAt(document, [field], first && what);
  });
}

/** Titles and descriptions that two pages share, so that search engines take them for one. */
function repeatedHeads(document: Document, before: Before): ContentIssue[] {
  return textsOf(document).flatMap(({ path, text }) => {
    const [parent, key] = path.slice(-2).map(String);
    if (parent !== "head" && parent !== "clientsHead") return [];
    const first = before(`${key} ${text}`, document);
    const what = `the ${key} is the same as in ${first}. Every page needs its own; write another.`;
    return issueAt(document, path, first && what);
  });
}

/** Words in a sentence; a shorter one is not taken for copied. */
const fewest = 8;

/** Files whose sentences stand on pages of their own; cards, menus and slides repeat what their pages say. */
const ownPages =
  /^content\/(?:services|projects|case-studies|articles|legal|testimonials|team|pages\/(?:about|clients|home|contact|listings)\.yaml)/;

/** Heads are checked above; two people of one company describe it alike. */
const isToldElsewhere = (path: readonly PropertyKey[]) =>
  path.includes("head") || path.includes("backContent");

function repeatedSentences(document: Document, before: Before): ContentIssue[] {
  if (!ownPages.test(document.file)) return [];
  const shared = textsOf(document).flatMap(({ path, text }) => {
    if (isToldElsewhere(path)) return [];
    return text.split(/(?<=[.!?])\s+/).flatMap((sentence) => {
      if (sentence.split(/\s+/).length < fewest) return [];
      const first = before(sentence, document) ?? document.file;
      return first === document.file ? [] : { path, sentence, first };
    });
  });
  const [copied] = shared;
  if (!copied) return [];
  const many =
    shared.length === 1 ? "this sentence stands" : `${shared.length} sentences stand, this one first,`;
  const start = copied.sentence.split(/\s+/).slice(0, fewest).join(" ");
  const what = `${many} in ${copied.first} as well ("${start} ..."). Say it in other words.`;
  return issueAt(document, copied.path, what);
}

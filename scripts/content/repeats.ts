/** What stands twice: places in an order, and sentences that a copied file still shares with its neighbour. */
import { statSync } from "node:fs";
import { type Document, isRecord } from "./documents.ts";
import type { ContentIssue } from "./issue.ts";
import { fieldValues } from "./field-values.ts";
import { isAboutSources } from "./sources.ts";

/** Oldest first: of two files that say the same, the newer one is to be changed. One that is not on disk is new. */
export function byAge(documents: readonly Document[]): Document[] {
  const ageOf = ({ file }: Document) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
  return documents
    .map((document) => ({ document, age: ageOf(document) }))
    .toSorted((one, other) => (one.age === other.age ? 0 : one.age - other.age))
    .map(({ document }) => document);
}

/** Records of one folder at the same place of its order or of its chain of next projects. */
export function repeatedPlaces(documents: readonly Document[]): ContentIssue[] {
  const taken = new Map<string, string>();
  return byAge(documents.filter(isRecord)).flatMap((document) =>
    ["order", "tour"].flatMap((field) => {
      const place = document.data[field];
      if (typeof place !== "number" || !isRecord(document)) return [];
      const key = `${document.kind.folder} ${field} ${place}`;
      const first = taken.get(key);
      taken.set(key, first ?? document.file);
      if (first === undefined) return [];
      const what = `${first} has "${field}: ${place}" as well. Write another number here, 1.5 to stand between 1 and 2, or remove the line to come last.`;
      return [{ file: document.file, line: document.lineOf([field]), what }];
    }),
  );
}

/** Words that a sentence has to have before it is taken for copied. */
const fewest = 8;

/** Files whose sentences stand on pages of their own; cards, menus and slides repeat what their pages say. */
const ownPages =
  /^content\/(?:services|projects|case-studies|articles|legal|testimonials|team|pages\/(?:about|clients|home|contact|listings)\.yaml)/;

/** Heads have a sentence of their own when they are repeated; two people of one company describe it alike. */
const isToldElsewhere = (path: readonly PropertyKey[]) =>
  path.includes("head") || path.includes("backContent");

/** Files that share sentences with another. */
export function repeatedSentences(documents: readonly Document[]): ContentIssue[] {
  const said = new Map<string, string>();
  return byAge(documents.filter(({ file }) => ownPages.test(file))).flatMap((document) => {
    const shared = fieldValues(document.data).flatMap(({ path, value }) => {
      if (typeof value !== "string" || isAboutSources(path) || isToldElsewhere(path)) return [];
      return value.split(/(?<=[.!?])\s+/).flatMap((sentence) => {
        if (sentence.split(/\s+/).length < fewest) return [];
        const first = said.get(sentence) ?? document.file;
        said.set(sentence, first);
        return first === document.file ? [] : [{ path, sentence, first }];
      });
    });
    const [copied] = shared;
    if (!copied) return [];
    const many =
      shared.length === 1 ? "this sentence stands" : `${shared.length} sentences stand, this one first,`;
    const start = copied.sentence.split(/\s+/).slice(0, fewest).join(" ");
    const what = `${many} in ${copied.first} as well ("${start} ..."). Say it in other words.`;
    return [{ file: document.file, line: document.lineOf(copied.path), what }];
  });
}

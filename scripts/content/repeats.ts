/** What is there twice: places in an order, heads of pages, and sentences left over from the file that was copied. */
import { statSync } from "node:fs";
import { type Document, issueAt, textsOf } from "./documents.ts";
import type { ContentIssue } from "./issue.ts";

/** Words in a sentence; a shorter one is not taken for copied. */
const fewest = 8;

/** Files whose sentences stand on pages of their own; cards, menus and slides repeat what their pages say. */
const ownPages =
  /^content\/(?:services|projects|case-studies|articles|legal|testimonials|team|pages\/(?:about|clients|home|contact|listings)\.yaml)/;

/** An issue for all that is there twice in `documents`; of two files that say the same, at the newer one. */
export function repeats(documents: readonly Document[]): ContentIssue[] {
  // A file that is not on disk is new; in a fresh clone all have the same time.
  const ages = new Map(
    documents.map(({ file }) => [file, statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity]),
  );
  const age = ({ file }: Document) => ages.get(file) ?? Infinity;
  const said = new Map<string, string>();
  return documents
    .toSorted((one, other) => age(one) - age(other) || one.file.localeCompare(other.file))
    .flatMap((document) => {
      /** The file that said `what` before this one. */
      const before = (what: string): string | undefined => {
        const first = said.get(what);
        if (first === undefined) said.set(what, document.file);
        return first;
      };
      return [
        ...repeatedPlaces(document, before),
        ...repeatedHeads(document, before),
        ...(ownPages.test(document.file) ? repeatedSentences(document, before) : []),
      ];
    });
}

type Before = (what: string) => string | undefined;

/** Two records with the same `order` in their folder, or the same place in the chain of next projects. */
function repeatedPlaces(document: Document, before: Before): ContentIssue[] {
  return ["order", "tour"].flatMap((field) => {
    const place = document.data[field];
    const first = typeof place === "number" && before(`${document.kind.folder} ${field} ${place}`);
    if (!first) return [];
    const what = `${first} has "${field}: ${place}" as well. Write another number here, 1.5 to stand between 1 and 2, or remove the line to come last.`;
    return issueAt(document, [field], what);
  });
}

/** Titles and descriptions that two pages share, so that search engines take them for one. */
function repeatedHeads(document: Document, before: Before): ContentIssue[] {
  return textsOf(document).flatMap(({ path, text }) => {
    const [parent, key] = path.slice(-2).map(String);
    const first = (parent === "head" || parent === "clientsHead") && before(`${key} ${text}`);
    if (!first) return [];
    const what = `the ${key} is the same as in ${first}. Every page needs its own; write another.`;
    return issueAt(document, path, what);
  });
}

function repeatedSentences(document: Document, before: Before): ContentIssue[] {
  const shared = textsOf(document).flatMap(({ path, text }) => {
    // Heads are checked above; two people of one company describe it alike.
    if (path.includes("head") || path.includes("backContent")) return [];
    return text.split(/(?<=[.!?])\s+/).flatMap((sentence) => {
      const words = sentence.split(/\s+/);
      const first = words.length >= fewest ? before(sentence) : undefined;
      if (first === undefined || first === document.file) return [];
      return { path, first, start: words.slice(0, fewest).join(" ") };
    });
  });
  const [copied] = shared;
  if (!copied) return [];
  const many =
    shared.length === 1 ? "this sentence stands" : `${shared.length} sentences stand, this one first,`;
  const what = `${many} in ${copied.first} as well ("${copied.start} ..."). Say it in other words.`;
  return issueAt(document, copied.path, what);
}

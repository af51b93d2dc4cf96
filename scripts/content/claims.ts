/** What somebody has to answer for before it is published. */
import type { Source } from "../../content/schema.ts";
import { type Document, isRecord, valueAt } from "./documents.ts";
import { fieldValues } from "./field-values.ts";
import type { ContentIssue } from "./issue.ts";
import { isAboutSources, sourceAt } from "./sources.ts";

/** A statement with the one who answers for it; nobody does if it has no source. */
export interface Claim extends ContentIssue {
  /** Its place in the file, by which `content -- confirm` knows it: `agency.phones.0`, `result`. */
  field?: string;
  source: Source | undefined;
}

/** Whether somebody answers for `claim`. */
export function isConfirmed({ source }: Claim): boolean {
  return source === "spec" || source === "owner";
}

/**
 * Every claim of `documents`: those marked in their files, links that lead nowhere yet, and months that have passed.
 *
 * @param now milliseconds since 1970, by which a month has passed
 */
export function claimsOf(documents: readonly Document[], now: number): Claim[] {
  return documents.flatMap((document) => [
    ...markedClaims(document),
    ...samplePlaces(document),
    ...passedMonths(document, now),
  ]);
}

function markedClaims(document: Document): Claim[] {
  return fieldValues(document.data).flatMap(({ path, value }): Claim[] => {
    const [last, parent] = [path.at(-1), path.at(-2)];
    const at = { file: document.file, line: document.lineOf(path) };
    if (last === "sample") {
      const what = `"${labelOf(document.data)}" is made up. Put somebody real who has agreed in the place, and write "sample: false".`;
      return [{ ...at, field: "sample", what, source: value === true ? "sample" : "owner" }];
    }
    const source = value as Source;
    if (parent === "sources") {
      const field = String(last);
      return [
        {
          ...at,
          field,
          source,
          what: `${phraseOf(field)} nobody has confirmed. ${remedy(`${field}: owner`)}`,
        },
      ];
    }
    if (last !== "source") return [];
    const about = labelOf(valueAt(document.data, path.slice(0, -1)));
    return [
      {
        ...at,
        field: path.slice(0, -1).join(".") || "source",
        source,
        what: `${about ? `"${about}"` : "this page"} nobody has confirmed. ${remedy("source: owner")}`,
      },
    ];
  });
}

const phraseOf = (field: string) => `what stands under "${field}"`;
const remedy = (line: string) => `Have it confirmed or replace it, and write "${line}".`;

/** The words by which a person recognises an entry. */
function labelOf(entry: unknown): string {
  const word = (...path: string[]) => {
    const value = valueAt(entry, path);
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  };
  const figure = word("value");
  if (figure) return `${figure} ${word("label") || word("metric")}`;
  if (word("year")) return `${word("year")}: ${word("title")}`;
  const names = ["name", "question", "title", "label", "topic", "type", "text"].map((name) => word(name));
  return names.find(Boolean) ?? (word("head", "title") || word("badge", "title"));
}

/** Addresses that hold a place: `#`, and the domain no one can own. */
function samplePlaces(document: Document): Claim[] {
  return fieldValues(document.data).flatMap(({ path, value }): Claim[] => {
    if (typeof value !== "string" || isAboutSources(path)) return [];
    const place = value === "#" ? "#" : /(?:https?:\/\/|@)[\w.-]+\.example\b/.exec(value)?.[0];
    if (!place) return [];
    const what =
      place === "#"
        ? `the link of "${labelOf(valueAt(document.data, path.slice(0, -1)))}" leads nowhere ("#"). Write its address, or remove the entry.`
        : `${place} is an address that only holds the place. Write the real one, or remove the entry.`;
    return [{ file: document.file, line: document.lineOf(path), what, source: "sample" }];
  });
}

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const monthAndYear = new RegExp(`\\b(${months.join("|")}) (20\\d\\d)\\b`, "g");
const future =
  /\b(?:planned|will|shall|launching|launches|releases?d? in|delivered in|follows|is to|are to|going to|coming|upcoming|soon|due|scheduled|expected|opens)\b/i;

/** Months that have passed in sentences that look forward to them. */
function passedMonths(document: Document, now: number): Claim[] {
  const today = new Date(now);
  const thisMonth = today.getUTCFullYear() * 12 + today.getUTCMonth();
  return fieldValues(document.data).flatMap(({ path, value }): Claim[] => {
    if (typeof value !== "string" || isAboutSources(path)) return [];
    return value.split(/(?<=[.!?;])\s+/).flatMap((sentence): Claim[] => {
      if (!future.test(sentence)) return [];
      const month = Array.from(sentence.matchAll(monthAndYear)).findLast(
        ([, name = "", year]) => Number(year) * 12 + months.indexOf(name) < thisMonth,
      )?.[0];
      if (!month) return [];
      const what = `${month} has passed, and the text still looks forward to it ("${sentence}"). Write what happened, or a new date.`;
      // Even a confirmed sentence is out of date; what the specification prescribes stays as it is.
      const source = sourceAt(document, path) === "spec" ? "spec" : "sample";
      return [{ file: document.file, line: document.lineOf(path), what, source }];
    });
  });
}

/** Terms that bind whoever utters them, and words that do so in a sentence to somebody. */
const term =
  /\b(?:within (?:\w+ )?(?:minutes?|hours?|days?|weeks?|months?)|free of charge|guarantee[sd]?|costs? nothing)\b/i;
const promise = /\b(?:every|free(?! of)|always|never)\b/i;
const stories = new Set(["testimonials", "team", "projects", "case-studies", "featured-studies"]);
const told = /\b(?:we|our|us|you|your)\b/i;
const toldByUs = /\b(?:we|our|us)\b/i;

/** Sentences that promise something, with the one who answers for each. */
export function promisesOf(documents: readonly Document[]): Claim[] {
  return documents.flatMap((document) => {
    // Told of people and finished work, the words promise nothing; an article gives advice unless it speaks of us.
    if (isRecord(document) && stories.has(document.kind.folder)) return [];
    const speaks = isRecord(document) && document.kind.folder === "articles" ? toldByUs : told;
    return fieldValues(document.data).flatMap(({ path, value }): Claim[] => {
      if (typeof value !== "string" || isAboutSources(path) || path.at(-1) === "alt") return [];
      const sentence = value
        .split(/(?<=[.!?])\s+/)
        .find((part) =>
          speaks.test(part) ? term.test(part) || promise.test(part) : speaks === told && term.test(part),
        );
      if (!sentence) return [];
      const word = (term.exec(sentence) ?? promise.exec(sentence))?.[0] ?? "";
      const what = `"${sentence}" promises something ("${word}").`;
      return [{ file: document.file, line: document.lineOf(path), what, source: sourceAt(document, path) }];
    });
  });
}

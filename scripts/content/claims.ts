/** Claims that somebody has to confirm before they are published, and how the owner confirms them. */
import { type Document, issueAt, readDocuments, textsOf } from "./documents.ts";
import { fieldValues, valueAt } from "./field-values.ts";
import type { ContentFiles } from "./files.ts";
import type { ContentIssue } from "./issue.ts";

/** A statement that nobody answers for yet. */
export interface Claim extends ContentIssue {
  /** Its path in the file, as `content -- confirm` takes it: `agency.phones.0`, `result`. */
  field?: string;
  /** The name at its line that is followed by `sample` or `true`: `source`, `result`. */
  mark?: string;
}

/** What nobody answers for yet in the `files` that could be read: claims marked as samples, and links that lead nowhere. */
export function unconfirmedIn(files: ContentFiles): Claim[] {
  return readDocuments(files).documents.flatMap((document) => [
    ...markedClaims(document),
    ...samplePlaces(document),
  ]);
}

function markedClaims(document: Document): Claim[] {
  return fieldValues(document.data).flatMap(({ path, value }): Claim[] => {
    const mark = String(path.at(-1));
    const claim = (field: string, what: string) =>
      issueAt(document, path, what).map((issue) => ({ ...issue, field, mark }));
    if (mark === "sample" && value === true) {
      const what = `"${labelOf(document.data)}" is made up. Put somebody real who has agreed in the place, and write "sample: false".`;
      return claim("sample", what);
    }
    if (value !== "sample") return [];
    const remedy = (line: string) => `Have it confirmed or replace it, and write "${line}: owner".`;
    if (path.at(-2) === "sources")
      return claim(mark, `what stands under "${mark}" nobody has confirmed. ${remedy(mark)}`);
    if (mark !== "source") return [];
    const place = path.slice(0, -1);
    const about = labelOf(valueAt(document.data, place));
    const what = `${about ? `"${about}"` : "this page"} nobody has confirmed. ${remedy("source")}`;
    return claim(place.join(".") || "source", what);
  });
}

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

/** Placeholders for addresses: `#`, and domains under `.example`, which nobody can own. */
function samplePlaces(document: Document): Claim[] {
  return textsOf(document).flatMap(({ path, text }) => {
    const place = text === "#" ? "#" : /(?:https?:\/\/|@)[\w.-]+\.example\b/.exec(text)?.[0];
    if (!place) return [];
    const what =
      place === "#"
        ? `the link of "${labelOf(valueAt(document.data, path.slice(0, -1)))}" leads nowhere ("#"). Write its address, or remove the entry.`
        : `${place} is an address that only holds the place. Write the real one, or remove the entry.`;
    return issueAt(document, path, what);
  });
}

/**
 * `text` of a file with `claims` marked as the owner's: `sample` becomes `owner`, and `sample: true` of a person
 * `sample: false`. A placeholder for an address has no mark and stays.
 */
export function confirmed(text: string, claims: readonly Pick<Claim, "line" | "mark">[]): string {
  const lines = text.split("\n");
  for (const { line, mark } of claims) {
    if (mark === undefined) continue;
    const marked = new RegExp(`(?<![\\w.])${RegExp.escape(mark)}: (sample|true)(?=\\s*(?:[,}]|$))`, "g");
    const confirm = (_: string, word: string) => `${mark}: ${word === "true" ? "false" : "owner"}`;
    lines[line - 1] = (lines[line - 1] ?? "").replaceAll(marked, confirm);
  }
  return lines.join("\n");
}

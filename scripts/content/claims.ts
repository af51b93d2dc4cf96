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
    ...fieldValues(document.data).flatMap(({ path, value }) => {
      const claim = value === "sample" || value === true ? markedClaim(document, path) : undefined;
      if (!claim) return [];
      const { what, field } = claim;
      return issueAt(document, path, what).map((issue) => ({ ...issue, field, mark: String(path.at(-1)) }));
    }),
    ...samplePlaces(document),
  ]);
}

/** The claim that is marked as a sample at `path`; undefined if that is no mark. */
function markedClaim({ data }: Document, path: readonly PropertyKey[]) {
  const mark = String(path.at(-1));
  const place = path.slice(0, -1);
  const remedy = `nobody has confirmed. Have it confirmed or replace it, and write "${mark}: owner".`;
  if (mark === "sample") {
    const what = `"${labelOf(data)}" is made up. Put somebody real who has agreed in the place, and write "sample: false".`;
    return { field: mark, what };
  }
  if (place.at(-1) === "sources") return { field: mark, what: `what stands under "${mark}" ${remedy}` };
  if (mark !== "source") return undefined;
  const about = labelOf(valueAt(data, place));
  return { field: place.join(".") || mark, what: `${about ? `"${about}"` : "this page"} ${remedy}` };
}

/** The words by which a person recognises an entry: its name, and the figure in front of it if it is about one. */
function labelOf(entry: unknown): string {
  const names = ["name", "question", "title", "label", "metric", "topic", "type", "heading", "id", "text"];
  const found = names.map((name) => valueAt(entry, [name])).find(Boolean);
  return [valueAt(entry, ["value"]), found].filter(Boolean).join(" ");
}

/** Placeholders for addresses: `#`, and domains under `.example`, which nobody can own. */
function samplePlaces(document: Document): Claim[] {
  return textsOf(document).flatMap(({ path, text }) => {
    const place = /(?:https?:\/\/|@)[\w.-]+\.example\b/.exec(text)?.[0];
    if (place) {
      const what = `${place} is an address that only holds the place. Write the real one, or remove the entry.`;
      return issueAt(document, path, what);
    }
    if (text !== "#") return [];
    const what = `the link of "${labelOf(valueAt(document.data, path.slice(0, -1)))}" leads nowhere ("#"). Write its address, or remove the entry.`;
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

/** Claims that somebody has to confirm before they are published, and how the owner confirms them. */
import type { Document } from "./documents.ts";
import type { ContentIssue } from "./issue.ts";
import { type Fields, fieldsOf, lineOf } from "./source.ts";

/** A statement that nobody answers for yet. */
export interface Claim extends ContentIssue {
  /** Its path in the file, as `content -- confirm` takes it: `agency.phones.0`, `result`. */
  field?: string;
  /** The name at its line that is followed by `sample` or `true`: `source`, `result`. */
  mark?: string;
}

/** What nobody answers for yet in `documents`: claims marked as samples, and links that lead nowhere. */
export function unconfirmedIn(documents: readonly Document[]): Claim[] {
  return documents.flatMap((document) =>
    fieldsOf(document.data).flatMap(({ path, name, around, value, entry }): Claim[] => {
      const label = labelOf(entry);
      const claim = (what: string, marked?: { field: string; mark: string }) => [
        { file: document.file, line: lineOf(document, path), what, ...marked },
      ];
      if (name === "sample" && value === true)
        return claim(
          `"${label}" is made up. Replace it by a real person who has agreed, and write "sample: false".`,
          { field: name, mark: name },
        );
      const isListed = around === "sources";
      if (value === "sample" && (isListed || name === "source"))
        return claim(
          `nobody has confirmed "${isListed ? name : label || "this page"}". Have it confirmed or replace it, and write "${name}: owner".`,
          { field: isListed ? name : path.slice(0, -1).join(".") || name, mark: name },
        );
      // A placeholder for an address: `#`, or a domain under `.example`, which nobody can own.
      const [found] = /^#$|(?:https?:\/\/|@)[\w.-]+\.example\b/.exec(String(value)) ?? [];
      const remedy = "Write the real address, or remove the entry.";
      return found ? claim(`${found}${label && ` (${label})`} is a placeholder. ${remedy}`) : [];
    }),
  );
}

/** The words by which a person recognises an entry: its name, and the figure in front of it if it is about one. */
function labelOf(entry: Fields): string {
  const names = ["name", "question", "title", "label", "metric", "topic", "type", "heading", "id", "text"];
  const found = names.map((name) => entry[name]).find(Boolean);
  return [entry["value"], found].filter(Boolean).join(" ");
}

/**
 * `text` of a file with `claims` marked as the owner's: `sample` becomes `owner`, and `sample: true` of a person
 * `sample: false`. A placeholder for an address has no mark and stays.
 */
export function confirmed(text: string, claims: readonly Pick<Claim, "line" | "mark">[]): string {
  const lines = text.split("\n");
  for (const { line, mark } of claims) {
    if (mark === undefined) continue;
    const name = `(?<![\\w.])${RegExp.escape(mark)}["']?: +`;
    const marked = new RegExp(`(${name})(["']?)(?:sample|true)\\2(?=\\s*(?:[,}#]|$))`, "i");
    lines[line - 1] = lines[line - 1]!.replace(marked, `$1${mark === "sample" ? "false" : "owner"}`);
  }
  return lines.join("\n");
}

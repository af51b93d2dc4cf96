/** Claims that somebody has to confirm before they are published, and how the owner confirms them. */
import type { Document } from "./documents.ts";
import type { ContentIssue } from "./issue.ts";
import { type Fields, fieldsOf, lineOf } from "./source.ts";

/** A statement that nobody answers for yet. */
export interface Claim extends ContentIssue {
  /** Its path in the file, as `content -- confirm` takes it (`agency.phones.0`, `result`); none of a placeholder. */
  field?: string;
  /** The name at its line that is followed by `sample` or `true`: `source`, `result`. */
  name: string;
}

/** What nobody answers for yet in `documents`: claims marked as samples, and links that lead nowhere. */
export function unconfirmedIn(documents: readonly Document[]): Claim[] {
  return documents.flatMap((document) =>
    fieldsOf(document.data).flatMap(({ path, name, around, value, entry }): Claim[] => {
      const label = labelOf(entry);
      const place = { file: document.file, line: lineOf(document, path), name };
      const listed = around === "sources" && name;
      const field = listed || path.slice(0, -1).join(".") || name;
      if (name === "sample" && value === true) {
        const remedy = 'Replace it by a real person who has agreed, and write "sample: false".';
        return [{ ...place, field, what: `"${label}" is made up. ${remedy}` }];
      }
      if (value === "sample" && (listed || name === "source")) {
        const remedy = `Have it confirmed or replace it, and write "${name}: owner".`;
        return [
          { ...place, field, what: `nobody has confirmed "${listed || label || "this page"}". ${remedy}` },
        ];
      }
      // A placeholder for an address: `#`, or a domain under `.example`, which nobody can own.
      const [found] = /^#$|(?:https?:\/\/|@)[\w.-]+\.example\b/.exec(String(value)) ?? [];
      const what = `${found}${label && ` (${label})`} is a placeholder. Write the real address, or remove the entry.`;
      return found ? [{ ...place, what }] : [];
    }),
  );
}

/** The words by which a person recognises an entry: its name, and the figure in front of it if it is about one. */
function labelOf(entry: Fields): string {
  const names = ["name", "question", "title", "label", "metric", "topic", "type", "heading", "id", "text"];
  const found = names.map((name) => entry[name]).find(Boolean);
  return [entry["value"], found].filter(Boolean).join(" ");
}

/** `text` of a file with `claims` marked as the owner's: `sample` becomes `owner`, and `sample: true` `sample: false`. */
export function confirmed(text: string, claims: readonly Pick<Claim, "line" | "name">[]): string {
  const lines = text.split("\n");
  for (const { line, name } of claims) {
    const before = `(?<![\\w.])${RegExp.escape(name)}["']?: +`;
    const marked = new RegExp(`(${before})(["']?)(?:sample|true)\\2(?=\\s*(?:[,}#]|$))`, "i");
    lines[line - 1] = lines[line - 1]!.replace(marked, `$1${name === "sample" ? "false" : "owner"}`);
  }
  return lines.join("\n");
}

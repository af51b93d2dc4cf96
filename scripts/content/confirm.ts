import type { ContentIssue } from "./issue.ts";

/**
 * `text` of a file with the statements at the lines of `unconfirmed` marked as the owner's: `sample` becomes `owner`,
 * and `sample: true` of a person `sample: false`. What is no mark, an address that holds a place or a month that has
 * passed, stays as it is.
 */
export function confirmed(text: string, unconfirmed: readonly ContentIssue[]): string {
  const lines = text.split("\n");
  for (const { line } of unconfirmed) {
    lines[line - 1] = (lines[line - 1] ?? "")
      .replace(/^(\s*(?:- )?sample: )true(?=\s*$)/, "$1false")
      .replaceAll(/([\w.]: )sample(?=\s*(?:[,}]|$))/g, "$1owner");
  }
  return lines.join("\n");
}

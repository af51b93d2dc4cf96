import { type Document, isRecord } from "./documents.ts";
import type { ContentIssue } from "./issue.ts";

const day = 86_400_000;

/**
 * Articles of a day that is still to come, which would be public at once, and those changed before they were published.
 *
 * @param now milliseconds since 1970; a day begins up to a day earlier elsewhere, so tomorrow is not to come
 */
export function dateIssues(documents: readonly Document[], now: number): ContentIssue[] {
  const latest = new Date(now + day).toISOString().slice(0, 10);
  return documents.flatMap((document): ContentIssue[] => {
    const { published, updated } = document.data;
    if (!isRecord(document) || typeof published !== "string") return [];
    const issue = (field: string, what: string) => [
      { file: document.file, line: document.lineOf([field]), what },
    ];
    if (published > latest) {
      return issue(
        "published",
        `${published} is still to come: nothing waits for the day, and the article would be public with the next deployment. Write the day on which it is deployed.`,
      );
    }
    if (typeof updated === "string" && updated < published) {
      return issue(
        "updated",
        `the last change (${updated}) is before the publication (${published}). Write the day of publication, or a later one.`,
      );
    }
    return [];
  });
}

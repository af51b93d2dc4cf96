import { issuesOf, statementsOf } from "./check.ts";
import { readFiles } from "./files.ts";
import { lookAtPictures } from "./pictures/look.ts";
import type { ContentIssue } from "./issue.ts";

/** What keeps the content from being deployed: its issues, and what nobody has confirmed. */
export async function unconfirmedContent(): Promise<ContentIssue[]> {
  const files = readFiles("content");
  const looks = await lookAtPictures("content", files.paths);
  return [...issuesOf(files, looks), ...statementsOf(files, Date.now()).unconfirmed];
}

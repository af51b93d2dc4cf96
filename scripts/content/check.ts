/** What `npm run content -- check` finds in the files of `content/`. */
import { type ContentFiles, type Document, readDocuments, readFiles } from "./documents.ts";
import type { ContentIssue } from "./issue.ts";
import { pictureIssues } from "./pictures/issues.ts";
import { inspectPictures, type Look } from "./pictures/look.ts";
import { referenceIssues } from "./references.ts";

interface Checked {
  /** Every file that could be read. */
  documents: Document[];
  issues: ContentIssue[];
}

/** What is in `root`, and what is wrong with the files there and with their pictures. */
export async function checkFolder(root: string): Promise<Checked> {
  const files = readFiles(root);
  return check(files, await inspectPictures(root, files.paths));
}

/**
 * What is wrong with the files, apart from who confirms what they say.
 *
 * @param looks what the pictures are; one without is judged by its name alone
 */
export function check(files: ContentFiles, looks: ReadonlyMap<string, Look> = new Map()): Checked {
  const { documents, issues } = readDocuments(files);
  // Otherwise every link to a page whose file cannot be read would be reported as well.
  if (issues.length === 0)
    issues.push(...referenceIssues(documents), ...pictureIssues(documents, files.paths, looks));
  return { documents, issues };
}

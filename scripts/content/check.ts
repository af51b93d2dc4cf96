/** What `npm run content -- check` finds in the files of `content/`. */
import { type Document, issueAt, readDocuments } from "./documents.ts";
import { type ContentFiles, readFiles } from "./files.ts";
import { invalidColours } from "./invalid-colours.ts";
import { type Look, lookAtPictures } from "./pictures/look.ts";
import { pictureIssues } from "./pictures/issues.ts";
import { samplePhoneIssues, typedFacts } from "./agency-issues.ts";
import { referenceIssues } from "./references.ts";
import { repeats } from "./repeats.ts";
import type { ContentIssue } from "./issue.ts";

/** The files in `root`, and what is wrong with them, with their pictures and with the colours. */
export async function checkFolder(root: string): Promise<{ files: ContentFiles; issues: ContentIssue[] }> {
  const files = readFiles(root);
  const looks = await lookAtPictures(root, files.paths);
  return { files, issues: [...issuesOf(files, looks), ...invalidColours()] };
}

/**
 * What is wrong with the files, whoever answers for what they say.
 *
 * @param looks what the pictures are; one without is judged by its name alone
 * @param now milliseconds since 1970
 */
export function issuesOf(
  files: ContentFiles,
  looks: ReadonlyMap<string, Look> = new Map(),
  now = Date.now(),
): ContentIssue[] {
  const { documents, issues } = readDocuments(files);
  // Otherwise every link to a page whose file cannot be read would be reported as well.
  if (issues.length > 0) return issues;
  return [
    ...referenceIssues(documents),
    ...repeats(documents),
    ...documents.flatMap((document) => dateIssue(document, now)),
    ...pictureIssues(documents, files.paths, looks),
    ...documents
      .filter(({ file }) => file === "content/agency.yaml")
      .flatMap((agency) => [...typedFacts(agency, files), ...samplePhoneIssues(agency)]),
  ];
}

/** Texts that are dated in the future, and articles that were changed before publication. */
function dateIssue(document: Document, now: number): ContentIssue[] {
  const { published = "", updated = "" } = document.data as { published?: string; updated?: string };
  // It may have begun elsewhere.
  const tomorrow = new Date(now + 86_400_000).toISOString().slice(0, 10);
  if (published > tomorrow) {
    const what = `${published} is still to come: nothing waits for the day, and the article would be public with the next deployment. Write the day on which it is deployed.`;
    return issueAt(document, ["published"], what);
  }
  if (updated > tomorrow)
    return issueAt(document, ["updated"], `${updated} is still to come. Write the day of the last change.`);
  if (updated === "" || updated >= published) return [];
  const what = `the last change (${updated}) is before the publication (${published}). Write the day of publication, or a later one.`;
  return issueAt(document, ["updated"], what);
}

/** What `npm run content -- check` finds in the files of `content/`. */
import { type Claim, unconfirmedClaims } from "./claims.ts";
import { dateIssues } from "./dates.ts";
import { readDocuments } from "./documents.ts";
import type { ContentFiles } from "./files.ts";
import type { Look } from "./pictures/look.ts";
import { pictureIssues } from "./pictures/issues.ts";
import { ringingPlaceholders } from "./placeholder-phones.ts";
import { referenceIssues } from "./references.ts";
import { repeatedPlaces, repeatedSentences } from "./repeats.ts";
import type { ContentIssue } from "./issue.ts";
import { styleIssues } from "./style.ts";
import { typedFacts } from "./typed-facts.ts";

/**
 * Issues: what is wrong with the files, whoever answers for what they say.
 *
 * @param looks at the pictures; one without is judged by its name alone
 * @param now milliseconds since 1970, by which a day is still to come
 */
export function issuesOf(
  files: ContentFiles,
  looks: ReadonlyMap<string, Look> = new Map(),
  now = Date.now(),
): ContentIssue[] {
  const { documents, issues } = readDocuments(files);
  // Every link to a page whose file cannot be read would be reported as well.
  if (issues.length > 0) return issues;
  return [
    ...referenceIssues(documents),
    ...repeatedPlaces(documents),
    ...repeatedSentences(documents),
    ...dateIssues(documents, now),
    ...pictureIssues(documents, files.paths, looks),
    ...typedFacts(files),
    ...ringingPlaceholders(documents),
  ];
}

/** What nobody answers for yet in the `files` that could be read: none of it may be published. */
export function unconfirmedIn(files: ContentFiles): Claim[] {
  return unconfirmedClaims(readDocuments(files).documents);
}

/** What of `files` is against the house style. Pages work with it; it is mended before they are published. */
export function styleIssuesOf(files: ContentFiles): ContentIssue[] {
  const { documents, issues } = readDocuments(files);
  return styleIssues(documents, issues.length === 0);
}

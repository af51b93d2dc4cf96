/** What `npm run content -- check` finds in the files of `content/`. */
import { type Claim, claimsOf, isConfirmed, promisesOf } from "./claims.ts";
import { dateIssues } from "./dates.ts";
import { readDocuments } from "./documents.ts";
import type { ContentFiles } from "./files.ts";
import type { Look } from "./pictures/look.ts";
import { pictureIssues } from "./pictures/issues.ts";
import { ringingPlaceholders } from "./placeholder-phones.ts";
import { cardlessServices, deadLinks, redirectIssues, referenceIssues } from "./references.ts";
import { repeatedPlaces, repeatedSentences } from "./repeats.ts";
import type { ContentIssue } from "./issue.ts";
import { styleIssues } from "./style/rules.ts";
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
  const read = readDocuments(files);
  const { documents, halfRead, issues } = read;
  // What a broken file was to hold is missed everywhere else, so references are looked at when all could be read;
  // links, which are told together, already when it is known which pages there are.
  if (issues.length > 0) {
    const known = new Set(halfRead.map(({ file }) => file));
    return issues.every(({ file }) => known.has(file)) ? [...issues, ...deadLinks(read)] : issues;
  }
  return [
    ...referenceIssues(documents),
    ...repeatedPlaces(documents),
    ...repeatedSentences(documents),
    ...cardlessServices(documents),
    ...redirectIssues(documents),
    ...dateIssues(documents, now),
    ...pictureIssues(documents, files.paths, looks),
    ...typedFacts(files),
    ...ringingPlaceholders(documents),
  ];
}

/** What the site states, as far as somebody has to answer for it. */
export interface Statements {
  /** Nobody answers for these yet: not to be published. */
  unconfirmed: Claim[];
  /** Promises, each with the one who answers for it. */
  promises: Claim[];
}

/**
 * The statements of `files` that could be read.
 *
 * @param now milliseconds since 1970, by which a month has passed
 */
export function statementsOf(files: ContentFiles, now: number): Statements {
  const { documents } = readDocuments(files);
  const promises = promisesOf(documents);
  const nobodys = promises
    .filter(({ source }) => source === undefined)
    .map((claim) => ({
      ...claim,
      what: `${claim.what} Nobody answers for it; name its field under "sources" with owner or sample.`,
    }));
  return {
    unconfirmed: [...claimsOf(documents, now).filter((claim) => !isConfirmed(claim)), ...nobodys],
    promises,
  };
}

/** What of `files` is against the house style. Pages work with it; it is mended before they are published. */
export function styleIssuesOf(files: ContentFiles): ContentIssue[] {
  const { documents, issues } = readDocuments(files);
  return styleIssues(documents, issues.length === 0);
}

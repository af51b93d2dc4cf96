/** What `npm run content -- check` finds in the files of `content/`. */
import { type Claim, claimsOf, isConfirmed, promisesOf } from "./claims.ts";
import { dateSlips } from "./dates.ts";
import { readDocuments } from "./documents.ts";
import type { ContentFiles } from "./files.ts";
import type { Look } from "./pictures/look.ts";
import { pictureSlips } from "./pictures/slips.ts";
import { ringingPlaceholders } from "./placeholder-phones.ts";
import { deadLinks, referenceSlips } from "./references.ts";
import type { FileSlip } from "./slip.ts";
import { sharedSentences, styleTable } from "./style/figures.ts";
import { styleSlips } from "./style/rules.ts";
import { typedFacts } from "./typed-facts.ts";

/**
 * Slips: what is wrong with the files, whoever answers for what they say.
 *
 * @param looks at the pictures; one without is judged by its name alone
 * @param now milliseconds since 1970, by which a day is still to come
 */
export function slipsOf(
  files: ContentFiles,
  looks: ReadonlyMap<string, Look> = new Map(),
  now = Date.now(),
): FileSlip[] {
  const read = readDocuments(files);
  const { documents, halfRead, slips } = read;
  // What a broken file was to hold is missed everywhere else, so references are looked at when all could be read;
  // links, which are told together, already when it is known which pages there are.
  if (slips.length > 0) {
    const known = new Set(halfRead.map(({ file }) => file));
    return slips.every(({ file }) => known.has(file)) ? [...slips, ...deadLinks(read)] : slips;
  }
  return [
    ...referenceSlips(documents),
    ...dateSlips(documents, now),
    ...pictureSlips(documents, files.paths, looks),
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
export function styleSlipsOf(files: ContentFiles): FileSlip[] {
  const { documents, slips } = readDocuments(files);
  return styleSlips(documents, slips.length === 0);
}

/**
 * Figures about the language of `files`, for the terminal.
 *
 * @param under beginnings of the paths to tell of, as `content/services`; none means all
 * @param now milliseconds since 1970
 */
export function styleReport(files: ContentFiles, under: readonly string[], now: number): string {
  const { documents } = readDocuments(files);
  const told = documents.filter(
    ({ file }) => under.length === 0 || under.some((beginning) => file.startsWith(beginning)),
  );
  const shared = sharedSentences(told);
  return `${styleTable(told, now)}\n\nSentences shared between files: ${shared.length}\n${shared.map((line) => `  ${line}\n`).join("")}`;
}

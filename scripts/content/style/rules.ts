/** House style, as far as a machine can see it. Each rule says what to write instead. */
import { type Document, isRecord, valueAt } from "../documents.ts";
import type { ContentIssue } from "../issue.ts";
import { sourceAt } from "../sources.ts";
import { passagesOf, sentencesOf, wordsIn } from "./prose.ts";

/** Most words of a sentence that is understood at first reading. */
export const longestSentence = 30;

/** One spelling each, in the manner of GOV.UK's style guide. */
const spellings: readonly [wrong: RegExp, right: string][] = [
  [/\be-mail(?:s|ed|ing)?\b/i, "email"],
  [/\bmobile (?:tele)?phones?\b/i, "phone"],
  [/\btelephones?\b/i, "phone"],
  [/\badvertisements?\b/i, "advert"],
  [/\bweb[ -]sites?\b/i, "website"],
  [/\bon-line\b/i, "online"],
  [/\bwi-fi\b/i, "wifi"],
];

/** What is no matter of words, each with what to do. */
const signs: readonly [wrong: RegExp, what: string][] = [
  [/\w!(?:\s|$|[”"’])/, "there is an exclamation mark. End the sentence with a full stop."],
  [/\p{Emoji_Presentation}/u, "there is an emoji, which screen readers read out in words. Remove it."],
  [/\S {2,}\S/, "there are two blanks between words. Leave one."],
  [
    /(?<!\p{L})(?:\p{Lu}{2,}[ -]+){2,}\p{Lu}{2,}(?!\p{L})/u,
    "words are typed in capitals, which screen readers may spell. Type them as in a sentence; the page styles them.",
  ],
];

/** Fields of titles and headings. */
const heads = /^(?:title|heading|headline|label)$/;

/** Words of other people: they are not edited. */
const quoted = /^(?:content|quote\.text)$/;

/**
 * Everything in `documents` that is against the house style; what the specification prescribes stays.
 *
 * @param whole whether these are all: a client that a broken file names would be missed
 */
export function styleIssues(documents: readonly Document[], whole: boolean): ContentIssue[] {
  return [
    ...documents.flatMap(passageIssues),
    ...(whole ? documents.flatMap((document) => strangers(document, documents)) : []),
  ];
}

function passageIssues(document: Document): ContentIssue[] {
  return passagesOf(document).flatMap(({ path, text }): ContentIssue[] => {
    if (sourceAt(document, path) === "spec") return [];
    const issue = (what: string) => ({ file: document.file, line: document.lineOf(path), what });
    const isQuoted =
      quoted.test(path.join(".")) &&
      isRecord(document) &&
      /testimonials|case-studies/.test(document.kind.folder);
    return [
      ...(isQuoted ? [] : longSentences(text).map(issue)),
      ...spellings.flatMap(([wrong, right]) => {
        const found = wrong.exec(text)?.[0];
        return found ? [issue(`"${found}" is spelt "${right}" on this site. Write "${right}".`)] : [];
      }),
      ...signs.flatMap(([wrong, what]) => (wrong.test(text) ? [issue(what)] : [])),
      ...(heads.test(String(path.at(-1))) && /(?:\.{2,}|…)$/.test(text)
        ? [issue("dots stand at the end of a heading. Remove them.")]
        : []),
    ];
  });
}

function longSentences(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const count = wordsIn(sentence).length;
    if (count <= longestSentence) return [];
    const start = sentence.split(/\s+/).slice(0, 6).join(" ");
    return [
      `the sentence "${start} ..." has ${count} words. Make two of it; ${longestSentence} are the most.`,
    ];
  });
}

/** Companies of voices and cards that no project or study calls by that name. */
function strangers(document: Document, documents: readonly Document[]): ContentIssue[] {
  const field = isRecord(document)
    ? { testimonials: "company", "featured-projects": "name" }[document.kind.folder]
    : undefined;
  if (!field) return [];
  const clients = documents.flatMap((other) =>
    isRecord(other) && /^(?:projects|case-studies)$/.test(other.kind.folder)
      ? [String(other.data["client"])]
      : [],
  );
  const named = String(valueAt(document.data, [field]));
  if (clients.includes(named)) return [];
  return [
    {
      file: document.file,
      line: document.lineOf([field]),
      what: `no project or case study has a client called "${named}". Write the name as it stands there under "client".`,
    },
  ];
}

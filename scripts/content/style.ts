/** House style, as far as a machine can see it. Each rule says what to write instead. */
import { type Document, isRecord, issueAt, readDocuments, textsOf } from "./documents.ts";
import type { ContentFiles } from "./files.ts";
import type { ContentIssue } from "./issue.ts";
import { isPrescribed } from "./sources.ts";

/** The longest sentence that is understood at first reading, in words. */
const longest = 30;

const marks: readonly [wrong: RegExp, what: string][] = [
  [/\w!(?:\s|$|[”"’])/, "there is an exclamation mark. End the sentence with a full stop."],
  [/\p{Emoji_Presentation}/u, "there is an emoji, which screen readers read out in words. Remove it."],
  [
    /(?<!\p{L})(?:\p{Lu}{2,}[ -]+){2,}\p{Lu}{2,}(?!\p{L})/u,
    "words are typed in capitals, which screen readers may spell out. Type them as in a sentence; the page styles them.",
  ],
];

/**
 * What in `files` is against the house style: pages work with it, but the check fails. What the specification prescribes
 * and what clients said is left alone.
 */
export function styleIssuesOf(files: ContentFiles): ContentIssue[] {
  const { documents, issues } = readDocuments(files);
  return documents.flatMap((document) => [
    ...textIssues(document),
    // A project that cannot be read would leave its client unknown.
    ...(issues.length === 0 ? unknownClients(document, documents) : []),
  ]);
}

function textIssues(document: Document): ContentIssue[] {
  const folder = document.file.split("/")[1];
  return textsOf(document).flatMap(({ path, text }) => {
    if (quotes.has([folder, ...path].join(" ")) || isPrescribed(document.data, path)) return [];
    const found = [
      ...longSentences(text),
      ...marks.flatMap(([wrong, what]) => (wrong.test(text) ? what : [])),
    ];
    return found.flatMap((what) => issueAt(document, path, what));
  });
}

/** The words of clients, and what is written for a visitor to send. */
const quotes = new Set([
  "testimonials content",
  "case-studies quote text",
  "agency.yaml agency messagingGreeting",
]);

function longSentences(text: string): string[] {
  return text.split(/(?<=[.!?][”’"')]?)\s+(?=[\p{Lu}\d“‘"'(])/u).flatMap((sentence) => {
    const words = sentence.match(/[\p{L}\p{N}]+(?:['’ʻ\-.,/:][\p{L}\p{N}]+)*/gu) ?? [];
    if (words.length <= longest) return [];
    const start = sentence.split(/\s+/).slice(0, 6).join(" ");
    return `the sentence "${start} ..." has ${words.length} words. Make two of it; ${longest} are the most.`;
  });
}

/** Where testimonials and cards name a client. */
const clientFields: Readonly<Record<string, string>> = {
  testimonials: "company",
  "featured-projects": "name",
};

function unknownClients(document: Document, documents: readonly Document[]): ContentIssue[] {
  const field = isRecord(document) && clientFields[document.kind.folder];
  if (!field) return [];
  const name = document.data[field];
  if (documents.some(({ data }) => data["client"] === name)) return [];
  const what = `no project or case study has a client called "${String(name)}". Write the name as it stands there under "client".`;
  return issueAt(document, [field], what);
}

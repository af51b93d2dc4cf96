/** House style, as far as a machine can see it. Each rule says what to write instead. */
import { issueAt, readDocuments, textsOf } from "./documents.ts";
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

/** The words of clients, and what is written for a visitor to send. */
const quotes = new Set([
  "testimonials content",
  "case-studies quote text",
  "agency.yaml agency messagingGreeting",
]);

/**
 * What in `files` is against the house style: pages work with it, but the check fails. What the specification prescribes
 * and what clients said is left alone.
 */
export function styleIssuesOf(files: ContentFiles): ContentIssue[] {
  return readDocuments(files).documents.flatMap((document) => {
    const folder = document.file.split("/")[1];
    return textsOf(document).flatMap(({ path, text }) => {
      if (quotes.has([folder, ...path].join(" ")) || isPrescribed(document.data, path)) return [];
      const found = marks.flatMap(([wrong, what]) => (wrong.test(text) ? what : []));
      return [...longSentences(text), ...found].flatMap((what) => issueAt(document, path, what));
    });
  });
}

function longSentences(text: string): string[] {
  return text.split(/(?<=[.!?][”’"')]?)\s+(?=[\p{Lu}\d“‘"'(])/u).flatMap((sentence) => {
    const words = sentence.match(/[\p{L}\p{N}]+(?:['’ʻ\-.,/:][\p{L}\p{N}]+)*/gu) ?? [];
    if (words.length <= longest) return [];
    const start = sentence.split(/\s+/).slice(0, 6).join(" ");
    return `the sentence "${start} ..." has ${words.length} words. Make two of it; ${longest} are the most.`;
  });
}

/** The running text of content files: what a visitor reads, by the place where it stands. */
import type { Document } from "../documents.ts";
import { isAboutSources } from "../sources.ts";

export interface Passage {
  path: PropertyKey[];
  text: string;
}

/** Names of fields whose text is an address, a name of a file or a setting. */
const unread =
  /^(?:href|link|name|icon|mark|slug|code|next|email|phone\w*|keywords|author|timeZone|messagingGreeting)$/;

/** Every text of `document` that is read as words; a paragraph of several pieces is one. */
export function passagesOf(document: Document): Passage[] {
  return passagesIn(document.data, []).filter(({ path }) => !isAboutSources(path));
}

function passagesIn(value: unknown, path: PropertyKey[]): Passage[] {
  if (typeof value === "string") {
    return unread.test(String(path.findLast((part) => typeof part === "string")))
      ? []
      : [{ path, text: value }];
  }
  if (Array.isArray(value)) {
    if (isParagraph(value)) return [{ path, text: value.map(pieceOf).join("") }];
    return value.flatMap((item: unknown, index) => passagesIn(item, [...path, index]));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => passagesIn(item, [...path, name]));
}

type Piece = string | { text: string; href: string } | { strong: string } | { em: string };

function isParagraph(items: readonly unknown[]): items is Piece[] {
  const isMarked = (item: unknown) =>
    typeof item === "object" &&
    item !== null &&
    ("strong" in item || "em" in item || ("text" in item && "href" in item));
  return items.some(isMarked) && items.every((item) => typeof item === "string" || isMarked(item));
}

function pieceOf(piece: Piece): string {
  if (typeof piece === "string") return piece;
  return "text" in piece ? piece.text : "strong" in piece ? piece.strong : piece.em;
}

/** The sentences of `text`; a heading or a label without a full stop is one as well. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?][”’"')]?)\s+(?=[\p{Lu}\d“‘"'(])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** The words of `text`: a figure is one, and so is a word with a hyphen or an apostrophe. */
export function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’ʻ\-.,/:][\p{L}\p{N}]+)*/gu) ?? [];
}

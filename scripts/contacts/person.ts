/** Everything stored about a person, found by e-mail address however it is written. */
import { domainToASCII, domainToUnicode } from "node:url";
import { messagesOf } from "../../worker/contacts/messages.ts";
import type { Entry, Key, Kv } from "./kv.ts";
import { erasedMark, inOrderOfDeletion, messageOf, readRecord } from "./message.ts";

const noneBefore = "(?<![\\p{L}\\p{N}._%+-])";
const noneAfter = "(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])";

/** Normalizes `address`; empty if it is not an address. */
export function sameAddress(address: string): string {
  const text = address.normalize("NFKC").trim().toLowerCase().normalize("NFKC");
  const at = text.lastIndexOf("@");
  if (at < 1 || at === text.length - 1) return "";
  const domain = text.slice(at + 1);
  return `${text.slice(0, at + 1)}${domainToASCII(domain) || domain}`;
}

/**
 * Finds `address` in NFKC text, but not inside a longer address.
 *
 * @param address as returned by `sameAddress`
 */
export function addressPattern(address: string): RegExp {
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at);
  const domains = [domain, domainToUnicode(domain) || domain].map((name) => RegExp.escape(name));
  const local = RegExp.escape(address.slice(0, at));
  return new RegExp(`${noneBefore}${local}(?:${domains.join("|")})${noneAfter}`, "giu");
}

const erased = "[erased]";

export interface Held {
  /** All keys of their messages, with files and marks, in the order in which to delete them. */
  own: Key[];
  /** Other people's entries that mention the address, with it replaced. */
  mentions: Entry[];
  /** All values but files. */
  texts: ReadonlyMap<string, string>;
}

/** Searches every key, and every value except files. @param address as returned by `sameAddress` */
export function findPerson(kv: Kv, address: string): Held {
  const keys = kv.keys();
  const readable = keys.filter(({ name }) => !name.startsWith("file:"));
  const texts = new Map(kv.values(readable.map(({ name }) => name)));
  const isFrom = ({ name, metadata }: Key) =>
    [readRecord(texts.get(name))?.fields?.["email"], metadata?.["email"]].some(
      (one) => typeof one === "string" && sameAddress(one) === address,
    );
  const ids = new Set(readable.filter(isFrom).map(({ name }) => messageOf(name)));
  const isOwn = ({ name }: Key) => messageOf(name) !== "" && ids.has(messageOf(name));
  const pattern = addressPattern(address);
  return {
    own: inOrderOfDeletion(keys.filter(isOwn)),
    mentions: readable.filter((key) => !isOwn(key)).flatMap((key) => mention(key, texts, pattern)),
    texts,
  };
}

/** Erases what they sent, leaves marks that it was erased, and replaces the address in what others wrote. */
export function erasePerson(kv: Kv, { own, mentions, texts }: Held): void {
  const marks = messagesOf(own).map((message) => erasedMark(message, texts));
  if (mentions.length + marks.length > 0) kv.put([...mentions, ...marks]);
  if (own.length > 0) kv.delete(own.map(({ name }) => name));
}

/** `key` with the address replaced in its value and metadata; empty if it is in neither. */
function mention(key: Key, texts: ReadonlyMap<string, string>, pattern: RegExp): Entry[] {
  const text = texts.get(key.name);
  if (text === undefined) return [];
  const before = JSON.stringify({ metadata: key.metadata, content: readRecord(text) ?? text });
  const after = JSON.parse(before, (_, value: unknown) => {
    const normal = typeof value === "string" ? value.normalize("NFKC") : "";
    return normal.search(pattern) < 0 ? value : normal.replace(pattern, erased);
  }) as { metadata?: Key["metadata"]; content: unknown };
  if (JSON.stringify(after) === before) return [];
  const { metadata, content } = after;
  const value = typeof content === "string" ? content : JSON.stringify(content, null, 2);
  return [{ ...key, value, metadata }];
}

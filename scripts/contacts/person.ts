/** The command `person`: everything stored about a person, found by e-mail address however it is written. */
import { domainToASCII, domainToUnicode } from "node:url";
import { type Listed, messagesOf } from "../../worker/contacts/messages.ts";
import type { Command, Entry, Key, Kv } from "./kv.ts";
import { erase as eraseMessages, type Found, foundIn, readRecord } from "./message.ts";
import { listing, plain } from "./read.ts";
import { confirmed, Failure, safeJson, say } from "./terminal.ts";

export const person: Command = async (kv, [word = ""], { erase, yes, json }) => {
  const address = sameAddress(word);
  if (address === "") throw new Failure(`"${word}" is not an email address.`);
  const { own, mentions } = findPerson(kv, address);
  const isNothing = own.length + mentions.length === 0;
  const mentionedIn = mentions.map(({ name }) => name);
  if (json) say(safeJson({ address, messages: own.map(withFiles(kv)), mentionedIn }));
  else if (isNothing) say(`Nothing is held about ${address}.`);
  else {
    const files = own.flatMap((message) => message.files).join(", ");
    say(`${listing(own)}\n\nFiles: ${files || "none"}`);
    say(`Others wrote the address in: ${mentionedIn.join(", ") || "none"}`);
  }
  if (!erase || isNothing) return;
  if (!(await confirmed("Erase all of this for good?", yes))) return say("Nothing was erased.");
  if (mentions.length > 0) kv.put(mentions);
  if (own.length > 0) eraseMessages(kv, own);
  const left = findPerson(kv, address);
  if (left.own.length + left.mentions.length > 0)
    throw new Failure("Erased, but some is still found. Do this again in a minute.");
  say("Erased. A search of every key and value finds nothing more.");
};

/** A message with its files in base64. */
const withFiles = (kv: Kv) => (found: Found) => {
  const files = found.files.map((name) => ({ name, base64: kv.bytes(name).toString("base64") }));
  return { ...plain(found), files };
};

/** Normalizes `address`; empty if it is not an address, or more than one: `Ana <ana@example.com>`. */
export function sameAddress(address: string): string {
  const text = address.normalize("NFKC").trim().toLowerCase().normalize("NFKC");
  const at = text.lastIndexOf("@");
  if (at < 1 || at === text.length - 1 || /[\s<>:,;]/.test(text)) return "";
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
  const noneBefore = "(?<![\\p{L}\\p{N}._%+-]|[\\p{L}\\p{N}]')";
  const noneAfter = "(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])";
  return new RegExp(`${noneBefore}${local}(?:${domains.join("|")})${noneAfter}`, "giu");
}

/**
 * Searches every key, and every value except files.
 *
 * @param address as returned by `sameAddress`
 * @returns their messages, and others' entries that mention the address, with it replaced
 */
function findPerson(kv: Kv, address: string): { own: Found[]; mentions: Entry[] } {
  const all = kv.keys();
  const readable = all.map(({ name }) => name).filter((name) => !name.startsWith("file:"));
  const texts = new Map(kv.values(readable));
  const isFrom = ({ key, email }: Listed) =>
    [readRecord(texts.get(key))?.fields?.["email"], email].some(
      (one) => sameAddress(String(one)) === address,
    );
  const messages = messagesOf(all).filter(isFrom);
  const own = messages.map((message) => foundIn(all, message, texts.get(message.key) ?? ""));
  const others = all.filter(({ name }) => !messages.some(({ key }) => key === name));
  const pattern = addressPattern(address);
  return { own, mentions: others.flatMap((key) => mention(key, texts.get(key.name), pattern)) };
}

/** `key` with the address replaced in its value and metadata; empty if it is in neither. */
function mention(key: Key, text: string | undefined, pattern: RegExp): Entry[] {
  if (text === undefined) return [];
  const before = JSON.stringify({ metadata: key.metadata, content: readRecord(text) ?? text });
  const after = JSON.parse(before, (_, value: unknown) => {
    const normal = typeof value === "string" ? value.normalize("NFKC") : "";
    return normal.search(pattern) < 0 ? value : normal.replace(pattern, "[erased]");
  }) as { metadata?: Key["metadata"]; content: unknown };
  if (JSON.stringify(after) === before) return [];
  const { metadata, content } = after;
  const value = typeof content === "string" ? content : JSON.stringify(content, null, 2);
  return [{ ...key, metadata, value }];
}

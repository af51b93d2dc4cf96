/** Everything stored about a person, found by e-mail address. */
import { addressPattern, sameAddress } from "./email-address.ts";
import { erasedMarks } from "./marks.ts";
import type { Entry, Key, Kv } from "./wrangler-kv.ts";
import { split } from "../../worker/contacts/messages.ts";
import { places } from "../../worker/contacts/record.ts";
import { inOrderOfDeletion, readRecord } from "./stored.ts";

const erased = "[erased]";

export interface Held {
  /** All keys of their messages, with files and marks. */
  own: Key[];
  /** Other people's entries that mention the address, with it replaced. */
  mentions: Entry[];
  /** Values of `own` by key, without files. */
  texts: ReadonlyMap<string, string>;
}

/** Searches every key, and every value except files. @param address as returned by `sameAddress` */
export function findPerson(kv: Kv, address: string): Held {
  const keys = kv.keys();
  const readable = keys.filter(({ name }) => !name.startsWith("file:"));
  const texts = kv.values(readable.map(({ name }) => name));
  const ids = new Set(
    readable
      .filter((key) => isFrom(address, key, texts.get(key.name) ?? ""))
      .map(({ name }) => split(name)[1]),
  );
  const isOwn = ({ name }: Key) => {
    const [place, rest] = split(name);
    // The mark of an erasure that was interrupted has to outlive the message.
    if (place === "" || place === "erased") return false;
    return ids.has(place === "file" ? rest.slice(0, Math.max(0, rest.indexOf("/"))) : rest);
  };
  const own = keys.filter(isOwn);
  const others = keys.filter((key) => !isOwn(key));
  const pattern = addressPattern(address);
  return {
    own,
    mentions: others.flatMap((key) => mention(key, texts.get(key.name), pattern)),
    texts: new Map([...texts].filter(([name]) => own.some((key) => key.name === name))),
  };
}

/** Erases what they sent, leaves marks that it was erased, and replaces the address in what others wrote. */
export function erasePerson(kv: Kv, { own, mentions, texts }: Held): void {
  const messages = [...texts].filter(([name]) => places.some((place) => name.startsWith(`${place}:`)));
  const marks = erasedMarks(messages.map(([name, text]) => [split(name)[1], text] as const));
  if (mentions.length + marks.length > 0) kv.put([...mentions, ...marks]);
  if (own.length > 0) kv.delete(inOrderOfDeletion(own.map(({ name }) => name)));
}

function isFrom(address: string, { metadata }: Key, text: string): boolean {
  const addresses = [readRecord(text)?.fields?.["email"], metadata?.["email"]];
  return addresses.some((one) => typeof one === "string" && sameAddress(one) === address);
}

/** `key` with the address replaced in its value and metadata; empty if it is in neither. */
function mention(key: Key, text: string | undefined, pattern: RegExp): Entry[] {
  if (text === undefined) return [];
  const record = readRecord(text);
  const entry = { metadata: key.metadata, content: record ?? text };
  const { metadata, content } = replaced(entry, pattern);
  if (JSON.stringify(entry) === JSON.stringify({ metadata, content })) return [];
  const value = typeof content === "string" ? content : JSON.stringify(content, null, 2);
  return [{ ...key, value, metadata }];
}

/** `value` with the address replaced in every string in it. */
function replaced<Value>(value: Value, pattern: RegExp): Value {
  if (typeof value === "string") {
    const text = value.normalize("NFKC").replace(pattern, erased);
    return (text === value.normalize("NFKC") ? value : text) as Value;
  }
  if (Array.isArray(value)) return value.map((one: unknown) => replaced(one, pattern)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, replaced(one as unknown, pattern)]),
  ) as Value;
}

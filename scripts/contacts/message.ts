/** One message as stored, and how it is written again and erased. */
import { readJson } from "../../worker/json.ts";
import { sha256 } from "../../worker/contacts/identity.ts";
import { type Listed, messagesOf } from "../../worker/contacts/messages.ts";
import { type ContactRecord, type ErasedMetadata, keys } from "../../worker/contacts/record.ts";
import type { Entry, Key, Kv } from "./kv.ts";
import { Failure } from "./terminal.ts";

/** A stored message; any part of a broken one may be missing. */
export type StoredRecord = Partial<ContactRecord>;

export interface Found extends Listed {
  entry: Entry;
  record: StoredRecord;
  /** Names of its files' keys. */
  files: string[];
  /** Staff have erased it since it came; KV may list its key for a minute longer. */
  isErased: boolean;
}

/**
 * The one message whose id, or the digits after its hyphen, start with `part`. Throws a `Failure` if there is none, or
 * more than one.
 */
export function findMessage(kv: Kv, part = ""): Found {
  const all = kv.keys();
  const found = messagesOf(all).filter(({ id }) => id.startsWith(part) || id.includes(`-${part}`));
  const [message] = found;
  if (found.length > 1)
    throw new Failure(`${found.length} messages have ${part} in their id; give more of it.`);
  const [read] = message ? kv.values([message.key]) : [];
  if (message && read) return foundIn(all, message, read[1]);
  throw new Failure(`There is no message ${part}.`);
}

/** `message` with its `value`, and what else the keys of the namespace tell of it. */
export function foundIn(all: readonly Key[], message: Listed, value: string): Found {
  const { id, key } = message;
  const keyNamed = (wanted: string) => all.find(({ name }) => name === wanted);
  const erasedAt = keyNamed(keys.erased(id))?.metadata?.["at"];
  return {
    ...message,
    entry: { ...keyNamed(key), name: key, value },
    record: readRecord(value) ?? {},
    files: all.map(({ name }) => name).filter((name) => name.startsWith(keys.file(id, ""))),
    isErased: typeof erasedAt === "string" && erasedAt >= message.receivedAt,
  };
}

/** Parses `text` as a record; `undefined` if it is not one. */
export function readRecord(text: string | undefined): StoredRecord | undefined {
  const value: unknown = readJson(text);
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
}

/** Writes a message again with some of its metadata changed, for as long as before unless `changed` says otherwise. */
export function rewrite(kv: Kv, { id, entry, isErased }: Found, metadata: object, changed?: Partial<Entry>) {
  if (isErased) throw new Failure(`${id} was erased.`);
  kv.put([{ ...entry, ...changed, metadata: { ...entry.metadata, ...metadata } }]);
}

/**
 * Erases messages. First it writes the marks that keep the site from sending or writing them again and tell whoever has
 * the receipt's address. They contain nothing of the message and last 30 days, or as long as the message would have.
 * A message goes after its files, or an interrupted erasure would leave them where no search for the sender finds them.
 */
export function erase(kv: Kv, messages: readonly Found[]): void {
  const now = new Date().toISOString();
  const end = Math.round(Date.now() / 1000) + 30 * 86_400;
  const marks = messages.map(({ id, receivedAt, expiration = Infinity, record: { receipt } }) => ({
    name: keys.erased(id),
    value: "",
    // This computer's clock may be slow, and a mark older than its message would not count.
    metadata: {
      at: receivedAt > now ? receivedAt : now,
      receipt: receipt && sha256(receipt),
    } satisfies ErasedMetadata,
    expiration: Math.min(expiration, end),
  }));
  kv.put(marks);
  kv.delete(messages.flatMap(({ files, key }) => [...files, key]));
}

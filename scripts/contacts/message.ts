/** One message as stored: all its copies, files and marks. */
import { readJson } from "../../worker/json.ts";
import { sha256 } from "../../worker/contacts/identity.ts";
import { isId, type Listed, messagesOf, split } from "../../worker/contacts/messages.ts";
import type { ContactRecord, Place } from "../../worker/contacts/record.ts";
import type { Entry, Key, Kv } from "./kv.ts";
import { Failure, Misuse } from "./terminal.ts";

/** A stored message; any part of a broken one may be missing. */
export type StoredRecord = Partial<ContactRecord>;

export interface Found extends Listed {
  /** All its keys, in the order in which to delete them. */
  keys: Key[];
  /** Its copies as text. */
  texts: ReadonlyMap<string, string>;
}

/** Minimum length of a part of an id. */
const fewest = 4;

/**
 * The one message whose id, or the digits after its hyphen, start with `part`. Throws a `Misuse` if there are
 * several, a `Failure` if there is none.
 */
export function findMessage(kv: Kv, part = ""): Found {
  if (part.length < fewest || !/^[\dTZa-f-]+$/.test(part))
    throw new Misuse(
      `Give the id of a message as \`list\` shows it, or ${fewest} characters or more from its beginning or after its hyphen`,
    );
  const all = kv.keys();
  const found = messagesOf(all).filter(({ id }) => id.startsWith(part) || id.includes(`-${part}`));
  const [message] = found;
  if (!message)
    throw new Failure(isId(part) ? `There is no message ${part}.` : `No message has ${part} in its id.`);
  if (found.length > 1) {
    const some = found.slice(0, 3).map(({ id }) => id);
    throw new Misuse(
      `${found.length} messages have ${part} in their id (${some.join(", ")}, ...); give more of it`,
    );
  }
  const keys = inOrderOfDeletion(all.filter(({ name }) => messageOf(name) === message.id));
  const names = keys.map(({ name }) => name).filter((name) => !name.startsWith("file:"));
  return { ...message, keys, texts: new Map(kv.values(names)) };
}

/**
 * What a message consists of. The outbox goes first, or a cron run in between would write the message again; the
 * message last, or an interrupted erasure would leave its file where no search for the sender finds it.
 */
const parts = ["outbox", "file", "done", "dead", "contact", "spam"];

/** The id of the message that `key` is a part of; empty for anything else. */
export function messageOf(key: string): string {
  const [place, rest] = split(key);
  if (!parts.includes(place)) return "";
  return place === "file" ? (rest.split("/", 1)[0] ?? "") : rest;
}

export function inOrderOfDeletion(keys: readonly Key[]): Key[] {
  const rank = ({ name }: Key) => parts.indexOf(split(name)[0]);
  return keys.toSorted((a, b) => rank(a) - rank(b));
}

/** Parses `text` as a record; `undefined` if it is not one. */
export function readRecord(text: string | undefined): StoredRecord | undefined {
  const value: unknown = readJson(text);
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
}

/** Its copy in `place`. Throws a `Failure` if that cannot be read: it must not be forwarded or stored as one. */
export function copyIn({ id, texts }: Found, place: Place): StoredRecord {
  const record = readRecord(texts.get(`${place}:${id}`));
  if (record?.fields) return record;
  throw new Failure(
    `${id} cannot be read, so that it cannot be forwarded. \`show\` prints what there is of it.`,
  );
}

const markSeconds = 30 * 86_400;

/**
 * The mark that tells whoever has the receipt's address that the message was erased, and keeps a request that is
 * sending it from writing it again. Write it before erasing. It contains nothing of the message and lasts 30 days, or
 * as long as the message would have (`worker/contacts/record.ts`).
 */
export function erasedMark(
  { id, key, expiration = Infinity }: Listed,
  texts: ReadonlyMap<string, string>,
): Entry {
  const { receipt } = readRecord(texts.get(key)) ?? {};
  return {
    name: `erased:${id}`,
    value: "",
    metadata: { at: new Date().toISOString(), receipt: receipt && sha256(receipt) },
    expiration: Math.min(expiration, Math.round(Date.now() / 1000) + markSeconds),
  };
}

/** Outcomes in plainer words. */
const meanings: Record<string, string> = {
  unsure: "no answer, may have arrived",
  begun: "begun, may have arrived",
};

/** Every attempt to forward a message. The marker is the newest copy, then the dead letter, then the record. */
export function attemptsOf({ id, texts }: Pick<Found, "id" | "texts">) {
  const copies = ["outbox", "dead", "contact"].map((place) => readRecord(texts.get(`${place}:${id}`)));
  const attempts = copies.find((record) => record?.attempts)?.attempts ?? [];
  return attempts.map((attempt) => ({ ...attempt, outcome: meanings[attempt.outcome] ?? attempt.outcome }));
}

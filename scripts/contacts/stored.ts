/** One message as stored: all its copies, files and marks. */
import { type ContactRecord, type Place, places } from "../../worker/contacts/record.ts";
import { Failure, Misuse } from "./failures.ts";
import type { Kv } from "./wrangler-kv.ts";
import { isId, type Listed, messagesOf, split } from "../../worker/contacts/messages.ts";

/** A stored message; any part of a broken one may be missing. */
export type StoredRecord = Partial<ContactRecord>;

export interface Found {
  id: string;
  /** All its keys, in the order in which to delete them. */
  keys: string[];
  /** Its most complete copy; empty if only a file is left. */
  text: string;
  texts: ReadonlyMap<Place, string>;
}

/** The message with exactly this id and all its keys. Throws a `Failure` when there is none. */
export function findMessage(kv: Kv, id: string): Found {
  const values = kv.values([...places, "done"].map((place) => `${place}:${id}`));
  const files = kv.keys(`file:${id}/`).map(({ name }) => name);
  const texts = new Map(
    places.flatMap((place) => {
      const text = values.get(`${place}:${id}`);
      return text === undefined ? [] : [[place, text] as const];
    }),
  );
  const [text] = texts.values();
  if (text === undefined && files.length === 0) throw new Failure(`There is no message ${id}.`);
  return { id, keys: inOrderOfDeletion([...values.keys(), ...files]), text: text ?? "", texts };
}

/**
 * The outbox goes first, or a cron run in between would write the message again; the message last, or an interrupted
 * erasure would leave its file where no search for the sender finds it.
 */
export function inOrderOfDeletion(keys: readonly string[]): string[] {
  const order = ["outbox", "file", "done", "dead", "contact", "spam"];
  const rank = (key: string) => order.indexOf(split(key)[0]);
  return keys.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** Parses `text` as a record; `undefined` if it is not one. */
export function readRecord(text: string): StoredRecord | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Parses `text`. Throws a `Failure` if it is not a record, since it must not be forwarded or stored as one. */
export function recordOf(id: string, text: string): StoredRecord {
  const record = readRecord(text);
  if (record?.fields) return record;
  throw new Failure(
    `${id} cannot be read, so that it cannot be forwarded. \`show\` prints what there is of it.`,
  );
}

/** Minimum length of a part of an id. */
const fewest = 4;

/** The id that `part` identifies, by `messageWith`; a whole id is returned as it is. */
export function idFrom(kv: Kv, part: string): string {
  return isId(part) ? part : messageWith(part, messagesOf(kv.keys())).id;
}

/**
 * The one message whose id, or the digits after its hyphen, start with `part`. Throws a `Misuse` if there are
 * several, a `Failure` if there is none.
 */
export function messageWith(part: string, messages: readonly Listed[]): Listed {
  if (part.length < fewest || !/^[\dTZa-f-]+$/.test(part)) {
    throw new Misuse(
      `Give the id of a message as \`list\` shows it, or ${fewest} characters or more from its beginning or after its hyphen`,
    );
  }
  const found = messages.filter(({ id }) => id.startsWith(part) || id.includes(`-${part}`));
  const [message, ...others] = found;
  if (!message)
    throw new Failure(isId(part) ? `There is no message ${part}.` : `No message has ${part} in its id.`);
  if (others.length > 0) {
    const some = found.slice(0, 3).map(({ id }) => id);
    throw new Misuse(
      `${found.length} messages have ${part} in their id (${some.join(", ")}${found.length > 3 ? ", ..." : ""}); give more of it`,
    );
  }
  return message;
}

/** Outcomes in plainer words. */
const meanings: Record<string, string> = {
  unsure: "no answer, may have arrived",
  begun: "begun, may have arrived",
};

/** Every attempt to forward a message. The marker is the newest copy, then the dead letter, then the record. */
export function attemptsOf({ texts }: Found): { at: string; to: string; outcome: string; reason?: string }[] {
  const [attempts = []] = (["outbox", "dead", "contact"] as const).flatMap((place) => {
    const record = readRecord(texts.get(place) ?? "");
    return record?.attempts ? [record.attempts] : [];
  });
  return attempts.map((attempt) => ({ ...attempt, outcome: meanings[attempt.outcome] ?? attempt.outcome }));
}

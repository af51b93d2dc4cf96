/** Lists messages from their keys and metadata, without reading any. */
import type { Key, Kv } from "./wrangler-kv.ts";

/** What `worker/contacts/identity.ts` makes: a time and twelve digits. */
const idPattern = /^\d{8}T\d{9}Z-[\da-f]{12}$/;

/** Where a message can be. Keys and their metadata are as in `worker/contacts/record.ts`. */
export const places = ["contact", "outbox", "dead", "spam"] as const;

export interface Done {
  /** ISO 8601, UTC. */
  at: string;
  /** Who has answered; may be empty. */
  who: string;
}

export interface Listed {
  id: string;
  /** KV key of the whole message. */
  key: string;
  /** As in `RecordState`, where `waiting` goes by the outbox; `pending` is a sign-up that nobody has confirmed. */
  state: string;
  type: string;
  name: string;
  email: string;
  /** When the server took it: ISO 8601, UTC. */
  receivedAt: string;
  /** When it deletes itself, in seconds since 1970. */
  expiration?: number;
  done?: Done;
  /** One of `test`'s own, which deletes itself. */
  test: boolean;
}

export function isId(id: string): boolean {
  return idPattern.test(id);
}

/** `place:ID`, `file:ID/name`: its two parts. A key of another kind has an empty place. */
export function split(key: string): [place: string, id: string] {
  const colon = key.indexOf(":");
  return [key.slice(0, Math.max(0, colon)), key.slice(colon + 1)];
}

/** All messages by the time they came, spam at the end. @param keys all keys of the namespace */
export function messagesOf(keys: readonly Key[]): Listed[] {
  const byName = new Map(keys.map((key) => [key.name, key]));
  const rows: Listed[] = [];
  for (const key of keys) {
    const [place, id] = split(key.name);
    if (isRow(byName, place, id)) rows.push(listed(byName, key, place, id));
  }
  return rows.toSorted((a, b) => rank(a) - rank(b) || (a.receivedAt + a.id < b.receivedAt + b.id ? -1 : 1));
}

/** The same, read from the store: one process. */
export function listMessages(kv: Kv): Listed[] {
  return messagesOf(kv.keys());
}

/** Whether somebody waits for an answer: no newsletter sign-up, spam or test. */
export function isUnanswered({ type, state, done, test }: Listed): boolean {
  return type !== "newsletter" && state !== "spam" && !test && done === undefined;
}

/** Whether the site has promised an answer within a day: to all but applications. */
export function isPromised(message: Listed): boolean {
  return isUnanswered(message) && message.type !== "application";
}

/** Each message is listed once, by its most complete copy. */
function isRow(keys: ReadonlyMap<string, Key>, place: string, id: string): boolean {
  const has = (other: string) => keys.has(`${other}:${id}`);
  if (place === "contact") return true;
  // Dead letters, and messages KV could not record yet, have no record.
  if (place === "outbox") return !has("contact");
  if (place === "dead") return !has("contact") && !has("outbox");
  return place === "spam" && !has("contact") && !has("outbox") && !has("dead");
}

function stateOf(keys: ReadonlyMap<string, Key>, id: string): string | undefined {
  // A marker that says "delivered" has nothing left to do.
  const marker = keys.get(`outbox:${id}`);
  if (marker && marker.metadata?.["delivered"] !== true) return "waiting";
  if (keys.has(`dead:${id}`)) return "dead";
  // Also beside a record: one whose release was cut short.
  return keys.has(`spam:${id}`) ? "spam" : undefined;
}

function rank({ state }: Listed): number {
  return state === "spam" ? 1 : 0;
}

function listed(keys: ReadonlyMap<string, Key>, key: Key, place: string, id: string): Listed {
  // A marker has no name; the dead letter beside it has.
  const described = place === "outbox" ? (keys.get(`dead:${id}`) ?? key) : key;
  const field = (name: string) => {
    const value = described.metadata?.[name];
    return typeof value === "string" ? value : "";
  };
  const isPending = described.metadata?.["pending"] === true;
  const mark = keys.get(`done:${id}`)?.metadata;
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return {
    id,
    key: key.name,
    state: stateOf(keys, id) ?? (isPending ? "pending" : field("state")),
    type: field("type"),
    name: field("name"),
    email: field("email"),
    receivedAt: field("receivedAt") || timeIn(id),
    test: described.metadata?.["test"] === true,
    ...(key.expiration === undefined ? {} : { expiration: key.expiration }),
    ...(keys.has(`done:${id}`) ? { done: { at: text(mark?.["at"]), who: text(mark?.["who"]) } } : {}),
  };
}

/** The time an id begins with, ISO 8601; empty if it begins with none. */
function timeIn(id: string): string {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z/.exec(id);
  if (!parts) return "";
  const [, year, month, day, hour, minute, second, ms] = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`;
}

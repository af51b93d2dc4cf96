/** Lists messages from their keys and metadata, without reading any. */
import { timeIn } from "./identity.ts";
import { places } from "./record.ts";
import type { ListedKey } from "./store.ts";

/** Metadata may be anybody's: staff can have written a key by hand. */
export type Key = ListedKey<Record<string, unknown>>;

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
  /** When it was answered (ISO 8601, UTC), and by whom, if that was told. */
  done?: { at: string; who: string };
  /** One of `test`'s own, which deletes itself. */
  test: boolean;
}

/** Whether `id` is as `submissionId` makes them. */
export function isId(id: string): boolean {
  return /^\d{8}T\d{9}Z-[\da-f]{12}$/.test(id);
}

/** `place:ID`, `file:ID/name`: its two parts. A key of another kind has an empty place. */
export function split(key: string): [place: string, id: string] {
  const colon = key.indexOf(":");
  return [key.slice(0, Math.max(0, colon)), key.slice(colon + 1)];
}

/** All messages by the time they came, spam at the end. @param keys all keys of the namespace */
export function messagesOf(keys: readonly Key[]): Listed[] {
  const byName = new Map(keys.map((key) => [key.name, key]));
  const rows = keys.flatMap((key) => {
    const [place, id] = split(key.name);
    return isRow(byName, place, id) ? [listed(byName, key, place, id)] : [];
  });
  const place = ({ state, receivedAt, id }: Listed) => `${state === "spam" ? 1 : 0} ${receivedAt} ${id}`;
  return rows.sort((a, b) => (place(a) < place(b) ? -1 : 1));
}

/** Whether somebody waits for an answer: no newsletter sign-up, spam or test. */
export function isUnanswered({ type, state, done, test }: Listed): boolean {
  return type !== "newsletter" && state !== "spam" && !test && done === undefined;
}

/** Whether the site has promised an answer within a day: to all but applications. */
export function isPromised(message: Listed): boolean {
  return isUnanswered(message) && message.type !== "application";
}

/** Each message is listed once, by its most complete copy: what KV could not record yet has no record. */
function isRow(keys: ReadonlyMap<string, Key>, place: string, id: string): boolean {
  return place !== "" && place === places.find((one) => keys.has(`${one}:${id}`));
}

function stateOf(keys: ReadonlyMap<string, Key>, id: string): string | undefined {
  // A marker that says "delivered" has nothing left to do.
  const marker = keys.get(`outbox:${id}`);
  if (marker && marker.metadata?.["delivered"] !== true) return "waiting";
  if (keys.has(`dead:${id}`)) return "dead";
  // Also beside a record: one whose release was cut short.
  return keys.has(`spam:${id}`) ? "spam" : undefined;
}

function listed(keys: ReadonlyMap<string, Key>, key: Key, place: string, id: string): Listed {
  // A marker has no name; the dead letter beside it has.
  const described = place === "outbox" ? (keys.get(`dead:${id}`) ?? key) : key;
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  const field = (name: string) => text(described.metadata?.[name]);
  const isPending = described.metadata?.["pending"] === true;
  const mark = keys.get(`done:${id}`);
  return {
    id,
    key: key.name,
    state: stateOf(keys, id) ?? (isPending ? "pending" : field("state")),
    type: field("type"),
    name: field("name"),
    email: field("email"),
    receivedAt: field("receivedAt") || timeIn(id),
    test: described.metadata?.["test"] === true,
    expiration: key.expiration,
    done: mark && { at: text(mark.metadata?.["at"]), who: text(mark.metadata?.["who"]) },
  };
}

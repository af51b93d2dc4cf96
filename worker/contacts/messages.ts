/** Lists messages from keys and metadata alone. */
import { timeIn } from "#app/forms/reference.ts";
import { places } from "./record.ts";
import type { ListedKey } from "./store.ts";

/** Metadata can be anything: staff may have written a key by hand. */
export type Key = ListedKey<Record<string, unknown>>;

export interface Listed {
  id: string;
  /** KV key of the whole message. */
  key: string;
  /** As `RecordState`, but `waiting` means an outbox marker; also `pending`, an unconfirmed sign-up. */
  state: string;
  type: string;
  name: string;
  email: string;
  /** By the server's clock: ISO 8601, UTC. */
  receivedAt: string;
  /** When it deletes itself, in seconds since 1970. */
  expiration?: number;
  /** When it was answered (ISO 8601, UTC), and by whom if given. */
  done?: { at: string; who: string };
  /** A staff test or a canary, which deletes itself. */
  test: boolean;
}

/** Whether `id` has the form that `submissionId` makes. */
export function isId(id: string): boolean {
  return timeIn(id) !== "";
}

/** Splits `place:ID` or `file:ID/name` at the colon. Any other key has an empty place. */
export function split(key: string): [place: string, id: string] {
  const colon = key.indexOf(":");
  return [key.slice(0, Math.max(0, colon)), key.slice(colon + 1)];
}

/** All messages by time received, spam last. @param keys all keys of the namespace */
export function messagesOf(keys: readonly Key[]): Listed[] {
  const byName = new Map(keys.map((key) => [key.name, key]));
  const rows = keys.flatMap((key) => {
    const [place, id] = split(key.name);
    // Each message once, by its most complete copy: KV may not have taken its record yet.
    const first = places.find((one) => byName.has(`${one}:${id}`));
    return place === first ? [listed(byName, key, place, id)] : [];
  });
  const place = ({ state, receivedAt, id }: Listed) => `${state === "spam" ? 1 : 0} ${receivedAt} ${id}`;
  return rows.sort((a, b) => (place(a) < place(b) ? -1 : 1));
}

/** Whether somebody is waiting for an answer: not for newsletter sign-ups, spam or tests. */
export function isUnanswered({ type, state, done, test }: Listed): boolean {
  return type !== "newsletter" && state !== "spam" && !test && done === undefined;
}

/** Whether it is unanswered and the site promised an answer within a day, as it does except for applications. */
export function isPromised(message: Listed): boolean {
  return isUnanswered(message) && message.type !== "application";
}

function stateOf(keys: ReadonlyMap<string, Key>, id: string): string | undefined {
  // A marker that says "delivered" has nothing left to do.
  const marker = keys.get(`outbox:${id}`);
  if (marker && marker.metadata?.["delivered"] !== true) return "waiting";
  if (keys.has(`dead:${id}`)) return "dead";
  // Even beside a record: its release was cut short.
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

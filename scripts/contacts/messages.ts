/** What staff do with messages: list, read, export, retry, erase. Keys are as in `worker/contacts/record.ts`. */
import { Failure, type Key, type Kv } from "./kv.ts";

/** What `worker/contacts/identity.ts` makes: a time and twelve digits. */
const idPattern = /^\d{8}T\d{9}Z-[\da-f]{12}$/;
/** Where a message can be, the most complete first. */
const places = ["contact", "outbox", "dead", "spam"] as const;

export interface Listed {
  id: string;
  /** KV key of the whole message. */
  key: string;
  state: string;
  type: string;
  name: string;
  email: string;
}

interface Dated extends Listed {
  /** `20261121T013722123Z`, as in an id. */
  time: string;
}

export interface Found {
  id: string;
  /** Everything kept of it, what must be deleted first before the rest. */
  keys: string[];
  /** The whole message as it is kept. */
  text: string;
  isDead: boolean;
}

/** Whether `id` is a whole id, and not the beginning of some. */
export function isId(id: string): boolean {
  return idPattern.test(id);
}

/** Messages of `day` (`20261121`) or all, by the time they came; waiting and given-up ones marked, spam at the end. */
export function listMessages(kv: Kv, day: string): Listed[] {
  const keys = new Map(kv.keys().map((key) => [key.name, key]));
  const rows: Dated[] = [];
  for (const key of keys.values()) {
    const [place, id] = split(key.name);
    // A message whose record could not be written yet is in the outbox only, one given up then a dead letter only.
    const isElsewhere = keys.has(`contact:${id}`) || (place === "dead" && keys.has(`outbox:${id}`));
    const isRow =
      place === "contact" || place === "spam" || (["outbox", "dead"].includes(place) && !isElsewhere);
    if (isRow) rows.push(listed(key, id, stateOf(keys, place, id)));
  }
  return rows
    .filter(({ time }) => time.startsWith(day))
    .toSorted((a, b) => rank(a) - rank(b) || (a.time + a.id < b.time + b.id ? -1 : 1));
}

/** The messages of `rows` as they are kept, some at a time. @param onUnreadable is told what cannot be read */
export function* readMessages(
  kv: Kv,
  rows: readonly Listed[],
  onUnreadable: (key: string) => void,
): Generator<Record<string, unknown>[]> {
  for (const values of kv.values(rows.map(({ key }) => key))) {
    yield [...values].flatMap(([key, value]) => {
      try {
        return [JSON.parse(value) as Record<string, unknown>];
      } catch {
        onUnreadable(key);
        return [];
      }
    });
  }
}

/** The message with exactly this id, and everything kept of it. Throws a `Failure` when there is none. */
export function findMessage(kv: Kv, id: string): Found {
  const [values = new Map<string, string>()] = kv.values(places.map((place) => `${place}:${id}`));
  const files = kv.keys(`file:${id}/`).map(({ name }) => name);
  const [text] = values.values();
  if (text === undefined && files.length === 0) throw new Failure(`There is no message ${id}.`);
  // The outbox goes first, or a cron run in between would write the message anew.
  const keys = ["outbox", "dead", "contact", "spam"]
    .map((place) => `${place}:${id}`)
    .filter((key) => values.has(key));
  return { id, keys: [...keys, ...files], text: text ?? "", isDead: values.has(`dead:${id}`) };
}

/**
 * Puts a dead letter back into the outbox. Throws a `Failure` when it is none. One try counts as made, so that the
 * message's state is brought up to date when it arrives; all the others are left.
 */
export function retry(kv: Kv, id: string): void {
  const found = findMessage(kv, id);
  if (!found.isDead) throw new Failure(`${id} was not given up: there is nothing to retry.`);
  kv.put(`outbox:${id}`, found.text, { tries: 1, next: 0, receivedAt: receivedAtOf(found), unsure: 0 });
  kv.delete([`dead:${id}`]);
}

function receivedAtOf({ id, text }: Found): string {
  try {
    const { receivedAt } = JSON.parse(text) as { receivedAt?: unknown };
    return typeof receivedAt === "string" ? receivedAt : "";
  } catch {
    throw new Failure(
      `${id} cannot be read, so that it cannot be forwarded. \`show\` prints what there is of it.`,
    );
  }
}

function split(key: string): [string, string] {
  const colon = key.indexOf(":");
  return [key.slice(0, colon), key.slice(colon + 1)];
}

function stateOf(keys: ReadonlyMap<string, Key>, place: string, id: string): string | undefined {
  if (place === "spam") return "spam";
  // A marker that says "delivered" has nothing left to do.
  const marker = keys.get(`outbox:${id}`);
  if (marker && marker.metadata?.["delivered"] !== true) return "waiting";
  return keys.has(`dead:${id}`) ? "dead" : undefined;
}

function rank({ state }: Listed): number {
  return state === "spam" ? 1 : 0;
}

function listed({ name: key, metadata = {} }: Key, id: string, state: string | undefined): Dated {
  const field = (name: string) => {
    const value = metadata[name];
    return typeof value === "string" ? value : "";
  };
  return {
    id,
    key,
    state: state ?? field("state"),
    type: field("type"),
    name: field("name"),
    email: field("email"),
    time: field("receivedAt").replaceAll(/[-:.]/g, "") || id.slice(0, 19),
  };
}

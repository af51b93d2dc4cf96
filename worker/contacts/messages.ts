/** Lists messages from keys and metadata alone. */
import { timeIn } from "#app/forms/form-contract.ts";
import { keys } from "./record.ts";

/** A key as KV lists it. Its metadata can be anything: staff may have written it by hand. */
export type Key = KVNamespaceListKey<Record<string, unknown>>;

export type Listed = ReturnType<typeof messageAt>;

/** Whether `id` has the form that `submissionId` makes. */
export function isId(id: string): boolean {
  return timeIn(id) !== "";
}

/** All messages by time received, spam last. @param listed keys of the namespace, of messages and others */
export function messagesOf(listed: readonly Key[]): Listed[] {
  const rows = listed.filter(({ name }) => name.startsWith(keys.contact(""))).map(messageAt);
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

/** Whether it did not reach every receiver, and nobody has dealt with it. */
export function isUndelivered({ state, done, test }: Listed): boolean {
  return state === "undelivered" && !test && done === undefined;
}

/** What a key says of its message, whose state and type may be unknown words if somebody wrote them by hand. */
function messageAt({ name: key, metadata, expiration }: Key) {
  const id = key.slice(keys.contact("").length);
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  const field = (name: string) => text(metadata?.[name]);
  const done: { at?: unknown; who?: unknown } | undefined = metadata?.["done"] ?? undefined;
  return {
    id,
    key,
    state: field("state"),
    type: field("type"),
    name: field("name"),
    email: field("email"),
    receivedAt: field("receivedAt") || timeIn(id),
    test: metadata?.["test"] === true,
    expiration,
    done: done && { at: text(done.at), who: text(done.who) },
  };
}

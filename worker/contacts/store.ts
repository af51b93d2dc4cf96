/** The messages' KV namespace. */
import { inTime } from "../in-time.ts";
import { readJson } from "../json.ts";
import { daysKept, type Environment } from "../settings.ts";
import type { Key } from "./messages.ts";
import {
  type ContactRecord,
  type ErasedMetadata,
  keys,
  type MessageState,
  type RecordMetadata,
  recordMetadata,
  testSeconds,
} from "./record.ts";

/** What is known of a message: its record, and the mark that staff erased it. */
export interface Stored {
  record?: ContactRecord;
  metadata?: Partial<RecordMetadata>;
  erased?: Partial<ErasedMetadata>;
}

/** Reads both keys of a message in one operation. Throws when KV does not answer. */
export async function readMessage(env: Environment, id: string): Promise<Stored> {
  const names = [keys.contact(id), keys.erased(id)];
  const found = await inTime(
    env.CONTACTS.getWithMetadata<Partial<RecordMetadata & ErasedMetadata>>(names, "text"),
  );
  const message = found.get(keys.contact(id));
  return {
    record: readJson(message?.value),
    metadata: message?.metadata ?? undefined,
    erased: found.get(keys.erased(id))?.metadata ?? undefined,
  };
}

/** Writes a message, keeping the time at which it expires. Throws when KV refuses. */
export async function putMessage(
  env: Environment,
  record: ContactRecord,
  state: MessageState,
  done?: RecordMetadata["done"],
): Promise<void> {
  const value = JSON.stringify(record, null, 2);
  // KV accepts no life below a minute.
  const expirationTtl = Math.max(60, secondsLeft(env, record, state));
  await inTime(
    env.CONTACTS.put(keys.contact(record.id), value, {
      metadata: recordMetadata(record, state, done),
      expirationTtl,
    }),
  );
}

/** Days until what was set apart as spam deletes itself. */
export const spamDays = 30;

/** Seconds until a message expires. */
export function secondsLeft(
  env: Environment,
  { receivedAt, type, test }: ContactRecord,
  state?: MessageState,
): number {
  const days = Math.min(daysKept(env, type), state === "spam" ? spamDays : Infinity);
  const age = Math.max(0, Date.now() - Date.parse(receivedAt)) / 1000;
  return Math.round(Math.min(days * 86_400, test ? testSeconds : Infinity) - age);
}

/** Whether staff have erased a message since it was received, or it has expired. */
export function isOver(env: Environment, record: ContactRecord, { erased }: Stored): boolean {
  return (erased?.at ?? "") >= record.receivedAt || secondsLeft(env, record) <= 0;
}

/** The keys of all messages. Throws when KV does not list. */
export async function listMessages({ CONTACTS }: Environment): Promise<Key[]> {
  const prefix = keys.contact("");
  const listed: Key[] = [];
  let cursor: string | undefined;
  do {
    const found = await CONTACTS.list<Record<string, unknown>>({ prefix, cursor });
    listed.push(...found.keys);
    cursor = found.list_complete ? undefined : found.cursor;
  } while (cursor);
  return listed;
}

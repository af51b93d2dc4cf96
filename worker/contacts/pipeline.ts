/** What accepting and delivering need, independent of requests and bindings; and helpers for writing to the store. */
import { log } from "../log.ts";
import type { ReceiverKind } from "./forward/configuration.ts";
import type { Receiver } from "./forward/receiver.ts";
import {
  keys,
  type ContactRecord,
  type ErasedMetadata,
  type Place,
  recordMetadata,
  type RecordState,
  type SubmissionType,
} from "./record.ts";
import type { ContactStore } from "./store.ts";

export interface Pipeline {
  store: ContactStore;
  /** Each gets every message; if empty, messages are only stored in KV. */
  receivers: readonly Receiver[];
  /** Seconds until a stored message of that type deletes itself. */
  retentionSeconds(type: SubmissionType): number;
  memory: IsolateMemory;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Waits for that many milliseconds. */
  sleep: (ms: number) => Promise<void>;
}

interface RememberedSending extends Pick<ContactRecord, "contentHash" | "receipt"> {
  at: number;
  arrived: boolean;
}

const hour = 3_600_000;
const mostSent = 4000;

/**
 * What one isolate remembers of messages. Plain data, as requests must not share promises, streams or responses. It
 * only avoids work and duplicates; anything that must not be forgotten is in KV.
 */
export class IsolateMemory {
  private readonly sent = new Map<string, RememberedSending>();
  /** When the store last refused a message, unless it has accepted one since: milliseconds since 1970. */
  refusedAt: number | undefined;

  /** A sending of `id` to the receiver in the last hour that did not fail; prevents sending twice. */
  sentBefore(id: string, to: ReceiverKind, now: number): Readonly<RememberedSending> | undefined {
    const sent = this.sent.get(`${id} ${to}`);
    return sent && now - sent.at < hour ? sent : undefined;
  }

  /** Notes that a message is being sent to a receiver (`arrived` false) or has arrived there. */
  noteSent(
    { id, contentHash, receipt }: ContactRecord,
    to: ReceiverKind,
    now: number,
    arrived: boolean,
  ): void {
    this.forgetSent(id, to);
    this.sent.set(`${id} ${to}`, { contentHash, receipt, at: now, arrived });
    const [oldest] = this.sent.keys();
    if (this.sent.size > mostSent && oldest !== undefined) this.sent.delete(oldest);
  }

  /** Allows sending again: it did not arrive, or its address was erased. */
  forgetSent(id: string, to: ReceiverKind): void {
    this.sent.delete(`${id} ${to}`);
  }
}

/** Lets work finish after the answer (`ctx.waitUntil`). */
export type Defer = (work: Promise<unknown>) => void;

/** KV allows one write per second to a key and answers 429 above that. */
const pauseBeforeRepeatMs = 1100;

/** Thrown when KV rejected every try of a write: nothing was written. */
export class RefusedError extends Error {}

/** KV itself said no, as in "KV PUT failed: 429 Too Many Requests"; after other errors nobody knows. */
const isRefusal = (error: unknown) => error instanceof Error && /\b4\d\d\b/.test(error.message);

/**
 * Tries `write` up to `tries` times with pauses. Throws `RefusedError`, or the last error if any try may have
 * succeeded.
 */
export async function repeatedly(
  pipeline: Pipeline,
  tries: number,
  write: () => Promise<void>,
): Promise<void> {
  let refused = true;
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await write();
    } catch (error) {
      refused &&= isRefusal(error);
      if (left <= 0) throw refused ? new RefusedError() : error;
      await pipeline.sleep(pauseBeforeRepeatMs);
    }
  }
}

/** `repeatedly` without throwing. @returns whether `write` succeeded */
export async function tried(pipeline: Pipeline, tries: number, write: () => Promise<void>): Promise<boolean> {
  return repeatedly(pipeline, tries, write).then(
    () => true,
    () => false,
  );
}

/**
 * Writes a message to a place. It expires with the message, however often it is rewritten, or sooner.
 *
 * @param seconds most seconds to keep it
 */
export async function putAt(
  pipeline: Pipeline,
  place: Place,
  record: ContactRecord,
  metadata: object,
  seconds = Infinity,
): Promise<void> {
  const expirationTtl = Math.min(seconds, secondsLeft(pipeline, record));
  await pipeline.store.put(keys[place](record.id), JSON.stringify(record, null, 2), {
    metadata,
    expirationTtl,
  });
}

/** Writes the record, in two tries. Throws nothing. @returns whether KV has it */
export async function putRecord(
  pipeline: Pipeline,
  record: ContactRecord,
  state: RecordState,
): Promise<boolean> {
  const metadata = recordMetadata(record, state);
  const written = await tried(pipeline, 2, () => putAt(pipeline, "contact", record, metadata));
  if (!written) log("contact.unrecorded", { id: record.id });
  return written;
}

/** Seconds until a message expires; KV accepts no fewer than 60. */
export function secondsLeft(
  pipeline: Pipeline,
  { receivedAt, type, keepSeconds = Infinity }: ContactRecord,
): number {
  const age = Math.max(0, pipeline.now() - Date.parse(receivedAt) || 0) / 1000;
  return Math.max(60, Math.round(Math.min(pipeline.retentionSeconds(type), keepSeconds) - age));
}

/** Whether staff have erased `record` since it was received: work in progress must not write it again. */
export async function isErased({ store }: Pipeline, { id, receivedAt }: ContactRecord): Promise<boolean> {
  try {
    const { metadata } = await store.getWithMetadata<ErasedMetadata>(keys.erased(id));
    return (metadata?.at ?? "") >= receivedAt;
  } catch {
    return false;
  }
}

/** Whether `key` is in the store; `undefined` when KV fails. */
export async function isThere({ store }: Pipeline, key: string): Promise<boolean | undefined> {
  try {
    return (await store.get(key)) !== null;
  } catch {
    return undefined;
  }
}

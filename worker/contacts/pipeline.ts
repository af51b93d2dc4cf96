import type { Receiver } from "./forward/receiver.ts";
import type { IsolateMemory } from "./isolate-memory.ts";
import {
  keys,
  type ContactRecord,
  type ErasedMetadata,
  recordMetadata,
  type RecordState,
  type SubmissionType,
} from "./record.ts";
import type { ContactStore } from "./store.ts";

/** What accepting and delivering work with; nothing of the request or of the bindings. */
export interface Pipeline {
  store: ContactStore;
  /** Everybody who gets each message; none: messages are kept in KV only. */
  receivers: readonly Receiver[];
  /** Seconds until a stored message of that type deletes itself. */
  retentionSeconds(type: SubmissionType): number;
  memory: IsolateMemory;
  /** Milliseconds since 1970. */
  now(): number;
  /** Waits for that many milliseconds. */
  sleep(ms: number): Promise<void>;
}

/** Keeps work going after the answer (`ctx.waitUntil`). */
export type Defer = (work: Promise<unknown>) => void;

/** KV takes one write a second for a key and answers 429 above that. */
const pauseBeforeRepeatMs = 1100;

/** Thrown when KV has said of a write, each time it was tried, that it does not take it: nothing was written. */
export class RefusedError extends Error {}

/**
 * The binding's words for an answer of KV's own, as "KV PUT failed: 429 Too Many Requests"; without one nobody knows.
 */
const isRefusal = (error: unknown) => error instanceof Error && /\b4\d\d\b/.test(error.message);

/**
 * Does `write`, and again after a pause while it fails, `tries` times in all. Throws `RefusedError`, or what the last
 * try throws when one of them may have been done.
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

/** Writes the record; its time to live counts from when the message was taken, however often it is rewritten. */
export async function putContact(
  pipeline: Pipeline,
  record: ContactRecord,
  state: RecordState,
): Promise<void> {
  await pipeline.store.put(keys.contact(record.id), JSON.stringify(record, null, 2), {
    metadata: recordMetadata(record, state),
    expirationTtl: secondsLeft(pipeline, record),
  });
}

/** Seconds that `record` is still kept; KV takes no fewer than 60. */
export function secondsLeft(pipeline: Pipeline, record: ContactRecord): number {
  const age = Math.max(0, pipeline.now() - Date.parse(record.receivedAt)) / 1000;
  return Math.max(
    60,
    Math.round(
      Math.min(pipeline.retentionSeconds(record.type), record.keepSeconds ?? Infinity) -
        (Number.isFinite(age) ? age : 0),
    ),
  );
}

/** Whether staff have erased `record` since it was taken: what is under way must not write it anew. */
export async function isErased({ store }: Pipeline, { id, receivedAt }: ContactRecord): Promise<boolean> {
  try {
    const { metadata } = await store.getWithMetadata<ErasedMetadata>(keys.erased(id));
    return (metadata?.at ?? "") >= receivedAt;
  } catch {
    return false;
  }
}

/** Whether `key` is in the store; `undefined` when KV does not tell. */
export async function isThere({ store }: Pipeline, key: string): Promise<boolean | undefined> {
  try {
    return (await store.get(key)) !== null;
  } catch {
    return undefined;
  }
}

import type { Forwarder } from "./forward/forwarder.ts";
import { keys, type ContactRecord, type OutboxMetadata, recordMetadata, type RecordState } from "./record.ts";
import { graceMs } from "./schedule.ts";

/** The part of a KV namespace the pipeline needs. */
export type ContactStore = Pick<KVNamespace, "get" | "put" | "delete" | "list">;

/** What accepting and delivering work with; nothing of the request or of the bindings. */
export interface Pipeline {
  store: ContactStore;
  /** `null`: messages are kept in KV only. */
  forwarder: Forwarder | null;
  /** Seconds until a stored message deletes itself. */
  retentionSeconds: number;
  /** Milliseconds since 1970. */
  now(): number;
  /** Waits for that many milliseconds. */
  sleep(ms: number): Promise<void>;
}

/** KV takes one write a second for a key and answers 429 above that. */
const pauseBeforeRepeatMs = 1100;

/** Does `write`, and once more after a pause if it failed. Throws what the second try throws. */
export async function twice(pipeline: Pipeline, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch {
    await pipeline.sleep(pauseBeforeRepeatMs);
    await write();
  }
}

export async function putContact(
  pipeline: Pipeline,
  record: ContactRecord,
  state: RecordState,
): Promise<void> {
  await pipeline.store.put(keys.contact(record.id), JSON.stringify(record, null, 2), {
    metadata: recordMetadata(record, state),
    expirationTtl: pipeline.retentionSeconds,
  });
}

/** The marker is the whole message: with it alone, forwarding and the record can be made good. It never expires. */
export async function putOutbox(
  pipeline: Pipeline,
  record: ContactRecord,
  metadata?: OutboxMetadata,
): Promise<void> {
  await pipeline.store.put(keys.outbox(record.id), JSON.stringify(record), {
    metadata: metadata ?? {
      tries: 0,
      next: pipeline.now() + graceMs,
      receivedAt: record.receivedAt,
      unsure: 1,
    },
  });
}

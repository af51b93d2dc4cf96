import { retentionSeconds } from "./deployment.ts";
import type { Entry } from "./kv.ts";
import { recordOf, type StoredRecord } from "./stored.ts";

/**
 * An outbox marker of the message in `text` that is due in the next run, whose turn it would be otherwise, for all
 * receivers that have not got the message; all tries are left. It ends when the message does.
 */
export function dueNow(id: string, text: string, now = Date.now()): Entry {
  return {
    name: `outbox:${id}`,
    value: text,
    metadata: { tries: 1, next: 0 },
    expiration: endOf(recordOf(id, text), now),
  };
}

/** When a message deletes itself, in seconds since 1970; KV takes no life that ends within a minute. */
export function endOf({ receivedAt = "", keepSeconds, type }: StoredRecord, now = Date.now()): number {
  const took = Date.parse(receivedAt);
  const kept = Math.min(retentionSeconds(type), typeof keepSeconds === "number" ? keepSeconds : Infinity);
  return Math.round(Math.max((Number.isNaN(took) ? now : took) / 1000 + kept, now / 1000 + 61));
}

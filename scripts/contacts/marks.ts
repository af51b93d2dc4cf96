/** Entries that commands write for a message: that it was erased, or that it is due to be sent. */
import { createHash } from "node:crypto";
import type { Entry } from "./wrangler-kv.ts";
import { readRecord, recordOf, type StoredRecord } from "./stored.ts";
import { retentionSeconds } from "./deployment.ts";

const markSeconds = 30 * 86_400;

/**
 * Marks that tell whoever has the receipt's address that the message was erased, and keep a request that is sending
 * it from writing it again. Write these before erasing. They contain nothing of the message and last 30 days, or as
 * long as the message would have (`worker/contacts/record.ts`).
 *
 * @param messages ids, each with a stored text of the message
 */
export function erasedMarks(messages: Iterable<readonly [id: string, text: string]>): Entry[] {
  const marks = new Map<string, Entry>();
  for (const [id, text] of messages) {
    const record = readRecord(text) ?? {};
    const receipt = record.receipt && createHash("sha256").update(record.receipt).digest("hex");
    marks.set(id, {
      name: `erased:${id}`,
      value: "",
      metadata: { at: new Date().toISOString(), receipt },
      expiration: Math.round(Math.min(endOf(record), Date.now() / 1000 + markSeconds)),
    });
  }
  return [...marks.values()];
}

/**
 * An outbox marker for the message in `text`, due in the next run whatever its turn, for all receivers that have not
 * got the message, with all tries left. It expires with the message.
 */
export function dueNow(id: string, text: string): Entry {
  return {
    name: `outbox:${id}`,
    value: text,
    metadata: { tries: 1, next: 0 },
    expiration: endOf(recordOf(id, text)),
  };
}

/** When a message expires, in seconds since 1970; KV refuses less than a minute from now. */
export function endOf({ receivedAt = "", keepSeconds = Infinity, type }: StoredRecord): number {
  const took = Date.parse(receivedAt) || Date.now();
  const kept = Math.min(retentionSeconds(type), keepSeconds);
  return Math.round(Math.max(took / 1000 + kept, Date.now() / 1000 + 61));
}

/**
 * What stays of an erased message: that there was one, for whoever has the address of its receipt, and so that nobody
 * who is just sending it writes it anew. Nothing of the message.
 */
import { createHash } from "node:crypto";
import type { Entry } from "./kv.ts";
import { endOf } from "./marker.ts";
import { readRecord } from "./stored.ts";

const markSeconds = 30 * 86_400;

/**
 * A mark for each message, to be written before it is erased, as `worker/contacts/record.ts` has it: for 30 days, or as
 * long as the message would have been kept.
 *
 * @param messages each id and a text of it
 */
export function erasedMarks(
  messages: Iterable<readonly [id: string, text: string]>,
  now = Date.now(),
): Entry[] {
  const marks = new Map<string, Entry>();
  for (const [id, text] of messages) {
    const record = readRecord(text) ?? {};
    const { receipt } = record;
    marks.set(id, {
      name: `erased:${id}`,
      value: "",
      metadata: {
        at: new Date(now).toISOString(),
        ...(typeof receipt === "string"
          ? { receipt: createHash("sha256").update(receipt).digest("hex") }
          : {}),
      },
      expiration: Math.round(Math.min(endOf(record, now), now / 1000 + markSeconds)),
    });
  }
  return [...marks.values()];
}

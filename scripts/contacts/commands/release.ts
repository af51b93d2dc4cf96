import { type Command, say } from "../command.ts";
import { isForwarding } from "../deployment.ts";
import { Failure } from "../failures.ts";
import type { Kv } from "../wrangler-kv.ts";
import { dueNow, endOf } from "../marks.ts";
import { findMessage, type Found, idFrom, recordOf, type StoredRecord } from "../stored.ts";

export const release: Command = {
  name: "release",
  takes: "ID",
  words: [1, 1],
  summary: "treat a message in spam (?) as a real one: forward it and keep it",
  example: "release 20261121T013722123Z-1a2b3c4d5e6f",
  more: "It keeps its id. If this is interrupted, do it again: nothing is lost in between.",
  run({ kv, words }) {
    const id = idFrom(kv, words[0] ?? "");
    const found = findMessage(kv, id);
    const text = found.texts.get("spam");
    if (text === undefined)
      throw new Failure(`${id} was not set apart as spam: there is nothing to release.`);
    const { suspect: _, ...record } = recordOf(id, text);
    const isForwarded = isForwarding(kv);
    releaseRecord(kv, found, record, isForwarded);
    say(
      isForwarded
        ? `${id} will be forwarded by the next cron run.`
        : `${id} is kept like any other message. Forwarding is off.`,
    );
  },
};

/**
 * Deletes the spam copy last, so that a release that was cut short can be done again. The record comes before the marker:
 * otherwise cron could deliver the message in between, and the record would say for ever that it waits.
 */
function releaseRecord(kv: Kv, found: Found, record: StoredRecord, isForwarded: boolean): void {
  const { id, texts } = found;
  const expiration = endOf(record);
  // A release that was cut short may have written it already.
  const recorded = readState(kv, id);
  if (recorded === undefined) {
    const metadata = {
      ...spamMetadata(kv, id),
      state: isForwarded ? "waiting" : "kept",
      suspect: undefined,
    };
    const value = JSON.stringify(record, null, 2);
    kv.put([{ name: `contact:${id}`, value, metadata, expiration }]);
  }
  const isUnsent = recorded === undefined || recorded === "waiting";
  if (isForwarded && isUnsent && !texts.has("outbox")) {
    kv.put([dueNow(id, JSON.stringify(record))]);
  }
  kv.delete([`spam:${id}`]);
}

/** State of the record of `id`, `undefined` without one. */
function readState(kv: Kv, id: string): unknown {
  const [key] = kv.keys(`contact:${id}`);
  return key && (key.metadata?.["state"] ?? "");
}

function spamMetadata(kv: Kv, id: string): Record<string, unknown> {
  return kv.keys(`spam:${id}`)[0]?.metadata ?? {};
}

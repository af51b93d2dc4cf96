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
 * Deletes the spam copy last, so that an interrupted release can be repeated. Writes the record before the marker:
 * otherwise cron could deliver the message in between, and the record would say "waiting" for ever.
 */
function releaseRecord(kv: Kv, found: Found, record: StoredRecord, isForwarded: boolean): void {
  const { id, texts } = found;
  const expiration = endOf(record);
  // An interrupted release may have written it already.
  const [recorded] = kv.keys(`contact:${id}`);
  if (!recorded) {
    const [spam] = kv.keys(`spam:${id}`);
    const state = isForwarded ? "waiting" : "kept";
    const metadata = { ...spam?.metadata, state, suspect: undefined };
    const value = JSON.stringify(record, null, 2);
    kv.put([{ name: `contact:${id}`, value, metadata, expiration }]);
  }
  const isUnsent = !recorded || recorded.metadata?.["state"] === "waiting";
  if (isForwarded && isUnsent && !texts.has("outbox")) {
    kv.put([dueNow(id, JSON.stringify(record))]);
  }
  kv.delete([`spam:${id}`]);
}

export const retry: Command = {
  name: "retry",
  takes: "ID",
  words: [1, 1],
  summary: "try again to forward a message that was given up (!)",
  example: "retry 20261121T013722123Z-1a2b3c4d5e6f",
  more: "The next run of the site's timer sends it, within five minutes. A receiver that has it does not get it again.",
  run({ kv, words }) {
    const id = idFrom(kv, words[0] ?? "");
    const { texts } = findMessage(kv, id);
    const dead = texts.get("dead");
    if (dead === undefined) throw new Failure(`${id} was not given up: there is nothing to retry.`);
    // A marker beside the dead letter, for another receiver, is newer.
    const text = texts.get("outbox") ?? dead;
    if (!isForwarding(kv))
      throw new Failure(`Forwarding is off. Set FORWARD_KIND in wrangler.toml and deploy, then retry ${id}.`);
    kv.put([dueNow(id, text)]);
    kv.delete([`dead:${id}`]);
    say(`${id} will be forwarded by the next cron run.`);
  },
};

/** The cron run: whatever still has an outbox marker is forwarded, its record repaired, its marker removed. */
import { log } from "../log.ts";
import { type Pipeline, putContact, putOutbox, twice } from "./pipeline.ts";
import { keys, type ContactRecord, type OutboxMetadata, recordMetadata } from "./record.ts";
import { waitAfter } from "./schedule.ts";

const limits = {
  /** Listings a run may cost: deleted markers leave empty pages behind, so one is not enough. */
  pages: 5,
  deliveries: 10,
  milliseconds: 60_000,
  /** After that many failures in a row the receiver is taken to be down. */
  failuresInARow: 3,
};

/** Forwards due messages, oldest first, within one run's limits. @returns how many arrived and how many failed */
export async function redeliver(pipeline: Pipeline): Promise<{ delivered: number; failed: number }> {
  const count = { delivered: 0, failed: 0 };
  if (!pipeline.forwarder) return count;
  const end = pipeline.now() + limits.milliseconds;
  let failuresInARow = 0;
  for await (const id of dueMarkers(pipeline)) {
    const arrived = await redeliverOne(pipeline, id);
    if (arrived === undefined) continue;
    failuresInARow = arrived ? 0 : failuresInARow + 1;
    if (arrived) count.delivered += 1;
    else count.failed += 1;
    const done = count.delivered + count.failed >= limits.deliveries || pipeline.now() > end;
    if (done || failuresInARow >= limits.failuresInARow) break;
  }
  if (count.delivered + count.failed > 0) log("outbox.run", count);
  return count;
}

async function* dueMarkers(pipeline: Pipeline): AsyncGenerator<{ id: string; tries: number }> {
  const prefix = keys.outbox("");
  let cursor: string | undefined;
  for (let page = 0; page < limits.pages; page += 1) {
    const listed = await pipeline.store.list<OutboxMetadata>({ prefix, ...(cursor ? { cursor } : {}) });
    for (const { name, metadata } of listed.keys) {
      // A marker that staff put back by hand has no metadata: due now, with all its tries.
      if ((metadata?.next ?? 0) > pipeline.now()) continue;
      yield { id: name.slice(prefix.length), tries: metadata?.tries ?? 0 };
    }
    if (listed.list_complete) return;
    cursor = listed.cursor;
  }
  log("outbox.list_cut", { pages: limits.pages });
}

/** @returns whether it arrived; `undefined` if the marker is gone or KV failed, which is no try */
async function redeliverOne(
  pipeline: Pipeline,
  marker: { id: string; tries: number },
): Promise<boolean | undefined> {
  try {
    const record = await pipeline.store.get<ContactRecord>(keys.outbox(marker.id), "json");
    if (!record) return undefined;
    const outcome = await pipeline.forwarder?.(record);
    if (outcome?.delivered) {
      await settle(pipeline, record, marker.tries);
      return true;
    }
    await postpone(pipeline, record, marker.tries + 1, outcome?.reason ?? "", outcome?.retryAfterMs);
    return false;
  } catch {
    log("outbox.kv_failed", { id: marker.id });
    return undefined;
  }
}

async function settle(pipeline: Pipeline, record: ContactRecord, tries: number): Promise<void> {
  // A record that never showed trouble is left alone if it is there: writes are scarce.
  const recorded = tries === 0 && (await pipeline.store.get(keys.contact(record.id))) !== null;
  if (!recorded) await twice(pipeline, () => putContact(pipeline, record, "forwarded"));
  await twice(pipeline, () => pipeline.store.delete(keys.outbox(record.id)));
  log("contact.forwarded", { id: record.id, tries: tries + 1 });
}

async function postpone(
  pipeline: Pipeline,
  record: ContactRecord,
  tries: number,
  reason: string,
  retryAfterMs?: number,
): Promise<void> {
  const wait = waitAfter(tries, retryAfterMs);
  if (wait === undefined) return bury(pipeline, record, reason);
  const { receivedAt } = record;
  const next = pipeline.now() + wait;
  await twice(pipeline, () => putOutbox(pipeline, record, { tries, next, receivedAt, unsure: 1, reason }));
  if (tries === 1) await twice(pipeline, () => putContact(pipeline, record, "waiting"));
  log("contact.forward_failed", { id: record.id, tries, reason });
}

/** Gives up: the dead letter is written before its marker goes, and staff can drive it again. */
async function bury(pipeline: Pipeline, record: ContactRecord, reason: string): Promise<void> {
  await twice(pipeline, () =>
    pipeline.store.put(keys.dead(record.id), JSON.stringify(record), {
      metadata: { ...recordMetadata(record, "dead"), reason },
      expirationTtl: pipeline.retentionSeconds,
    }),
  );
  await twice(pipeline, () => putContact(pipeline, record, "dead"));
  await twice(pipeline, () => pipeline.store.delete(keys.outbox(record.id)));
  console.error(JSON.stringify({ event: "contact.dead_letter", id: record.id, reason }));
}

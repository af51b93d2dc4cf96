/**
 * Handles one message of a cron run: sends it to the receivers waiting for it, updates or removes its marker, and
 * repairs its record.
 *
 * A try is noted in KV before it is sent. KV itself counts the tries that may have arrived, so a KV that stops
 * accepting writes cannot cause endless duplicates. One write before and one after serve all receivers.
 */
import { readJson } from "../json.ts";
import { log } from "../log.ts";
import { begun, changed, dueAt, exhausted, fresh, pending } from "./deliveries.ts";
import type { ReceiverKind } from "./forward/configuration.ts";
import type { Receiver } from "./forward/receiver.ts";
import { endForwarding, type Marker, putOutbox, readMarker, writeDeadLetter } from "./outbox.ts";
import type { Pipeline } from "./pipeline.ts";
import { type Attempt, type ContactRecord, type Deliveries, keys } from "./record.ts";
import { maxTries } from "./schedule.ts";
import { keepOutcome, type Progress, type Sent, sendToReceivers, withAttempts } from "./send.ts";

/** What became of a message in this run; `unkept`: it was not sent because KV failed. */
interface Treated {
  progress: Progress | "unkept";
  outcomes?: Sent["outcomes"];
}

/** Handles the marker of `id` if due for one of `receivers`. Throws nothing. */
export async function redeliverOne(
  pipeline: Pipeline,
  receivers: readonly Receiver[],
  id: string,
): Promise<Treated> {
  try {
    const marker = await readMarker(pipeline, id);
    return marker ? await treat(pipeline, receivers, marker) : { progress: "waits" };
  } catch {
    log("outbox.kv_failed", { id });
    return { progress: "unkept" };
  }
}

/** Throws when KV fails and the message is unchanged. */
async function treat(pipeline: Pipeline, receivers: readonly Receiver[], read: Marker): Promise<Treated> {
  const { id } = read.record;
  const now = pipeline.now();
  const kept: ContactRecord | undefined = readJson(await pipeline.store.get(keys.contact(id)));
  let marker = withArrivals(pipeline, read, kept);
  const tired = exhausted(marker.deliveries, now);
  if (tired.length > 0) {
    const isOutOfTries = tired.some((kind) => (marker.deliveries[kind] ?? fresh).tries >= maxTries);
    marker = {
      ...marker,
      deliveries: changed(marker.deliveries, tired, (one) => ({ ...one, done: "dead" })),
      reason: isOutOfTries ? marker.reason : "may have arrived: no answer was kept",
    };
    if (!(await writeDeadLetter(pipeline, marker))) return { progress: "unkept" };
  }
  const waiting = pending(marker.deliveries).length;
  if (waiting === 0) return { progress: await endForwarding(pipeline, marker) };
  const due = dueAt(marker.deliveries, now);
  const to = receivers.filter(({ kind }) => due.includes(kind) && !pipeline.memory.sentBefore(id, kind, now));
  if (to.length > 0) {
    const deliveries = await noteBegun(pipeline, marker, to);
    const sent = await sendToReceivers(pipeline, to, { ...marker, deliveries });
    return { progress: await keepOutcome(pipeline, sent, kept !== undefined), outcomes: sent.outcomes };
  }
  if (waiting < pending(read.deliveries).length) await putOutbox(pipeline, marker);
  return { progress: "waits" };
}

/**
 * Marks as delivered what the marker, the record or this isolate knows to have arrived: a location may see the record
 * before the marker's deletion.
 */
function withArrivals({ receivers, memory, now }: Pipeline, marker: Marker, kept?: ContactRecord): Marker {
  const { record, deliveries } = marker;
  const attempts = [...(record.attempts ?? []), ...(kept?.attempts ?? [])];
  const arrived = new Set<ReceiverKind>([
    ...attempts.flatMap(({ to, outcome }) => (outcome === "delivered" ? [to] : [])),
    ...receivers.flatMap(({ kind }) => (memory.sentBefore(record.id, kind, now())?.arrived ? [kind] : [])),
  ]);
  const known = pending(deliveries).filter((kind) => arrived.has(kind));
  return { ...marker, deliveries: changed(deliveries, known, (one) => ({ ...one, done: "delivered" })) };
}

/**
 * Notes in KV that the message is about to be sent to these receivers. Throws unless KV has the note. Does not retry: a
 * rejected write may mean that another run is writing its own.
 */
async function noteBegun(pipeline: Pipeline, marker: Marker, to: readonly Receiver[]): Promise<Deliveries> {
  const kinds = to.map(({ kind }) => kind);
  const at = new Date(pipeline.now()).toISOString();
  const attempts = kinds.map((kind): Attempt => ({ at, to: kind, outcome: "begun" }));
  const deliveries = changed(marker.deliveries, kinds, (one) => begun(one, pipeline.now()));
  try {
    await putOutbox(pipeline, { ...marker, record: withAttempts(marker.record, attempts), deliveries });
  } catch (error) {
    // The write may have succeeded despite the error.
    const there = await readMarker(pipeline, marker.record.id);
    if (!kinds.every((kind) => there?.deliveries[kind]?.next === deliveries[kind]?.next)) throw error;
  }
  return deliveries;
}

/**
 * Handles one message of a cron run: sends it to the receivers waiting for it, updates or removes its marker, and
 * repairs its record.
 *
 * A try is noted in KV before it is sent. KV itself counts the tries that may have arrived, so a KV that stops
 * accepting writes cannot cause endless duplicates. One write before and one after serve all receivers.
 */
import { readJson } from "../json.ts";
import { log } from "../log.ts";
import type { ReceiverKind } from "./forward/configuration.ts";
import type { Receiver } from "./forward/receiver.ts";
import {
  begun,
  dueAt,
  endForwarding,
  fresh,
  givenUp,
  type Marker,
  pending,
  putOutbox,
  readMarker,
  withAttempts,
  writeDeadLetter,
} from "./outbox.ts";
import { isErased, type Pipeline, putContact, repeatedly } from "./pipeline.ts";
import { type Attempt, type ContactRecord, type Deliveries, type Delivery, keys } from "./record.ts";
import { maxCronTries, maxUnsure } from "./schedule.ts";
import { hasArrived, type Outcomes, type Sent, sendToReceivers } from "./send-to-receivers.ts";

/**
 * The outcome for one message: `done` (no receiver is waiting), `buried` (likewise, but one was given up on),
 * `waits`, `stuck` (it arrived but KV did not record that), `unkept` (not sent because KV failed).
 */
interface Treated {
  state: "done" | "buried" | "waits" | "stuck" | "unkept";
  outcomes: Outcomes;
}

const none: Outcomes = new Map();

/** Handles the marker of `id` if due for one of `receivers`. Throws nothing. */
export async function redeliverOne(
  pipeline: Pipeline,
  receivers: readonly Receiver[],
  id: string,
): Promise<Treated> {
  try {
    const marker = await readMarker(pipeline, id);
    return marker ? await treat(pipeline, receivers, marker) : { state: "waits", outcomes: none };
  } catch {
    log("outbox.kv_failed", { id });
    return { state: "unkept", outcomes: none };
  }
}

/** Throws when KV fails and the message is unchanged. */
async function treat(pipeline: Pipeline, receivers: readonly Receiver[], marker: Marker): Promise<Treated> {
  const { record } = marker;
  const recorded = await readAttempts(pipeline, record.id);
  const known = withArrivals(pipeline, marker, recorded);
  const tired = exhausted(known, pipeline.now());
  const before: Marker = {
    ...marker,
    deliveries: changed(known, tired, (one) => ({ ...one, done: "dead" })),
  };
  if (tired.length > 0) {
    const outOfTries = tired.some((kind) => (known[kind] ?? fresh).tries >= maxCronTries);
    if (!outOfTries) before.reason = "may have arrived: no answer was kept";
    await writeDeadLetter(pipeline, before);
  }
  const due = dueAt(before.deliveries, pipeline.now());
  const to = receivers.filter(
    ({ kind }) => due.includes(kind) && !pipeline.memory.sentBefore(record.id, kind, pipeline.now()),
  );
  const waiting = pending(before.deliveries).length;
  if (waiting === 0) return finish(pipeline, before, none);
  if (to.length > 0) return sendTo(pipeline, to, before, recorded !== undefined);
  if (waiting < pending(marker.deliveries).length) await putOutbox(pipeline, before);
  return { state: "waits", outcomes: none };
}

/** The tries recorded for `id`; `undefined` when there is no record, or KV does not answer. */
async function readAttempts({ store }: Pipeline, id: string): Promise<readonly Attempt[] | undefined> {
  try {
    const record: ContactRecord | undefined = readJson(await store.get(keys.contact(id)));
    return record && (record.attempts ?? []);
  } catch {
    return undefined;
  }
}

/**
 * Marks as delivered what this isolate or the record knows to have arrived: a location may see the record before the
 * marker's deletion.
 */
function withArrivals(
  pipeline: Pipeline,
  { record, deliveries }: Marker,
  recorded: readonly Attempt[] = [],
): Deliveries {
  const arrived = new Set([
    ...recorded.flatMap(({ to, outcome }) => (outcome === "delivered" ? [to] : [])),
    ...pipeline.receivers.flatMap(({ kind }) =>
      pipeline.memory.sentBefore(record.id, kind, pipeline.now())?.arrived ? [kind] : [],
    ),
  ]);
  return changed(
    deliveries,
    pending(deliveries).filter((kind) => arrived.has(kind)),
    (delivery) => ({ ...delivery, done: "delivered" }),
  );
}

/** Receivers out of tries. */
function exhausted(deliveries: Deliveries, now: number): ReceiverKind[] {
  return dueAt(deliveries, now).filter((kind) => {
    const { tries, unsure } = deliveries[kind] ?? fresh;
    return tries >= maxCronTries || unsure >= maxUnsure;
  });
}

/** @param isRecorded whether the message has its record */
async function sendTo(
  pipeline: Pipeline,
  to: readonly Receiver[],
  before: Marker,
  isRecorded: boolean,
): Promise<Treated> {
  const { record } = before;
  const at = new Date(pipeline.now()).toISOString();
  const kinds = to.map(({ kind }) => kind);
  const noted: Marker = {
    ...before,
    record: withAttempts(
      record,
      kinds.map((kind): Attempt => ({ at, to: kind, outcome: "begun" })),
    ),
    deliveries: changed(before.deliveries, kinds, (delivery) => begun(delivery, pipeline.now())),
  };
  await noteBegun(pipeline, noted, kinds);
  return keepOutcome(pipeline, before, await sendToReceivers(pipeline, to, noted, at), isRecorded);
}

/** Throws unless KV has the note. Does not retry: a rejected write may mean that another run is writing its own. */
async function noteBegun(pipeline: Pipeline, marker: Marker, kinds: ReceiverKind[]): Promise<void> {
  try {
    await putOutbox(pipeline, marker);
  } catch (error) {
    // The write may have succeeded despite the error.
    const there = await readMarker(pipeline, marker.record.id);
    if (!kinds.every((kind) => there?.deliveries[kind]?.next === marker.deliveries[kind]?.next)) throw error;
  }
}

/** If KV refuses this, the next run sees tries that may have arrived. Throws nothing. */
async function keepOutcome(
  pipeline: Pipeline,
  before: Marker,
  sent: Sent,
  isRecorded: boolean,
): Promise<Treated> {
  const { record, deliveries, outcomes } = sent;
  const { id } = record;
  const arrived = hasArrived(sent);
  let noted = false;
  try {
    if (await isErased(pipeline, record)) {
      await repeatedly(pipeline, 3, () => pipeline.store.delete(keys.outbox(id)));
      return { state: "done", outcomes };
    }
    if (givenUp(deliveries).length > givenUp(before.deliveries).length) await writeDeadLetter(pipeline, sent);
    if (pending(deliveries).length === 0) return await finish(pipeline, sent, outcomes);
    // A concurrent run may have finished it.
    if (!arrived && (await readMarker(pipeline, id)) === null) return { state: "done", outcomes };
    await repeatedly(pipeline, 3, () => putOutbox(pipeline, sent));
    noted = true;
    if (!isRecorded) await repeatedly(pipeline, 2, () => putContact(pipeline, record, "waiting"));
  } catch {
    log("outbox.kv_failed", { id });
  }
  return { state: arrived && !noted ? "stuck" : "waits", outcomes };
}

async function finish(pipeline: Pipeline, marker: Marker, outcomes: Outcomes): Promise<Treated> {
  const isDead = givenUp(marker.deliveries).length > 0;
  const state = await endForwarding(pipeline, marker, isDead ? "dead" : "forwarded");
  return { state: isDead && state === "done" ? "buried" : state, outcomes };
}

function changed(
  deliveries: Deliveries,
  kinds: readonly ReceiverKind[],
  change: (delivery: Delivery) => Delivery,
): Deliveries {
  const entries = kinds.map((kind) => [kind, change(deliveries[kind] ?? fresh)]);
  return { ...deliveries, ...Object.fromEntries(entries) };
}

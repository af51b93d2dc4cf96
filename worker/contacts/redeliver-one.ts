/**
 * One message of a cron run: sends it to the receivers waiting for it, updates or removes its marker, repairs its
 * record.
 *
 * No message is sent before KV has noted that it will be. Tries that may have arrived are counted in KV itself, so a KV
 * that takes no further writes cannot make it arrive again and again. One note before and one after serve all
 * receivers, so the writes are the same however many there are.
 */
import { log } from "../log.ts";
import { buryUnreadable, writeDeadLetter } from "./dead-letter.ts";
import { attemptOf, dueAt, fresh, givenUp, pending, withAttempts } from "./deliveries.ts";
import type { ReceiverKind } from "./forward/configuration.ts";
import type { ForwardOutcome, Receiver } from "./forward/receiver.ts";
import { clearOutbox, type Marker, putOutbox, readMarker } from "./outbox-marker.ts";
import { isErased, type Pipeline, putContact, repeatedly, sendRemembered, sentBefore } from "./pipeline.ts";
import { type Attempt, type ContactRecord, type Deliveries, type Delivery, keys } from "./record.ts";
import { lastTryMs, maxCronTries, maxUnsure, waitAfter, waitAfterRefusal } from "./schedule.ts";

/**
 * What became of one message: `done` (nobody is waiting), `buried` (likewise, but a receiver was given up on), `waits`,
 * `stuck` (arrived somewhere, but KV did not note it), `unkept` (not sent because KV failed), `passed` (nothing to do).
 */
interface Treated {
  state: "done" | "buried" | "waits" | "stuck" | "unkept" | "passed";
  /** Outcomes by receiver. */
  sent: Map<ReceiverKind, ForwardOutcome>;
}

/** How far a message has come in this run. */
interface Progress {
  record: ContactRecord;
  deliveries: Deliveries;
  reason: string;
}

const none: Treated["sent"] = new Map();

/** Treats the marker of `id` if it is due for one of `receivers`. Throws nothing. */
export async function redeliverOne(
  pipeline: Pipeline,
  receivers: readonly Receiver[],
  id: string,
): Promise<Treated> {
  try {
    const marker = await readMarker(pipeline, id);
    if (!marker) return { state: "passed", sent: none };
    return await treat(pipeline, receivers, id, marker);
  } catch {
    log("outbox.kv_failed", { id });
    return { state: "unkept", sent: none };
  }
}

/** Throws when KV fails in a way that leaves the message as it was. */
async function treat(
  pipeline: Pipeline,
  receivers: readonly Receiver[],
  id: string,
  marker: Marker,
): Promise<Treated> {
  const { record, text, reason } = marker;
  if (!record) {
    await buryUnreadable(pipeline, id, text);
    return { state: "buried", sent: none };
  }
  const recorded = await readAttempts(pipeline, id);
  const known = asRecorded(asRemembered(pipeline, id, marker.deliveries), recorded);
  const tired = exhausted(known, pipeline.now());
  const exact = Object.values(tired).some(({ tries }) => tries >= maxCronTries);
  const before: Progress = {
    record,
    deliveries: { ...known, ...tired },
    reason: exact || Object.keys(tired).length === 0 ? reason : "may have arrived: no answer was kept",
  };
  const due = dueAt(before.deliveries, pipeline.now());
  const to = receivers.filter(
    (receiver) => due.includes(receiver.kind) && !sentBefore(pipeline, id, receiver),
  );
  if (Object.keys(tired).length > 0) {
    await writeDeadLetter(pipeline, record, before.deliveries, before.reason);
  }
  const waiting = pending(before.deliveries).length;
  if (waiting === 0) return finish(pipeline, before, none);
  if (to.length > 0) return sendTo(pipeline, to, before, recorded !== undefined);
  if (waiting === pending(marker.deliveries).length) return { state: "passed", sent: none };
  await putOutbox(pipeline, record, before.deliveries, before.reason);
  return { state: "waits", sent: none };
}

/** The tries in the record of `id`; `undefined` when there is no record, or KV does not answer. */
async function readAttempts({ store }: Pipeline, id: string): Promise<readonly Attempt[] | undefined> {
  try {
    const record: Partial<ContactRecord> | null = JSON.parse((await store.get(keys.contact(id))) ?? "null");
    return record === null ? undefined : (record.attempts ?? []);
  } catch {
    return undefined;
  }
}

/** Marks as delivered what the record says was: a location may see the record before the marker's deletion. */
function asRecorded(deliveries: Deliveries, recorded: readonly Attempt[] | undefined): Deliveries {
  const arrived = recorded?.flatMap(({ to, outcome }) => (outcome === "delivered" ? [to] : [])) ?? [];
  return changed(
    deliveries,
    pending(deliveries).filter((kind) => arrived.includes(kind)),
    (delivery) => ({ ...delivery, done: "delivered" }),
  );
}

/** Marks as delivered what this isolate knows to have arrived, whatever KV says. */
function asRemembered(pipeline: Pipeline, id: string, deliveries: Deliveries): Deliveries {
  const waiting = pending(deliveries);
  const arrived = pipeline.receivers.filter(
    (receiver) => waiting.includes(receiver.kind) && sentBefore(pipeline, id, receiver)?.arrived,
  );
  return changed(
    deliveries,
    arrived.map(({ kind }) => kind),
    (delivery) => ({ ...delivery, done: "delivered" }),
  );
}

/** Receivers out of tries, as given up. */
function exhausted(deliveries: Deliveries, now: number): Deliveries {
  const over = dueAt(deliveries, now).filter((kind) => {
    const { tries, unsure } = deliveries[kind] ?? fresh;
    return tries >= maxCronTries || unsure >= maxUnsure;
  });
  return Object.fromEntries(over.map((kind) => [kind, { ...fresh, ...deliveries[kind], done: "dead" }]));
}

/** @param isRecorded whether the message has its record */
async function sendTo(
  pipeline: Pipeline,
  to: readonly Receiver[],
  before: Progress,
  isRecorded: boolean,
): Promise<Treated> {
  const { record, deliveries } = before;
  const at = new Date(pipeline.now()).toISOString();
  const kinds = to.map(({ kind }) => kind);
  const begun: Progress = {
    ...before,
    record: withAttempts(
      record,
      kinds.map((kind): Attempt => ({ at, to: kind, outcome: "begun" })),
    ),
    deliveries: changed(deliveries, kinds, (delivery) => ({
      ...delivery,
      tries: delivery.tries + 1,
      unsure: delivery.unsure + 1,
      next: pipeline.now() + (waitAfter(delivery.tries + 1) ?? lastTryMs),
    })),
  };
  await noteBegun(pipeline, begun, kinds);
  const outcomes = new Map(
    await Promise.all(
      to.map(async (receiver) => [receiver.kind, await sendRemembered(pipeline, receiver, record)] as const),
    ),
  );
  const after = afterwards(pipeline, before, begun, outcomes, at);
  return keepOutcome(pipeline, before, after, outcomes, isRecorded);
}

/** Throws unless KV has the note. Written once only: a refusal may mean that another run is writing its own. */
async function noteBegun(pipeline: Pipeline, begun: Progress, kinds: ReceiverKind[]): Promise<void> {
  const { record, deliveries, reason } = begun;
  try {
    await putOutbox(pipeline, record, deliveries, reason);
  } catch (error) {
    // KV may have done what it says it did not.
    const marker = await readMarker(pipeline, record.id);
    const noted = kinds.every((kind) => marker?.deliveries[kind]?.next === deliveries[kind]?.next);
    if (!noted) throw error;
  }
}

/** A try that certainly failed cannot have arrived; one without an answer may have. */
function afterwards(
  pipeline: Pipeline,
  before: Progress,
  begun: Progress,
  outcomes: ReadonlyMap<ReceiverKind, ForwardOutcome>,
  at: string,
): Progress {
  const after = { ...begun, deliveries: { ...begun.deliveries } };
  for (const [kind, outcome] of outcomes) {
    const delivery = begun.deliveries[kind] ?? fresh;
    if (outcome.delivered) {
      after.deliveries[kind] = { ...delivery, done: "delivered" };
      continue;
    }
    const { tries } = delivery;
    const { reason } = outcome;
    after.deliveries[kind] = afterFailure(
      outcome.unsure ? delivery : { ...delivery, unsure: before.deliveries[kind]?.unsure ?? 0 },
      outcome,
      pipeline.now(),
    );
    after.reason = reason;
    log("contact.forward_failed", { id: before.record.id, receiver: kind, tries, reason });
  }
  const attempts = [...outcomes].map(([kind, outcome]) => attemptOf(kind, at, outcome));
  after.record = withAttempts(begun.record, attempts);
  return after;
}

/** The delivery after one more failed try, already counted in `tries` and `unsure`. Given up when none is left. */
function afterFailure(
  delivery: Delivery,
  { refused, retryAfterMs }: Extract<ForwardOutcome, { delivered: false }>,
  now: number,
): Delivery {
  const times = (delivery.refused ?? 0) + 1;
  const wait = refused ? waitAfterRefusal(times) : waitAfter(delivery.tries, retryAfterMs);
  const counted = refused ? { ...delivery, refused: times } : delivery;
  return wait === undefined || counted.unsure >= maxUnsure
    ? { ...counted, done: "dead" }
    : { ...counted, next: now + wait };
}

/** What KV refuses here, the next run finds as tries that may have arrived. Throws nothing. */
async function keepOutcome(
  pipeline: Pipeline,
  before: Progress,
  after: Progress,
  sent: Treated["sent"],
  isRecorded: boolean,
): Promise<Treated> {
  const { record, deliveries, reason } = after;
  const { id } = record;
  const arrived = [...sent.values()].some(({ delivered }) => delivered);
  let noted = false;
  try {
    if (await isErased(pipeline, record)) {
      await repeatedly(pipeline, 3, () => pipeline.store.delete(keys.outbox(id)));
      return { state: "done", sent };
    }
    if (givenUp(deliveries).length > givenUp(before.deliveries).length) {
      await writeDeadLetter(pipeline, record, deliveries, reason);
    }
    if (pending(deliveries).length === 0) return await finish(pipeline, after, sent);
    // A run at the same moment may have finished it.
    if (!arrived && (await readMarker(pipeline, id)) === null) return { state: "done", sent };
    await repeatedly(pipeline, 3, () => putOutbox(pipeline, record, deliveries, reason));
    noted = true;
    if (!isRecorded) await repeatedly(pipeline, 2, () => putContact(pipeline, record, "waiting"));
  } catch {
    log("outbox.kv_failed", { id });
  }
  return { state: arrived && !noted ? "stuck" : "waits", sent };
}

/** Writes the record, which says who has the message; while KV refuses it, the marker stays and says so. */
async function finish(
  pipeline: Pipeline,
  { record, deliveries }: Progress,
  sent: Treated["sent"],
): Promise<Treated> {
  const isDead = givenUp(deliveries).length > 0;
  try {
    await repeatedly(pipeline, 2, () => putContact(pipeline, record, isDead ? "dead" : "forwarded"));
  } catch {
    log("contact.unrecorded", { id: record.id });
    try {
      await repeatedly(pipeline, 2, () => putOutbox(pipeline, record, deliveries));
      return { state: "waits", sent };
    } catch {
      return { state: "stuck", sent };
    }
  }
  if (!(await clearOutbox(pipeline, record))) return { state: "stuck", sent };
  if (!isDead) log("contact.forwarded", { id: record.id });
  return { state: isDead ? "buried" : "done", sent };
}

function changed(
  deliveries: Deliveries,
  kinds: readonly ReceiverKind[],
  change: (delivery: Delivery) => Delivery,
): Deliveries {
  return {
    ...deliveries,
    ...Object.fromEntries(kinds.map((kind) => [kind, change(deliveries[kind] ?? fresh)])),
  };
}

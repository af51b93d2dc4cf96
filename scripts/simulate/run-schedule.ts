/** One schedule: messages, a cron, a receiver, and whatever its plan lets go wrong. */
import type { SubmissionAnswer } from "../../app/context.ts";
import type { ReceiverKind } from "../../worker/contacts/forward/configuration.ts";
import type { ForwardOutcome, Receiver } from "../../worker/contacts/forward/receiver.ts";
import { accept } from "../../worker/contacts/accept.ts";
import { IsolateMemory } from "../../worker/contacts/isolate-memory.ts";
import type { Pipeline } from "../../worker/contacts/pipeline.ts";
import { readReceipt, type ReceiptSource } from "../../worker/contacts/receipt.ts";
import { redeliver } from "../../worker/contacts/redeliver.ts";
import { boundedStore } from "../../worker/contacts/store.ts";
import type { ContactRecord, OutboxMetadata } from "../../worker/contacts/record.ts";
import type { Plan } from "./plan.ts";
import { type KvCounts, StrictKv } from "./strict-kv.ts";

/** The pipeline under test. A test of the simulation itself puts a broken part in its place. */
export const ourPipeline = { accept, redeliver, readReceipt, boundedStore, IsolateMemory };
export type Subject = typeof ourPipeline;

export interface ScheduleOutcome {
  accepted: number;
  refused: number;
  /** Answers that neither promise nor report anything. */
  unclear: number;
  /** Messages of which the visitor was told that nothing was sent, and which are kept or were received. */
  denied: number;
  /** Accepted, and neither received nor kept for another try or for staff. */
  lost: number;
  /** Accepted with a marker, and some receiver neither got it nor is named by a dead letter. */
  missed: number;
  /** The same without a marker: KV took nothing while the visitor waited, but another receiver got it. */
  unsent: number;
  /** Received more than once by the same receiver. */
  duplicates: number;
  /** Most copies of one message at one receiver, without one for each time its browser sent it again. */
  mostCopies: number;
  /** Received, but without a record that staff can read: KV took nothing while the visitor waited. */
  unrecorded: number;
  dead: number;
  /** Receipts that said "handed over" of a message that no receiver had. */
  lies: number;
  /** Answers whose receipt, at the end, is one of a message that nobody knows. */
  unknownReceipts: number;
  /** Markers that nobody works on any more, ten days after the last fault. */
  stranded: number;
  /** Most messages that arrived in one cron run and could be sent again, and most operations KV refused in one. */
  mostStuck: number;
  mostRefusals: number;
  /** Longest cron run, and from the last fault until the last message arrived, in milliseconds. */
  longestRun: number;
  drained: number;
  /** Longest time that a receiver which was well waited for a copy, in milliseconds. */
  slowestWell: number;
  /** Copies that such a receiver never got. */
  missedWell: number;
  answers: number;
  faulty: boolean;
  counts: KvCounts;
}

const minute = 60_000;

/** Where somebody looks at a receipt, and how long after the answer, in milliseconds. */
const places = ["edge-0", "edge-1", "cron"];
const looks = [1000, 65_000, 125_000, 10 * minute, 60 * minute, 2880 * minute];

const lastPart = (address: string) => address.slice(address.lastIndexOf("/") + 1);

/** Of a message in its plan. */
const numberOf = (id: string) => Number(id.slice(id.indexOf("-") + 1));

export async function runSchedule(subject: Subject, plan: Plan): Promise<ScheduleOutcome> {
  const { world, faulty, end } = plan;
  const first = world.now();
  const troubled = () => world.now() < plan.faultsEnd;
  const kv = new StrictKv(world, () => plan.kv(world.now()), plan.pageSize);
  const received = new Map<string, number>();
  const kinds = Object.keys(plan.receivers) as ReceiverKind[];
  const copy = (id: string, kind: ReceiverKind) => `${id} ${kind}`;
  const idOf = (key: string) => key.slice(0, key.indexOf(" "));
  let lastArrival = first;
  let slowestWell = 0;

  const deliver = async (kind: ReceiverKind, record: ContactRecord): Promise<ForwardOutcome> => {
    const { down, losesAnswer, slowest, retryAfter, refuses = 0 } = plan.receivers[kind]!(world.now());
    const delay = world.between(5, slowest);
    // The forwarder waits for ten seconds; what the receiver does after that is done as well.
    await world.sleep(Math.min(delay, 10_000));
    if (world.chance(down)) return { delivered: false, reason: "status 500", retryAfterMs: retryAfter };
    if (numberOf(record.id) < refuses) return { delivered: false, refused: true, reason: "status 403" };
    const key = copy(record.id, kind);
    received.set(key, (received.get(key) ?? 0) + 1);
    lastArrival = world.now();
    const awaited = Math.max(Date.parse(record.receivedAt), plan.wellFrom[kind] ?? Infinity);
    slowestWell = Math.max(slowestWell, world.now() - awaited);
    if (delay <= 10_000 && !world.chance(losesAnswer)) return { delivered: true };
    return { delivered: false, unsure: true, reason: "TimeoutError" };
  };

  const memories = new Map<string, IsolateMemory>();
  /** Each place has a long-lived isolate, until it gets a new one. */
  function memoryAt(location: string): IsolateMemory {
    const kept = plan.moves && world.chance(0.5) ? undefined : memories.get(location);
    const memory = kept ?? new subject.IsolateMemory();
    memories.set(location, memory);
    return memory;
  }

  /** A process at one place; in some schedules it dies after a given step. */
  function pipeline(location: string): Pipeline {
    let steps = troubled() && world.chance(plan.deaths) ? Math.floor(world.between(0, 12)) : Infinity;
    const dies = () => (steps -= 1) < 0;
    // Clocks of machines differ by seconds when something is wrong, and now and then one jumps by hours.
    const skew =
      plan.skews === 0
        ? 0
        : world.chance(plan.skews)
          ? world.between(-120, 120) * minute
          : world.between(-3000, 3000);
    return {
      store: subject.boundedStore(kv.from(location, dies), world.sleep),
      receivers: kinds.map((kind) => ({
        kind,
        deliver: async (record) => {
          if (dies()) return new Promise(() => {});
          const outcome = await deliver(kind, record);
          return dies() ? new Promise(() => {}) : outcome;
        },
        tell: () => Promise.resolve({ delivered: true }),
      })),
      retentionSeconds: () => 730 * 86_400,
      memory: memoryAt(location),
      now: () => world.now() + skew,
      sleep: world.sleep,
    };
  }

  let lies = 0;
  /** What a receipt says at each place, at that moment. */
  const look = async (id: string, address: string | undefined): Promise<void> => {
    if (address === undefined) return;
    const told = places.map((location) => subject.readReceipt(receiptSource(location), lastPart(address)));
    const got = kinds.some((kind) => received.has(copy(id, kind)));
    for (const receipt of await Promise.all(told)) if (receipt?.state === "handed" && !got) lies += 1;
  };
  const receiptSource = (location: string): ReceiptSource => ({
    read: (names) => Promise.resolve(new Map(names.map((name) => [name, kv.seenFrom(location, name)]))),
    receivers: kinds,
    now: world.now,
    sleep: () => Promise.resolve(),
  });

  const requests = new Map<string, number>();
  const answered: { record: ContactRecord; answer: SubmissionAnswer }[] = [];
  for (const [number, at] of plan.messages.entries()) {
    const time = new Date(at).toISOString();
    const record: ContactRecord = {
      id: `${time.replaceAll(/[-:.]/g, "")}-${String(number).padStart(12, "0")}`,
      receivedAt: time,
      type: "general",
      fields: { name: `Visitor ${number}`, email: "visitor@example.com", message: "Hello" },
      country: null,
      contentHash: String(number),
    };
    const send = (location: string) => {
      const tries = (requests.get(record.id) ?? 0) + 1;
      requests.set(record.id, tries);
      // Each request comes at a time of its own and makes a secret of its own.
      const own = {
        ...record,
        receivedAt: new Date(world.now()).toISOString(),
        receipt: `${number}${tries}`.padStart(32, "0"),
      };
      void subject
        .accept(pipeline(location), own, () => {})
        .then((answer) => {
          for (const ms of looks) world.at(world.now() + ms, () => void look(record.id, answer.receipt));
          return answered.push({ record, answer });
        });
    };
    world.at(at, () => send(`edge-${number % 2}`));
    // A browser that got no answer sends again under the same key; when things go wrong perhaps elsewhere.
    if (world.chance(plan.repeats)) {
      const again = `edge-${(number + (plan.moves ? 1 : 0)) % 2}`;
      world.at(at + world.between(minute, 5 * minute), () => send(again));
    }
  }

  let [longestRun, mostStuck, mostRefusals] = [0, 0, 0];
  // A run ends when KV does not answer; the next one comes.
  const run = (location: string) => {
    const [began, refusedBefore] = [world.now(), kv.refused];
    const arrived: { id: string; kind: ReceiverKind }[] = [];
    const cronPipeline = pipeline(location);
    cronPipeline.receivers = cronPipeline.receivers.map((receiver): Receiver => ({
      ...receiver,
      deliver: async (record) => {
        const outcome = await receiver.deliver(record);
        if (outcome.delivered) arrived.push({ id: record.id, kind: receiver.kind });
        return outcome;
      },
    }));
    const ended = () => {
      longestRun = Math.max(longestRun, world.now() - began);
      mostRefusals = Math.max(mostRefusals, kv.refused - refusedBefore);
      const stuck = arrived.filter(({ id, kind }) => {
        const marker = kv.metadata(`outbox:${id}`) as Partial<OutboxMetadata> | null;
        return marker !== null && !marker.delivered && marker.to?.[kind]?.done !== "delivered";
      });
      mostStuck = Math.max(mostStuck, new Set(stuck.map(({ id }) => id)).size);
    };
    void subject.redeliver(cronPipeline, world.now()).then(ended, ended);
  };

  /** Every five minutes, passing over runs that would find nothing due. */
  const cron = () => {
    const now = world.now();
    const due = kv.keys("outbox:").map((key) => (kv.metadata(key) as OutboxMetadata | null)?.next ?? 0);
    if (due.some((time) => time <= now + 5000)) {
      run("cron");
      if (world.chance(troubled() ? plan.overlaps : 0)) run("cron-again");
    }
    const earliest = now < first + 2 * 1440 * minute ? now : Math.max(now, Math.min(...due, end));
    const next = Math.floor(earliest / (5 * minute) + 1) * 5 * minute;
    if (next < end) world.at(next, cron);
  };
  world.at(first + 5 * minute, cron);
  await world.runUntil(end);

  const kept = (id: string) => ["outbox:", "dead:"].some((prefix) => kv.value(prefix + id) !== null);
  const got = (id: string) => kinds.some((kind) => received.has(copy(id, kind)));
  /** Receivers that neither got it nor are noted as failed. */
  const missing = (id: string) => {
    const { receivers = [] } = (kv.metadata(`dead:${id}`) ?? {}) as { receivers?: string[] };
    const open = kv.value(`outbox:${id}`) !== null;
    return kinds.filter((kind) => !open && !receivers.includes(kind) && !received.has(copy(id, kind)));
  };
  const copies = [...received.entries()];
  const result: ScheduleOutcome = {
    accepted: 0,
    refused: 0,
    unclear: 0,
    denied: 0,
    lost: 0,
    missed: 0,
    unsent: 0,
    duplicates: copies.filter(([, count]) => count > 1).length,
    mostCopies: Math.max(0, ...copies.map(([key, count]) => count - (requests.get(idOf(key)) ?? 1) + 1)),
    unrecorded: 0,
    lies,
    unknownReceipts: 0,
    dead: kv.keys("dead:").length,
    stranded: kv.keys("outbox:").length,
    mostStuck,
    mostRefusals,
    longestRun,
    drained: Math.max(0, lastArrival - plan.faultsEnd),
    slowestWell,
    missedWell: 0,
    answers: answered.length,
    faulty,
    counts: kv.counts,
  };
  const promised = new Set<string>();
  for (const { record, answer } of answered) {
    if (answer.receipt !== undefined) {
      const receipt = await subject.readReceipt(receiptSource("edge-0"), lastPart(answer.receipt));
      if (!receipt) result.unknownReceipts += 1;
    }
    if (answer.status === 201) promised.add(record.id);
    else if (answer.message === "" || answer.status < 400) result.unclear += 1;
    else result.refused += 1;
  }
  for (const id of promised) {
    result.accepted += 1;
    if (!got(id) && !kept(id)) result.lost += 1;
    const isMissed = (kind: string) => {
      const { refuses = 0 } = plan.receivers[kind as ReceiverKind]!(world.now());
      return numberOf(id) >= refuses && !received.has(copy(id, kind as ReceiverKind));
    };
    result.missedWell += Object.keys(plan.wellFrom).filter(isMissed).length;
    if (missing(id).length > 0) result[kv.wasWritten(`outbox:${id}`) ? "missed" : "unsent"] += 1;
    if (kv.value(`contact:${id}`) === null && !kept(id)) result.unrecorded += 1;
  }
  for (const { record, answer } of answered) {
    // Of one request only: another can have had it kept.
    const denied = answer.status === 503 && answer.message.startsWith("Nothing was sent");
    if (denied && requests.get(record.id) === 1 && (got(record.id) || kept(record.id))) {
      result.denied += 1;
    }
  }
  return result;
}

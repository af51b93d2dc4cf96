/** One schedule: a few messages, a cron, a receiver, and whatever its seed lets go wrong, over ten days. */
import type { SubmissionAnswer } from "../../app/context.ts";
import type { ForwardOutcome } from "../../worker/contacts/forward/forwarder.ts";
import type { Pipeline } from "../../worker/contacts/pipeline.ts";
import type { ContactRecord } from "../../worker/contacts/record.ts";
import { type KvCounts, type KvFaults, StrictKv } from "./strict-kv.ts";
import { World } from "./world.ts";

/** The pipeline under test: ours, or a mutant of it. */
export interface Subject {
  accept: typeof import("../../worker/contacts/accept.ts").accept;
  redeliver: typeof import("../../worker/contacts/redeliver.ts").redeliver;
}

export interface Outcome {
  accepted: number;
  refused: number;
  /** Answers that promise nothing and say nothing either. */
  unclear: number;
  /** Accepted, and neither received nor kept for another try or for staff. */
  lost: number;
  /** Received more than once. */
  duplicates: number;
  /** Received, but without a record that staff can read: KV took nothing while the visitor waited. */
  unrecorded: number;
  dead: number;
  /** Markers that nobody works on any more, ten days after the last fault. */
  stranded: number;
  answers: number;
  faulty: boolean;
  counts: KvCounts;
}

const start = Date.UTC(2026, 10, 21);
const minute = 60_000;
const day = 1440 * minute;

const end = start + 20 * day;

const calm: KvFaults = { refuse: 0, loseAnswer: 0, slowest: 40, lag: 60_000, quota: Infinity };

/** @param faulty whether anything goes wrong at all */
export async function runSchedule(subject: Subject, seed: number, faulty: boolean): Promise<Outcome> {
  const world = new World(seed, start);
  const kvFaults: KvFaults = faulty
    ? {
        refuse: world.chance(0.5) ? world.between(0, 0.4) : 0,
        loseAnswer: world.chance(0.5) ? world.between(0, 0.3) : 0,
        slowest: world.chance(0.3) ? 3000 : 40,
        lag: 60_000,
        quota: world.chance(0.15) ? 4 : Infinity,
      }
    : calm;
  const longOutage = faulty && world.chance(0.15);
  const receiver = {
    down: longOutage ? 1 : faulty ? world.between(0, 0.7) : 0,
    losesAnswer: faulty ? world.between(0, 0.3) : 0,
    slow: faulty && world.chance(0.3),
  };
  // Faults end after a while, so that what is still to come can come.
  const faultsEnd = start + (longOutage ? 9 * day : world.between(0, 2 * day));
  const troubled = () => world.now() < faultsEnd;
  const kv = new StrictKv(world, () => (troubled() ? kvFaults : calm));
  const received = new Map<string, number>();

  const forwarder = async (record: ContactRecord): Promise<ForwardOutcome> => {
    await world.sleep(receiver.slow ? world.between(10, 20_000) : world.between(5, 900));
    if (troubled() && world.chance(receiver.down)) return { delivered: false, reason: "status 500" };
    received.set(record.id, (received.get(record.id) ?? 0) + 1);
    if (troubled() && world.chance(receiver.losesAnswer)) return { delivered: false, reason: "TimeoutError" };
    return { delivered: true };
  };

  /** A process of its own: a place, and in some schedules a step after which it is gone. */
  function pipeline(location: string): Pipeline {
    let steps = faulty && troubled() && world.chance(0.35) ? Math.floor(world.between(0, 9)) : Infinity;
    const dies = () => (steps -= 1) < 0;
    // Clocks of machines differ by seconds when something is wrong, and now and then one jumps by hours.
    const skew = !faulty
      ? 0
      : world.chance(0.1)
        ? world.between(-120, 120) * minute
        : world.between(-3000, 3000);
    return {
      store: kv.from(location, dies),
      forwarder: async (record) => {
        if (dies()) return new Promise(() => {});
        const outcome = await forwarder(record);
        return dies() ? new Promise(() => {}) : outcome;
      },
      retentionSeconds: 730 * 86_400,
      now: () => world.now() + skew,
      sleep: world.sleep,
    };
  }

  const answered: { record: ContactRecord; answer: SubmissionAnswer }[] = [];
  const messages = 3 + Math.floor(world.random() * 4);
  for (let number = 0; number < messages; number += 1) {
    const any = start + world.between(0, faulty && world.chance(0.3) ? 3 * minute : day);
    // Now and then just before cron runs.
    const at = world.chance(0.3) ? Math.ceil(any / (5 * minute)) * 5 * minute - world.between(0, 1000) : any;
    const record: ContactRecord = {
      id: `${new Date(at).toISOString().replaceAll(/[-:.]/g, "")}-${seed}-${number}`,
      receivedAt: new Date(at).toISOString(),
      type: "general",
      fields: { name: `Visitor ${number}`, email: "visitor@example.com", message: "Hello" },
      country: null,
      contentHash: String(number),
    };
    const send = (location: string) => {
      const background: Promise<unknown>[] = [];
      void subject
        .accept(pipeline(location), record, (work) => void background.push(work))
        .then((answer) => answered.push({ record, answer }));
    };
    world.at(at, () => send(`edge-${number % 2}`));
    // A browser that got no answer sends again under the same key; when things go wrong perhaps elsewhere.
    if (world.chance(0.3)) {
      const again = `edge-${(number + (faulty ? 1 : 0)) % 2}`;
      world.at(at + world.between(minute, 5 * minute), () => send(again));
    }
  }

  // A run that KV does not answer is over; the next one comes.
  const run = (location: string) => void subject.redeliver(pipeline(location)).catch(() => {});

  /** Every five minutes, passing over runs that would find nothing due. */
  const cron = () => {
    const now = world.now();
    const due = kv.keys("outbox:").map((key) => (kv.metadata(key) as { next: number } | null)?.next ?? 0);
    if (due.some((time) => time <= now + 5000)) {
      run("cron");
      if (faulty && world.chance(0.1)) run("cron-again");
    }
    const earliest = now < start + 2 * day ? now : Math.max(now, Math.min(...due, end));
    const next = Math.floor(earliest / (5 * minute) + 1) * 5 * minute;
    if (next < end) world.at(next, cron);
  };
  world.at(start + 5 * minute, cron);
  await world.runUntil(end);

  const result: Outcome = {
    accepted: 0,
    refused: 0,
    unclear: 0,
    lost: 0,
    duplicates: 0,
    unrecorded: 0,
    dead: kv.keys("dead:").length,
    stranded: kv.keys("outbox:").length,
    answers: answered.length,
    faulty,
    counts: kv.counts,
  };
  const promised = new Set<string>();
  for (const { record, answer } of answered) {
    if (answer.status === 201) promised.add(record.id);
    else if (answer.message === "" || answer.status < 400) result.unclear += 1;
    else result.refused += 1;
  }
  for (const id of promised) {
    result.accepted += 1;
    const kept = ["outbox:", "dead:"].some((prefix) => kv.value(prefix + id) !== null);
    if (!received.has(id) && !kept) result.lost += 1;
    if (kv.value(`contact:${id}`) === null && !kept) result.unrecorded += 1;
  }
  for (const count of received.values()) if (count > 1) result.duplicates += 1;
  return result;
}

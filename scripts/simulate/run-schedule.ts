/** Runs one schedule: messages, receivers, cron, and the faults in its plan. */
import type { SubmissionAnswer } from "../../app/context.ts";
import { accept } from "../../worker/contacts/accept.ts";
import type { ReceiverKind } from "../../worker/contacts/forward/configuration.ts";
import type { ForwardOutcome } from "../../worker/contacts/forward/receiver.ts";
import { IsolateMemory, type Pipeline } from "../../worker/contacts/pipeline.ts";
import { readReceipt, type ReceiptSource } from "../../worker/contacts/receipt.ts";
import type { ContactRecord, OutboxMetadata } from "../../worker/contacts/record.ts";
import { redeliver } from "../../worker/contacts/redeliver.ts";
import { boundedStore } from "../../worker/contacts/store.ts";
import { end, faultsEnd, kvNow, type Plan, receiverNow } from "./plan.ts";
import { strictKv } from "./strict-kv.ts";

/** The pipeline under test. Tests of the simulation itself replace parts with broken ones. */
export const ourPipeline = { accept, redeliver, readReceipt, boundedStore };
export type Subject = typeof ourPipeline;

/** The most there may be of each in any schedule. */
const limits = {
  /** Accepted, but neither received nor stored for a retry or for staff. */
  lost: 0,
  /** Accepted with a marker, but some receiver neither got it nor is named in a dead letter. */
  missed: 0,
  /** Stored or received, though the visitor was told that nothing was sent. */
  denied: 0,
  /** Receipts that said "handed over" when no receiver had the message. */
  lies: 0,
  /** Of one message at one receiver, not counting one for each time its browser sent it again. */
  copies: 3,
  /** Markers still there at the end, ten days or more after the last fault. */
  stranded: 0,
  /** Longest cron run in milliseconds: the next starts after five minutes. */
  longestRun: 150_000,
};

/** And in one without faults. */
const calmLimits = {
  ...limits,
  refused: 0,
  dead: 0,
  /** Received, but without a record for staff: KV accepted nothing while the visitor waited. */
  unrecorded: 0,
  /** Answers whose receipt, at the end, leads to no message. */
  unknownReceipts: 0,
  /** Received more than once by the same receiver. */
  duplicates: 0,
};

type Counted = keyof typeof calmLimits;

export interface Outcome extends Record<Counted | "accepted", number> {
  /** Milliseconds from the last fault to the last arrival. */
  drained: number;
  /** Which limits were broken, in words. */
  faults: string[];
}

const minute = 60_000;
const hangs = <T>() => new Promise<T>(() => {});

/** Where receipts are read, and how long after the answer, in milliseconds. */
const places = ["edge-0", "edge-1", "cron"];
const looks = [1000, 65_000, 125_000, 10 * minute, 60 * minute, 2880 * minute];

export async function runSchedule(subject: Subject, plan: Plan): Promise<Outcome> {
  const { world, receivers: kinds } = plan;
  const { now, chance, between, sleep } = world;
  const first = now();
  const troubledUntil = faultsEnd(plan);
  const isTroubled = () => now() < troubledUntil;
  const kv = strictKv(world, () => kvNow(plan));

  /** Copies by message and receiver. */
  const received = new Map<string, number>();
  const hasGot = (id: string) => kinds.some((kind) => received.has(`${id} ${kind}`));
  let lastArrival = first;
  async function deliver(kind: ReceiverKind, { id }: ContactRecord): Promise<ForwardOutcome> {
    const { down, losesAnswer, slowest } = receiverNow(plan, kind);
    const delay = between(5, slowest);
    // The forwarder waits ten seconds, but the receiver may still accept the message later.
    await sleep(Math.min(delay, 10_000));
    if (chance(down)) return { delivered: false, reason: "status 500" };
    received.set(`${id} ${kind}`, (received.get(`${id} ${kind}`) ?? 0) + 1);
    lastArrival = now();
    if (delay <= 10_000 && !chance(losesAnswer)) return { delivered: true };
    return { delivered: false, unsure: true, reason: "TimeoutError" };
  }

  /** Each location keeps an isolate until it is replaced. */
  const memories = new Map<string, IsolateMemory>();
  /** A process at one location; in some schedules it dies after a random number of steps. */
  function pipelineAt(location: string): Pipeline {
    const kept = plan.moves && chance(0.5) ? undefined : memories.get(location);
    const memory = kept ?? new IsolateMemory();
    memories.set(location, memory);
    let steps = isTroubled() && chance(plan.mishaps) ? Math.floor(between(0, 12)) : Infinity;
    const dies = () => (steps -= 1) < 0;
    // Where clocks are wrong they differ by seconds, and sometimes one jumps by hours.
    const skew = plan.mishaps === 0 ? 0 : between(-1, 1) * (chance(0.1) ? 120 * minute : 3000);
    return {
      store: subject.boundedStore(kv.from(location, dies), sleep),
      receivers: kinds.map((kind) => ({
        kind,
        deliver: async (record) => {
          const outcome = dies() ? hangs<ForwardOutcome>() : await deliver(kind, record);
          return dies() ? hangs() : outcome;
        },
        tell: () => Promise.resolve({ delivered: true }),
      })),
      retentionSeconds: () => 730 * 86_400,
      memory,
      now: () => now() + skew,
      sleep,
    };
  }

  const receiptsAt = (location: string): ReceiptSource => ({
    read: (names) => Promise.resolve(new Map(names.map((name) => [name, kv.seenFrom(location, name)]))),
    receivers: kinds.map((kind) => ({ kind })),
    now,
    sleep: () => Promise.resolve(),
  });
  const receiptAt = (location: string, address: string) =>
    subject.readReceipt(receiptsAt(location), address.slice(address.lastIndexOf("/") + 1));
  let lies = 0;
  /** Reads a receipt at every location and counts false claims. */
  async function look(id: string, address: string): Promise<void> {
    const got = hasGot(id);
    const told = await Promise.all(places.map((location) => receiptAt(location, address)));
    if (!got) lies += told.filter((receipt) => receipt?.state === "handed").length;
  }

  const requests = new Map<string, number>();
  const answered: { id: string; answer: SubmissionAnswer }[] = [];
  async function send(number: number, at: number, location: string): Promise<void> {
    const id = `${new Date(at).toISOString().replaceAll(/[-:.]/g, "")}-${String(number).padStart(12, "0")}`;
    const tries = (requests.get(id) ?? 0) + 1;
    requests.set(id, tries);
    const record: ContactRecord = {
      id,
      receivedAt: new Date(now()).toISOString(),
      type: "general",
      fields: { name: `Visitor ${number}`, email: "visitor@example.com", message: "Hello" },
      country: null,
      contentHash: String(number),
      // Each request makes its own secret.
      receipt: `${number}${tries}`.padStart(32, "0"),
    };
    const answer = await subject.accept(pipelineAt(location), record, () => {});
    answered.push({ id, answer });
    const { receipt } = answer;
    if (receipt) for (const ms of looks) world.at(now() + ms, () => void look(id, receipt));
  }
  for (const [number, at] of plan.messages.entries()) {
    world.at(at, () => void send(number, at, `edge-${number % 2}`));
    // A browser that got no answer sends again under the same key, perhaps to another location.
    const again = `edge-${(number + (plan.moves ? 1 : 0)) % 2}`;
    if (chance(plan.repeats)) world.at(at + between(minute, 5 * minute), () => void send(number, at, again));
  }

  let longestRun = 0;
  function run(location: string): void {
    const began = now();
    const ended = () => (longestRun = Math.max(longestRun, now() - began));
    // If KV does not answer, the run ends and the next one takes over.
    void subject.redeliver(pipelineAt(location), began).then(ended, ended);
  }
  /** Every five minutes, skipping runs that would find nothing due. */
  function cron(): void {
    const due = kv.keys("outbox:").map((key) => kv.metadata<OutboxMetadata>(key).next ?? 0);
    if (due.some((time) => time <= now() + 5000)) {
      run("cron");
      if (isTroubled() && chance(plan.overlaps)) run("cron-again");
    }
    const earliest = now() < first + 2 * 1440 * minute ? now() : Math.max(now(), Math.min(...due, end));
    world.at(Math.floor(earliest / (5 * minute) + 1) * 5 * minute, cron);
  }
  world.at(first + 5 * minute, cron);
  await world.runUntil(end);

  const isKept = (id: string) => kv.has(`outbox:${id}`) || kv.has(`dead:${id}`);
  /** Whether some receiver did not get it and no dead letter says so. */
  function isMissed(id: string): boolean {
    if (kv.has(`outbox:${id}`) || !kv.wasWritten(`outbox:${id}`)) return false;
    const { receivers = [] } = kv.metadata<{ receivers: string[] }>(`dead:${id}`);
    return kinds.some((kind) => !receivers.includes(kind) && !received.has(`${id} ${kind}`));
  }
  const promised = [...new Set(answered.flatMap(({ id, answer }) => (answer.status === 201 ? [id] : [])))];
  const isDenied = ({ id, answer }: (typeof answered)[number]) =>
    // Only if sent once: another request may have stored it.
    requests.get(id) === 1 &&
    answer.status === 503 &&
    answer.message.startsWith("Nothing was sent") &&
    (hasGot(id) || isKept(id));
  const addresses = answered.flatMap(({ answer }) => answer.receipt ?? []);
  const receipts = await Promise.all(addresses.map((address) => receiptAt("edge-0", address)));
  const unasked = Array.from(
    received,
    ([key, count]) => count - (requests.get(key.split(" ", 1)[0]!) ?? 1) + 1,
  );
  const counts = {
    accepted: promised.length,
    refused: answered.filter(({ answer }) => answer.status !== 201).length,
    lost: promised.filter((id) => !hasGot(id) && !isKept(id)).length,
    missed: promised.filter(isMissed).length,
    denied: answered.filter(isDenied).length,
    lies,
    unknownReceipts: receipts.filter((receipt) => !receipt).length,
    duplicates: [...received.values()].filter((count) => count > 1).length,
    copies: Math.max(0, ...unasked),
    unrecorded: promised.filter((id) => !kv.has(`contact:${id}`) && !isKept(id)).length,
    dead: kv.keys("dead:").length,
    stranded: kv.keys("outbox:").length,
    longestRun,
  };
  const broken = Object.entries(plan.troubles.length > 0 ? limits : calmLimits).flatMap(([name, most]) => {
    const count = counts[name as Counted];
    return count > most ? [`${count} ${name}`] : [];
  });
  return { ...counts, drained: Math.max(0, lastArrival - troubledUntil), faults: broken };
}

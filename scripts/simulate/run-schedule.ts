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
import type { Plan } from "./plan.ts";
import { StrictKv } from "./strict-kv.ts";

/** The pipeline under test. Tests of the simulation itself replace parts with broken ones. */
export const ourPipeline = { accept, redeliver, readReceipt, boundedStore, IsolateMemory };
export type Subject = typeof ourPipeline;

export interface ScheduleOutcome {
  faulty: boolean;
  accepted: number;
  refused: number;
  /** Accepted, but neither received nor stored for a retry or for staff. */
  lost: number;
  /** Accepted with a marker, but some receiver neither got it nor is named in a dead letter. */
  missed: number;
  /** Stored or received, though the visitor was told that nothing was sent. */
  denied: number;
  /** Receipts that said "handed over" when no receiver had the message. */
  lies: number;
  /** Answers whose receipt, at the end, leads to no message. */
  unknownReceipts: number;
  /** Received more than once by the same receiver. */
  duplicates: number;
  /** Most copies of one message at one receiver, not counting one for each time its browser sent it again. */
  mostCopies: number;
  /** Received, but without a record for staff: KV accepted nothing while the visitor waited. */
  unrecorded: number;
  dead: number;
  /** Markers still there at the end, ten days or more after the last fault. */
  stranded: number;
  /** Longest cron run, and the time from the last fault to the last arrival, in milliseconds. */
  longestRun: number;
  drained: number;
  writes: number;
  deletes: number;
}

const minute = 60_000;
const hangs = <T>() => new Promise<T>(() => {});

/** Where receipts are read, and how long after the answer, in milliseconds. */
const places = ["edge-0", "edge-1", "cron"];
const looks = [1000, 65_000, 125_000, 10 * minute, 60 * minute, 2880 * minute];

const lastPart = (address: string) => address.slice(address.lastIndexOf("/") + 1);

export async function runSchedule(subject: Subject, plan: Plan): Promise<ScheduleOutcome> {
  const { world, end } = plan;
  const first = world.now();
  const kv = new StrictKv(world, () => plan.kv(world.now()), plan.pageSize);
  const kinds = Object.keys(plan.receivers) as ReceiverKind[];
  const isTroubled = () => world.now() < plan.faultsEnd;

  /** Copies by message and receiver. */
  const received = new Map<string, number>();
  const copyKey = (id: string, kind: ReceiverKind) => `${id} ${kind}`;
  const hasGot = (id: string) => kinds.some((kind) => received.has(copyKey(id, kind)));
  let lastArrival = first;
  async function deliver(kind: ReceiverKind, { id }: ContactRecord): Promise<ForwardOutcome> {
    const { down, losesAnswer, slowest } = plan.receivers[kind]!(world.now());
    const delay = world.between(5, slowest);
    // The forwarder waits ten seconds, but the receiver may still accept the message later.
    await world.sleep(Math.min(delay, 10_000));
    if (world.chance(down)) return { delivered: false, reason: "status 500" };
    received.set(copyKey(id, kind), (received.get(copyKey(id, kind)) ?? 0) + 1);
    lastArrival = world.now();
    if (delay <= 10_000 && !world.chance(losesAnswer)) return { delivered: true };
    return { delivered: false, unsure: true, reason: "TimeoutError" };
  }

  /** Each location keeps an isolate until it is replaced. */
  const memories = new Map<string, IsolateMemory>();
  function memoryAt(location: string): IsolateMemory {
    const kept = plan.moves && world.chance(0.5) ? undefined : memories.get(location);
    const memory = kept ?? new subject.IsolateMemory();
    memories.set(location, memory);
    return memory;
  }

  /** A process at one location; in some schedules it dies after a random number of steps. */
  function pipelineAt(location: string): Pipeline {
    let steps = isTroubled() && world.chance(plan.deaths) ? Math.floor(world.between(0, 12)) : Infinity;
    const dies = () => (steps -= 1) < 0;
    // In schedules with wrong clocks they differ by seconds, and sometimes one jumps by hours.
    const jumps = world.chance(plan.skews);
    const skew = plan.skews > 0 ? world.between(-1, 1) * (jumps ? 120 * minute : 3000) : 0;
    return {
      store: subject.boundedStore(kv.from(location, dies), world.sleep),
      receivers: kinds.map((kind) => ({
        kind,
        deliver: async (record) => {
          if (dies()) return hangs();
          const outcome = await deliver(kind, record);
          return dies() ? hangs() : outcome;
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
  const receiptsAt = (location: string): ReceiptSource => ({
    read: (names) => Promise.resolve(new Map(names.map((name) => [name, kv.seenFrom(location, name)]))),
    receivers: kinds.map((kind) => ({ kind })),
    now: world.now,
    sleep: () => Promise.resolve(),
  });
  /** Reads a receipt at every location and counts false claims. */
  async function look(id: string, address: string): Promise<void> {
    const told = places.map((location) => subject.readReceipt(receiptsAt(location), lastPart(address)));
    const got = hasGot(id);
    for (const receipt of await Promise.all(told)) if (receipt?.state === "handed" && !got) lies += 1;
  }

  const requests = new Map<string, number>();
  const answered: { id: string; answer: SubmissionAnswer }[] = [];
  async function send(number: number, at: number, location: string): Promise<void> {
    const id = `${new Date(at).toISOString().replaceAll(/[-:.]/g, "")}-${String(number).padStart(12, "0")}`;
    const tries = (requests.get(id) ?? 0) + 1;
    requests.set(id, tries);
    const record: ContactRecord = {
      id,
      receivedAt: new Date(world.now()).toISOString(),
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
    if (receipt) for (const ms of looks) world.at(world.now() + ms, () => void look(id, receipt));
  }
  for (const [number, at] of plan.messages.entries()) {
    world.at(at, () => void send(number, at, `edge-${number % 2}`));
    // A browser that got no answer sends again under the same key, perhaps to another location.
    const again = `edge-${(number + (plan.moves ? 1 : 0)) % 2}`;
    if (world.chance(plan.repeats))
      world.at(at + world.between(minute, 5 * minute), () => void send(number, at, again));
  }

  let longestRun = 0;
  function run(location: string): void {
    const began = world.now();
    const ended = () => (longestRun = Math.max(longestRun, world.now() - began));
    // If KV does not answer, the run ends and the next one takes over.
    void subject.redeliver(pipelineAt(location), began).then(ended, ended);
  }
  /** Every five minutes, skipping runs that would find nothing due. */
  function cron(): void {
    const now = world.now();
    const due = kv.keys("outbox:").map((key) => (kv.metadata(key) as OutboxMetadata | null)?.next ?? 0);
    if (due.some((time) => time <= now + 5000)) {
      run("cron");
      if (world.chance(isTroubled() ? plan.overlaps : 0)) run("cron-again");
    }
    const earliest = now < first + 2 * 1440 * minute ? now : Math.max(now, Math.min(...due, end));
    const next = Math.floor(earliest / (5 * minute) + 1) * 5 * minute;
    if (next < end) world.at(next, cron);
  }
  world.at(first + 5 * minute, cron);
  await world.runUntil(end);

  const isKept = (id: string) => ["outbox:", "dead:"].some((place) => kv.value(place + id) !== null);
  /** Whether some receiver did not get it and no dead letter says so. */
  function isMissed(id: string): boolean {
    if (kv.value(`outbox:${id}`) !== null || !kv.wasWritten(`outbox:${id}`)) return false;
    const { receivers = [] } = (kv.metadata(`dead:${id}`) ?? {}) as { receivers?: string[] };
    return kinds.some((kind) => !receivers.includes(kind) && !received.has(copyKey(id, kind)));
  }
  const promised = [...new Set(answered.flatMap(({ id, answer }) => (answer.status === 201 ? [id] : [])))];
  const denied = answered.filter(
    ({ id, answer }) =>
      // Only if sent once: another request may have stored it.
      requests.get(id) === 1 &&
      answer.status === 503 &&
      answer.message.startsWith("Nothing was sent") &&
      (hasGot(id) || isKept(id)),
  );
  const receipts = await Promise.all(
    answered.flatMap(({ answer: { receipt } }) =>
      receipt ? [subject.readReceipt(receiptsAt("edge-0"), lastPart(receipt))] : [],
    ),
  );
  return {
    faulty: plan.faulty,
    accepted: promised.length,
    refused: answered.filter(({ answer }) => answer.status !== 201).length,
    lost: promised.filter((id) => !hasGot(id) && !isKept(id)).length,
    missed: promised.filter(isMissed).length,
    denied: denied.length,
    lies,
    unknownReceipts: receipts.filter((receipt) => !receipt).length,
    duplicates: [...received.values()].filter((count) => count > 1).length,
    mostCopies: Math.max(
      0,
      ...Array.from(received, ([key, count]) => count - (requests.get(key.split(" ", 1)[0]!) ?? 1) + 1),
    ),
    unrecorded: promised.filter((id) => kv.value(`contact:${id}`) === null && !isKept(id)).length,
    dead: kv.keys("dead:").length,
    stranded: kv.keys("outbox:").length,
    longestRun,
    drained: Math.max(0, lastArrival - plan.faultsEnd),
    writes: kv.writes,
    deletes: kv.deletes,
  };
}

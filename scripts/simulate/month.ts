/**
 * Thirty days of the pipeline in virtual time: 500 messages at any hour, one in a hundred of them wrongly taken for
 * spam, spam beside them, one of two receivers dead for a week, and KV refusing nine operations of ten for 2 h 28 min
 * in that week, over the hour of the digest. People work in office hours only.
 */
import type { SubmissionAnswer } from "../../app/context.ts";
import { clockIn, ourOffice } from "../../content/office-clock.ts";
import { accept } from "../../worker/contacts/accept.ts";
import { openMsBetween } from "../../worker/contacts/digest/office-time.ts";
import { sendDigest } from "../../worker/contacts/digest/send-digest.ts";
import type { ForwardOutcome, StaffNotice, Receiver } from "../../worker/contacts/forward/receiver.ts";
import { IsolateMemory } from "../../worker/contacts/isolate-memory.ts";
import type { Pipeline } from "../../worker/contacts/pipeline.ts";
import { type ContactRecord, keys, type RecordMetadata } from "../../worker/contacts/record.ts";
import { redeliver } from "../../worker/contacts/redeliver.ts";
import { boundedStore } from "../../worker/contacts/store.ts";
import { type KvCounts, type KvFaults, StrictKv } from "./strict-kv.ts";
import { World } from "./world.ts";

const minute = 60_000;
const hour = 60 * minute;
export const day = 24 * hour;

const monday = Date.UTC(2026, 10, 2);
/** Monday, 0:00 at the office. */
const start = monday - (clockIn(ourOffice.timeZone, monday) - monday);
export const messageDays = 30;
/** Days without a message at the end: what idling costs with all records there. */
const idleDays = 3;
const deadFrom = start + 8 * day;
const deadUntil = deadFrom + 7 * day;
const faultsFrom = start + 10 * day + 7.5 * hour;
const faultsUntil = faultsFrom + 148 * minute;

const calm: KvFaults = {
  refuse: { get: 0, put: 0, delete: 0, list: 0 },
  loseAnswer: 0,
  slowest: 40,
  slowestFailure: 40,
  lag: 60_000,
  seesOwn: true,
  quota: 1000,
  pause: 1000,
};
const failing: KvFaults = {
  ...calm,
  refuse: { get: 0.9, put: 0.9, delete: 0.9, list: 0.9 },
  loseAnswer: 0.1,
  slowestFailure: 5000,
};

/** A message of the month and what became of it, in milliseconds since 1970. */
export interface SentInMonth {
  id: string;
  at: number;
  genuine: boolean;
  /** Taken for spam. */
  trapped: boolean;
  /** Requests until the visitor heard that it was accepted; the browser sends again by itself. */
  requests: number;
  acceptedAt?: number;
  /** By the mailbox, by the webhook. */
  mailed: number[];
  hooked: number[];
  /** When a digest first named it. */
  namedAt?: number;
  handled?: true;
}

export interface Month {
  sent: SentInMonth[];
  /** KV operations by day of the simulation. */
  days: KvCounts[];
  /** Operations of each digest that was sent. */
  digests: { at: number; counts: KvCounts }[];
  /** Operations of a day without a message or digest, and of one message, nothing failing. */
  alone: { idle: KvCounts; message: KvCounts };
  whileDead(message: SentInMonth): boolean;
  whileFailing(message: SentInMonth): boolean;
}

/** An answer is promised within a day; the office's working day has eight hours. */
export const maxWaitMs = 8 * hour;

const nothing: KvCounts = { writes: 0, deletes: 0, reads: 0, lists: 0 };

const within = (time: number, from: number, until: number) => time >= from && time < until;

/** When a person could first see the message: a copy in the mailbox, or its line in a digest. */
export function seenAt({ mailed, namedAt = Infinity }: SentInMonth): number {
  return Math.min(mailed[0] ?? Infinity, namedAt);
}

/** Milliseconds of office hours between sending and seeing. */
export function officeWait(message: SentInMonth): number {
  const seen = seenAt(message);
  return Number.isFinite(seen) ? openMsBetween(message.at, seen) : Infinity;
}

export async function simulateMonth(seed: number): Promise<Month> {
  const world = new World(seed, start);
  const end = start + (messageDays + idleDays) * day;
  const kv = new StrictKv(world, () => (within(world.now(), faultsFrom, faultsUntil) ? failing : calm), 1000);
  const memory = new IsolateMemory();
  const sent = planned(world);
  const byId = new Map(sent.map((message) => [message.id, message]));
  const month: Month = {
    sent,
    days: [],
    digests: [],
    alone: { idle: nothing, message: nothing },
    whileDead: ({ at }) => within(at, deadFrom, deadUntil),
    whileFailing: ({ at }) => within(at, faultsFrom, faultsUntil),
  };

  const receiver = (kind: "email" | "webhook", got: (message: SentInMonth) => number[]): Receiver => {
    const take = async (then: () => void): Promise<ForwardOutcome> => {
      await world.sleep(world.between(50, 900));
      const dead = kind === "webhook" && within(world.now(), deadFrom, deadUntil);
      if (dead) return { delivered: false, reason: "status 502" };
      then();
      return { delivered: true };
    };
    return {
      kind,
      deliver: ({ id }) => take(() => void got(byId.get(id)!).push(world.now())),
      tell: (notice) => take(() => kind === "email" && read(notice)),
    };
  };
  const read = ({ text }: StaffNotice) => {
    for (const message of sent) {
      if (text.includes(message.id)) message.namedAt ??= world.now();
    }
  };
  const pipeline = (location: string): Pipeline => ({
    store: boundedStore(
      kv.from(location, () => false),
      world.sleep,
    ),
    receivers: [receiver("email", ({ mailed }) => mailed), receiver("webhook", ({ hooked }) => hooked)],
    retentionSeconds: () => 730 * 86_400,
    memory: location === "edge" ? memory : new IsolateMemory(),
    now: world.now,
    sleep: world.sleep,
  });

  const request = async (message: SentInMonth): Promise<void> => {
    message.requests += 1;
    const answer: SubmissionAnswer = await accept(pipeline("edge"), recordOf(message), () => {}, {
      quarantine: message.trapped,
    });
    if (answer.status === 201) message.acceptedAt ??= world.now();
    else world.at(world.now() + 5 * minute, () => void request(message));
  };
  for (const message of sent) world.at(message.at, () => void request(message));

  const cron = async (): Promise<void> => {
    const own = pipeline("cron");
    const { status } = await redeliver(own, own.now());
    const before = { ...kv.counts };
    const told = await sendDigest(own, { hour: 8, detail: "names" }, status);
    if (told > 0) month.digests.push({ at: world.now(), counts: difference(kv.counts, before) });
  };
  for (let time = start; time < end; time += 5 * minute) world.at(time, () => void cron().catch(() => {}));

  for (let number = 0; number < messageDays + idleDays; number += 1) {
    for (const from of [9.5, 14]) {
      world.at(start + number * day + from * hour, () => {
        if (openMsBetween(world.now(), world.now() + minute) > 0) void work(pipeline("staff"), sent, kv);
      });
    }
  }
  for (let next = start + day, before = { ...kv.counts }; next <= end; next += day) {
    await world.runUntil(next - 1);
    month.days.push(difference(kv.counts, before));
    before = { ...kv.counts };
  }
  // A Tuesday without a message: no digest, and nothing that another day left to do.
  month.alone.idle = month.days.at(-2) ?? nothing;
  const before = { ...kv.counts };
  const last: SentInMonth = {
    ...sent[0]!,
    id: `${sent[0]!.id}-last`,
    mailed: [],
    hooked: [],
    trapped: false,
  };
  byId.set(last.id, last);
  void request(last);
  await world.runUntil(end + 2 * minute);
  month.alone.message = difference(kv.counts, before);
  return month;
}

/**
 * 500 messages of people, every hundredth wrongly taken for spam, and 60 of spam that is rightly. Every twentieth
 * comes while KV fails, and one of the hundredths.
 */
function planned(world: World): SentInMonth[] {
  return Array.from({ length: 560 }, (_, number): SentInMonth => {
    const unlucky = number % 20 === 7 || number === 50;
    const [from, until] = unlucky ? [faultsFrom, faultsUntil] : [start, start + messageDays * day];
    const at = Math.floor(world.between(from, until));
    const genuine = number < 500;
    const trapped = !genuine || number % 100 === 50;
    const suffix = number.toString(16).padStart(12, "0");
    const id = `${new Date(at).toISOString().replaceAll(/[-:.]/g, "")}-${suffix}`;
    return { id, at, genuine, trapped, requests: 0, mailed: [], hooked: [] };
  });
}

function recordOf({ id, at }: SentInMonth): ContactRecord {
  return {
    id,
    receivedAt: new Date(at).toISOString(),
    type: "general",
    fields: { name: "Ana Example", email: "ana@example.com", message: "We would like a website." },
    country: null,
    contentHash: id,
  };
}

/** People answer what they saw and note it (`contacts -- done`); what is no spam they release, as `contacts -- release`. */
async function work(pipeline: Pipeline, sent: readonly SentInMonth[], kv: StrictKv): Promise<void> {
  const { store } = pipeline;
  for (const message of sent) {
    if (message.handled || !message.genuine) continue;
    const { id } = message;
    try {
      if (message.mailed.length > 0) {
        await store.put(keys.done(id), "", {
          metadata: { at: new Date(pipeline.now()).toISOString(), who: "staff" },
        });
        message.handled = true;
      } else if (message.namedAt !== undefined && kv.value(keys.spam(id)) !== null) {
        const { receivedAt } = kv.metadata(keys.spam(id)) as RecordMetadata;
        const metadata = { tries: 1, next: 0, receivedAt };
        await store.put(keys.outbox(id), kv.value(keys.spam(id)) ?? "", { metadata });
        await store.delete(keys.spam(id));
      }
    } catch {
      // Tried again when they are next at it.
    }
  }
}

function difference(now: KvCounts, before: KvCounts): KvCounts {
  const { writes, deletes, reads, lists } = before;
  return {
    writes: now.writes - writes,
    deletes: now.deletes - deletes,
    reads: now.reads - reads,
    lists: now.lists - lists,
  };
}

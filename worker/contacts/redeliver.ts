/** The cron run: forwards whatever still has an outbox marker, within limits that hold even when KV fails. */
import { log } from "../log.ts";
import { deliveriesOf, dueAt, pending } from "./deliveries.ts";
import { byReceiver, type ReceiverKind } from "./forward/configuration.ts";
import type { ForwardOutcome, Receiver } from "./forward/receiver.ts";
import type { Pipeline } from "./pipeline.ts";
import { keys, type OutboxMetadata } from "./record.ts";
import { redeliverOne } from "./redeliver-one.ts";
import { isTurn, probeMs, shortOutageMs } from "./schedule.ts";
import { type DownAt, type OutboxStatus, readStatus, updateStatus } from "./status.ts";
import { seenUp } from "./up.ts";

const limits = {
  /** Most listings in a run: deleted markers leave empty pages behind, so one is not enough. */
  pages: 5,
  /** The free plan allows 50 outgoing requests per run, including the digest's. */
  sends: 40,
  /** The next run starts after five minutes; what has begun by then ends long before. */
  milliseconds: 50_000,
  /** So many in a row by a receiver, and it is left alone; by KV, and the run ends. */
  failuresInARow: 3,
  /** Messages at once, as soon as one has arrived. */
  lanes: 4,
  /** Most messages that a receiver has refused before: each costs writes, so the others go first. */
  refusedBefore: 8,
};

interface Counts {
  arrived: number;
  failed: number;
  buried: number;
  unkept: number;
}

/** How a run went. */
export interface Run extends Counts {
  /** As KV has it after the run; `undefined` when that is not known, or nothing is forwarded. */
  status?: OutboxStatus | undefined;
}

interface Waiting {
  id: string;
  metadata: Partial<OutboxMetadata> | undefined;
}

/** How a receiver is in this run. */
interface Standing {
  receiver: Receiver;
  failuresInARow: number;
  /** Failures after which it is left alone: one, if it was down before. */
  mostFailures: number;
  /** A message has arrived there; until then one at a time is sent. */
  proven: boolean;
  probed: boolean;
  /** It has answered, even if only to refuse a message, so it is up. */
  answered: boolean;
}

/**
 * Forwards due messages within one run's limits and updates the status. Messages refused before come last; of the
 * others, those tried least come first, oldest first. Throws when KV does not list.
 *
 * @param scheduled the run's time in milliseconds since 1970, which decides whose turn it is
 */
export async function redeliver(pipeline: Pipeline, scheduled: number): Promise<Run> {
  const run: Counts = { arrived: 0, failed: 0, buried: 0, unkept: 0 };
  if (pipeline.receivers.length === 0) return run;
  const start = pipeline.now();
  const status = await readStatus(pipeline);
  const waiting = await listMarkers(pipeline);
  const before = await stillDown(pipeline, status?.downAt ?? {});
  const standings = standingsOf(pipeline, before, status?.downSince ?? {}, start);
  const inTurn = waiting.filter(({ metadata }) => isTurn(metadata?.receivedAt, scheduled));
  const done = await forwardDue(pipeline, standings, inTurn, run);
  const left = waiting.filter(({ id }) => !done.has(id));
  const downAt = downAfter(pipeline, before, standings);
  const written = await updateStatus(pipeline, status, left, downAt, run.buried > 0);
  if (run.arrived + run.failed + run.buried + run.unkept > 0) log("outbox.run", { ...run });
  return { ...run, status: written };
}

/** `downAt` without receivers that have taken a visitor's message since. */
async function stillDown(pipeline: Pipeline, downAt: DownAt): Promise<DownAt> {
  const known = await Promise.all(
    byReceiver(downAt).map(async ([kind, at]) =>
      (await seenUp(pipeline, kind)) > at ? [] : [[kind, at] as const],
    ),
  );
  return Object.fromEntries(known.flat());
}

/** The receivers to try in this run: not those that were down a moment ago. */
function standingsOf(
  { receivers }: Pipeline,
  downAt: DownAt,
  downSince: DownAt,
  now: number,
): Map<ReceiverKind, Standing> {
  const since = (time: string | undefined) => Math.abs(now - Date.parse(time ?? ""));
  const asked = receivers.filter(
    ({ kind }) => !(since(downAt[kind]) < probeMs && !(since(downSince[kind]) < shortOutageMs)),
  );
  return new Map(
    asked.map((receiver) => [
      receiver.kind,
      {
        receiver,
        failuresInARow: 0,
        mostFailures: downAt[receiver.kind] === undefined ? limits.failuresInARow : 1,
        proven: false,
        probed: false,
        answered: false,
      },
    ]),
  );
}

function downAfter(
  pipeline: Pipeline,
  before: DownAt,
  standings: ReadonlyMap<ReceiverKind, Standing>,
): DownAt {
  return Object.fromEntries(
    pipeline.receivers.flatMap(({ kind }) => {
      const standing = standings.get(kind);
      if (standing && isDown(standing)) return [[kind, new Date(pipeline.now()).toISOString()]];
      const since = standing?.answered ? undefined : before[kind];
      return since === undefined ? [] : [[kind, since]];
    }),
  );
}

const isDown = ({ failuresInARow, mostFailures }: Standing) => failuresInARow >= mostFailures;

/** @returns ids of messages that no receiver is waiting for */
async function forwardDue(
  pipeline: Pipeline,
  standings: ReadonlyMap<ReceiverKind, Standing>,
  waiting: readonly Waiting[],
  run: Counts,
): Promise<Set<string>> {
  const done = new Set<string>();
  const due = dueOf(pipeline, waiting, [...standings.keys()]);
  const end = pipeline.now() + limits.milliseconds;
  let left = limits.sends;
  let refusedInARow = 0;
  let again = limits.refusedBefore;
  let stopped = false;
  const over = () => stopped || left <= 0 || refusedInARow >= limits.failuresInARow || pipeline.now() > end;
  const lane = async (until: () => boolean) => {
    while (!until()) {
      const next = take(due, standings);
      if (!next) return;
      const { id, asked, refused } = next;
      if (refused > 0 && (again -= 1) < 0) return;
      left -= Math.max(1, asked.length);
      for (const standing of asked) standing.probed = true;
      const { state, sent } = await redeliverOne(
        pipeline,
        asked.map(({ receiver }) => receiver),
        id,
      );
      for (const standing of asked) {
        standing.probed = false;
        note(standing, sent.get(standing.receiver.kind), run);
      }
      refusedInARow = state === "unkept" ? refusedInARow + 1 : 0;
      stopped ||= state === "stuck";
      if (state === "buried" || state === "unkept") run[state] += 1;
      if (state === "done" || state === "buried" || state === "stuck") done.add(id);
    }
  };
  await lane(() => over() || run.arrived > 0);
  await Promise.all(Array.from({ length: limits.lanes }, () => lane(over)));
  return done;
}

function note(standing: Standing, outcome: ForwardOutcome | undefined, run: Counts): void {
  if (!outcome) return;
  run[outcome.delivered ? "arrived" : "failed"] += 1;
  const answered = outcome.delivered || outcome.refused === true;
  standing.failuresInARow = answered ? 0 : standing.failuresInARow + 1;
  standing.answered ||= answered;
  standing.proven ||= outcome.delivered;
}

interface Due {
  id: string;
  /** Receivers due in this run; empty when only the marker is left to remove. */
  kinds: ReceiverKind[];
  refused: number;
  tries: number;
  since: string;
}

/** Takes from `due` the first message that can be sent now, with the receivers to send it to. */
function take(
  due: Due[],
  standings: ReadonlyMap<ReceiverKind, Standing>,
): { id: string; asked: Standing[]; refused: number } | undefined {
  for (const [index, { id, kinds, refused }] of due.entries()) {
    const asked = kinds.flatMap((kind) => {
      const standing = standings.get(kind);
      return standing && !isDown(standing) && (standing.proven || !standing.probed) ? [standing] : [];
    });
    if (asked.length === 0 && kinds.length > 0) continue;
    due.splice(index, 1);
    return { id, asked, refused };
  }
  return undefined;
}

async function listMarkers(pipeline: Pipeline): Promise<Waiting[]> {
  const prefix = keys.outbox("");
  const found: Waiting[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < limits.pages; page += 1) {
    const listed = await pipeline.store.list<OutboxMetadata>({ prefix, ...(cursor ? { cursor } : {}) });
    for (const { name, metadata } of listed.keys)
      if (!metadata?.delivered)
        found.push({ id: name.slice(prefix.length), metadata: metadata ?? undefined });
    if (listed.list_complete) return found;
    cursor = listed.cursor;
  }
  log("outbox.list_cut", { pages: limits.pages });
  return found;
}

/** In the order in which to try them. */
function dueOf(pipeline: Pipeline, waiting: readonly Waiting[], asked: readonly ReceiverKind[]): Due[] {
  const configured = pipeline.receivers.map(({ kind }) => kind);
  const now = pipeline.now();
  return waiting
    .flatMap(({ id, metadata }): Due[] => {
      const deliveries = deliveriesOf(metadata, undefined, configured);
      const kinds = dueAt(deliveries, now).filter((kind) => asked.includes(kind));
      if (kinds.length === 0 && pending(deliveries).length > 0) return [];
      const open = kinds.flatMap((kind) => deliveries[kind] ?? []);
      const least = (counts: number[]) => (counts.length === 0 ? 0 : Math.min(...counts));
      return [
        {
          id,
          kinds,
          refused: least(open.map(({ refused = 0 }) => refused)),
          tries: least(open.map(({ tries }) => tries)),
          since: metadata?.receivedAt ?? "",
        },
      ];
    })
    .sort((a, b) => a.refused - b.refused || a.tries - b.tries || a.since.localeCompare(b.since));
}

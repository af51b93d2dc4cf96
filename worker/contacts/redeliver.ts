/** The cron run: forwards every message with an outbox marker, within limits that hold even when KV fails. */
import { deliveriesOf, dueAt, pending } from "./deliveries.ts";
import type { ReceiverKind } from "./forward/configuration.ts";
import type { ForwardOutcome, Receiver } from "./forward/receiver.ts";
import type { Pipeline } from "./pipeline.ts";
import { keys, type OutboxMetadata } from "./record.ts";
import { redeliverOne } from "./redeliver-one.ts";
import { isTurn, probeMs, shortOutageMs } from "./schedule.ts";
import { listKeys } from "./store.ts";
import { type DownAt, type OutboxStatus, readStatus, updateStatus } from "./status.ts";

const limits = {
  /** KV list operations: deleted markers leave empty pages behind, so one is not enough. */
  pages: 5,
  /** The free plan allows 50 outgoing requests per run, including the digest's. */
  sends: 40,
  /** The next run starts after five minutes; anything begun within this ends long before that. */
  milliseconds: 90_000,
  /** After this many, skip the receiver; if they are KV's, end the run. */
  failuresInARow: 3,
  /** Messages that were refused before: each costs writes, so the others go first. */
  refusedBefore: 8,
};

interface Waiting {
  id: string;
  metadata?: Partial<OutboxMetadata> | null;
}

/** A receiver's state in this run. */
interface Standing {
  receiver: Receiver;
  failuresInARow: number;
  /** Failures after which it is skipped: one, if it was down before. */
  mostFailures: number;
  /** It has answered, even if only to refuse a message, so it is up. */
  answered: boolean;
}

type Standings = ReadonlyMap<ReceiverKind, Standing>;

/**
 * Forwards due messages within one run's limits and updates the status. Messages refused before come last; among the
 * others, those tried least, then oldest, come first. Throws when KV does not list.
 *
 * @param scheduled the run's time in milliseconds since 1970, which decides the turn
 * @returns the status in KV after the run; `undefined` when unknown, or when forwarding is off
 */
export async function redeliver(pipeline: Pipeline, scheduled: number): Promise<OutboxStatus | undefined> {
  if (pipeline.receivers.length === 0) return undefined;
  const status = await readStatus(pipeline);
  const waiting = await listMarkers(pipeline);
  const standings = standingsOf(pipeline, status);
  const inTurn = waiting.filter(({ metadata }) => isTurn(metadata?.receivedAt, scheduled));
  const { done, buried } = await forwardDue(pipeline, standings, inTurn);
  const left = waiting.filter(({ id }) => !done.has(id));
  const downAt = downAfter(pipeline, status?.downAt ?? {}, standings);
  return updateStatus(pipeline, status, left, downAt, buried);
}

/** The receivers to try in this run, without those that were down a moment ago. */
function standingsOf(pipeline: Pipeline, status: OutboxStatus | null | undefined): Standings {
  const since = (time: string | undefined) => Math.abs(pipeline.now() - Date.parse(time ?? ""));
  const isLeftAlone = (kind: ReceiverKind) =>
    since(status?.downAt[kind]) < probeMs && !(since(status?.downSince?.[kind]) < shortOutageMs);
  return new Map(
    pipeline.receivers.flatMap((receiver) => {
      const { kind } = receiver;
      if (isLeftAlone(kind)) return [];
      const mostFailures = status?.downAt[kind] === undefined ? limits.failuresInARow : 1;
      return [[kind, { receiver, failuresInARow: 0, mostFailures, answered: false }]];
    }),
  );
}

function downAfter(pipeline: Pipeline, before: DownAt, standings: Standings): DownAt {
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

/** @returns ids of messages that no receiver is waiting for, and whether any were given up */
async function forwardDue(
  pipeline: Pipeline,
  standings: Standings,
  waiting: readonly Waiting[],
): Promise<{ done: Set<string>; buried: boolean }> {
  const done = new Set<string>();
  let buried = false;
  const end = pipeline.now() + limits.milliseconds;
  let [sends, refusedBefore, unkeptInARow] = [0, 0, 0];
  for (const { id, kinds, refused } of dueOf(pipeline, waiting, standings)) {
    if (sends >= limits.sends || unkeptInARow >= limits.failuresInARow || pipeline.now() > end) break;
    const asked = kinds.flatMap((kind) => standings.get(kind) ?? []).filter((one) => !isDown(one));
    if (asked.length === 0 && kinds.length > 0) continue;
    if (refused > 0 && (refusedBefore += 1) > limits.refusedBefore) break;
    sends += Math.max(1, asked.length);
    const receivers = asked.map(({ receiver }) => receiver);
    const { progress, outcomes } = await redeliverOne(pipeline, receivers, id);
    for (const standing of asked) note(standing, outcomes?.get(standing.receiver.kind));
    unkeptInARow = progress === "unkept" ? unkeptInARow + 1 : 0;
    buried ||= progress === "buried";
    if (progress !== "unkept" && progress !== "waits") done.add(id);
    // Further deliveries could not be recorded either.
    if (progress === "stuck") break;
  }
  return { done, buried };
}

function note(standing: Standing, outcome: ForwardOutcome | undefined): void {
  if (!outcome) return;
  const answered = outcome.delivered || outcome.refused === true;
  standing.failuresInARow = answered ? 0 : standing.failuresInARow + 1;
  standing.answered ||= answered;
}

interface Due {
  id: string;
  /** Receivers due in this run; empty when only the marker is left to remove. */
  kinds: ReceiverKind[];
  refused: number;
  tries: number;
  since: string;
}

async function listMarkers({ store }: Pipeline): Promise<Waiting[]> {
  const prefix = keys.outbox("");
  const { keys: listed } = await listKeys<OutboxMetadata>(store, prefix, limits.pages);
  return listed.flatMap(({ name, metadata }) =>
    metadata?.delivered ? [] : [{ id: name.slice(prefix.length), metadata }],
  );
}

/** Due messages in the order to try them. */
function dueOf(pipeline: Pipeline, waiting: readonly Waiting[], standings: Standings): Due[] {
  const now = pipeline.now();
  const configured = pipeline.receivers.map(({ kind }) => kind);
  return waiting
    .flatMap(({ id, metadata }): Due[] => {
      const deliveries = deliveriesOf(metadata, configured);
      const kinds = dueAt(deliveries, now).filter((kind) => standings.has(kind));
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

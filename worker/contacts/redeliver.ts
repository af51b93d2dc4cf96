/** The cron run: forwards every message with an outbox marker, within limits that hold even when KV fails. */
import { deliveriesOf, dueAt, pending } from "./deliveries.ts";
import type { ReceiverKind } from "./forward/configuration.ts";
import type { Receiver } from "./forward/receiver.ts";
import type { Pipeline } from "./pipeline.ts";
import { keys, type OutboxMetadata } from "./record.ts";
import { redeliverOne } from "./redeliver-one.ts";
import { isTurn, probeMs, shortOutageMs } from "./schedule.ts";
import { listKeys } from "./store.ts";
import { type Down, type OutboxStatus, readStatus, updateStatus } from "./status.ts";

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
  metadata: Partial<OutboxMetadata>;
}

/** A receiver's state in this run. */
interface Standing {
  receiver: Receiver;
  /** After this many further failures it is skipped: one, if it was down before. */
  failuresLeft: number;
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
  const standings = standingsOf(pipeline, status?.down ?? {});
  const inTurn = waiting.filter(({ metadata }) => isTurn(metadata.receivedAt, scheduled));
  const { done, buried } = await forwardDue(pipeline, standings, dueOf(pipeline, inTurn, standings));
  const left = waiting.filter(({ id }) => !done.has(id)).map(({ metadata }) => metadata);
  return updateStatus(pipeline, status, left, downAfter(pipeline, status?.down ?? {}, standings), buried);
}

async function listMarkers({ store }: Pipeline): Promise<Waiting[]> {
  const prefix = keys.outbox("");
  const { keys: listed } = await listKeys<OutboxMetadata>(store, prefix, limits.pages);
  const markers = listed.map(({ name, metadata }) => ({
    id: name.slice(prefix.length),
    metadata: metadata ?? {},
  }));
  return markers.filter(({ metadata }) => !metadata.delivered);
}

/** The receivers to try in this run, without those that were down a moment ago. */
function standingsOf({ now, receivers }: Pipeline, down: Down): Standings {
  const age = (time: string) => Math.abs(now() - Date.parse(time));
  const isLeftAlone = ({ kind }: Receiver) => {
    const known = down[kind];
    return known !== undefined && age(known.at) < probeMs && age(known.since) >= shortOutageMs;
  };
  const asked = receivers.filter((receiver) => !isLeftAlone(receiver));
  return new Map(
    asked.map((receiver) => {
      const failuresLeft = down[receiver.kind] ? 1 : limits.failuresInARow;
      return [receiver.kind, { receiver, failuresLeft, answered: false }];
    }),
  );
}

function downAfter({ now, receivers }: Pipeline, before: Down, standings: Standings): Down {
  const at = new Date(now()).toISOString();
  const after: Down = {};
  for (const { kind } of receivers) {
    const known = before[kind];
    const standing = standings.get(kind);
    if (standing && standing.failuresLeft <= 0) after[kind] = { since: known?.since ?? at, at };
    else if (known && !standing?.answered) after[kind] = known;
  }
  return after;
}

/** A message to handle in this run. */
interface Due {
  id: string;
  /** Receivers due in this run; empty when only the marker is left to remove. */
  kinds: ReceiverKind[];
  refused: number;
  tries: number;
  since: string;
}

/** Due messages in the order to try them. */
function dueOf({ now, receivers }: Pipeline, waiting: readonly Waiting[], standings: Standings): Due[] {
  const configured = receivers.map(({ kind }) => kind);
  const due = waiting.flatMap(({ id, metadata }): Due[] => {
    const deliveries = deliveriesOf(metadata, configured);
    const kinds = dueAt(deliveries, now()).filter((kind) => standings.has(kind));
    if (kinds.length === 0 && pending(deliveries).length > 0) return [];
    const least = (count: "refused" | "tries") =>
      kinds.length === 0 ? 0 : Math.min(...kinds.map((kind) => deliveries[kind]?.[count] ?? 0));
    const since = metadata.receivedAt ?? "";
    return [{ id, kinds, refused: least("refused"), tries: least("tries"), since }];
  });
  return due.sort((a, b) => a.refused - b.refused || a.tries - b.tries || a.since.localeCompare(b.since));
}

/** @returns ids of messages that no receiver is waiting for, and whether any were given up */
async function forwardDue(
  pipeline: Pipeline,
  standings: Standings,
  due: readonly Due[],
): Promise<{ done: Set<string>; buried: boolean }> {
  const done = new Set<string>();
  let buried = false;
  const end = pipeline.now() + limits.milliseconds;
  let [sends, refusedBefore, unkeptInARow] = [0, 0, 0];
  for (const { id, kinds, refused } of due) {
    if (sends >= limits.sends || unkeptInARow >= limits.failuresInARow || pipeline.now() > end) break;
    const asked = kinds.flatMap((kind) => standings.get(kind) ?? []).filter((one) => one.failuresLeft > 0);
    if (asked.length === 0 && kinds.length > 0) continue;
    if (refused > 0 && (refusedBefore += 1) > limits.refusedBefore) break;
    sends += Math.max(1, asked.length);
    const receivers = asked.map(({ receiver }) => receiver);
    const { progress, outcomes } = await redeliverOne(pipeline, receivers, id);
    for (const standing of asked) {
      const outcome = outcomes?.get(standing.receiver.kind);
      if (!outcome) continue;
      const answered = outcome.delivered || outcome.refused === true;
      standing.failuresLeft = answered ? limits.failuresInARow : standing.failuresLeft - 1;
      standing.answered ||= answered;
    }
    unkeptInARow = progress === "unkept" ? unkeptInARow + 1 : 0;
    buried ||= progress === "buried";
    if (progress !== "unkept" && progress !== "waits") done.add(id);
    // Further deliveries could not be recorded either.
    if (progress === "stuck") break;
  }
  return { done, buried };
}

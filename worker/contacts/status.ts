/** How forwarding is, written by cron under one key when it changed, so that whoever asks costs one read. */
import { log } from "../log.ts";
import type { ReceiverKind } from "./forward/configuration.ts";
import type { Pipeline } from "./pipeline.ts";
import { keys, type OutboxMetadata } from "./record.ts";

export const statusKey = "status";

export interface OutboxStatus {
  /** When cron wrote this: ISO 8601, UTC. At most an hour ago, or cron does not run. */
  checkedAt: string;
  /** Messages that wait for another try. */
  waiting: number;
  /** When the one that waits longest was taken: ISO 8601, UTC. */
  oldest: string | null;
  /** Messages given up, up to the thousand of one listing. */
  dead: number;
  /** Messages set apart as spam, likewise. */
  quarantined: number;
  /** When a receiver was last found to be down, unless a message has arrived there since. */
  downAt: DownAt;
}

/** ISO 8601, UTC, by receiver. */
export type DownAt = Partial<Record<ReceiverKind, string>>;

const hour = 3_600_000;
/** More messages that wait are no news for that long: writes are scarce while the receiver is down. */
const quietMs = hour / 4;
/** A little less than an hour, so that the twelfth run writes. */
const refreshMs = hour - 60_000;

/** @returns `undefined` when there is none, or KV does not tell */
export async function readStatus({ store }: Pick<Pipeline, "store">): Promise<OutboxStatus | undefined> {
  try {
    return parseStatus(await store.get(statusKey));
  } catch {
    return undefined;
  }
}

/** Throws on text that is no JSON. */
export function parseStatus(text: string | null): OutboxStatus | undefined {
  return text === null ? undefined : (JSON.parse(text) as OutboxStatus);
}

/**
 * Writes the status if it differs from `before`, and once an hour in any case. Throws nothing.
 *
 * @param left markers that are still there
 * @param recount whether the number of dead letters is known to have changed
 */
export async function updateStatus(
  pipeline: Pipeline,
  before: OutboxStatus | undefined,
  left: readonly { metadata: Partial<OutboxMetadata> | undefined }[],
  downAt: DownAt,
  recount: boolean,
): Promise<void> {
  const now = pipeline.now();
  const age = before ? now - Date.parse(before.checkedAt) : Infinity;
  const refresh = !(Math.abs(age) < refreshMs);
  // Those in their grace are on their way, not waiting.
  const waiting = left.filter(({ metadata }) => (metadata?.tries ?? 0) > 0 || (metadata?.next ?? 0) <= now);
  const oldest =
    waiting
      .map(({ metadata }) => metadata?.receivedAt ?? "")
      .filter((time) => time !== "")
      .sort()[0] ?? null;
  try {
    const counted = !before || refresh || recount;
    const status: OutboxStatus = {
      ...before,
      checkedAt: new Date(now).toISOString(),
      waiting: waiting.length,
      oldest,
      dead: counted ? await count(pipeline, keys.dead("")) : before.dead,
      quarantined: counted ? await count(pipeline, keys.spam("")) : before.quarantined,
      downAt,
    };
    if (before && !refresh && !isNews(before, status, age)) return;
    await pipeline.store.put(statusKey, JSON.stringify(status));
  } catch {
    log("outbox.status_failed");
  }
}

function isNews(before: OutboxStatus, now: OutboxStatus, age: number): boolean {
  return (
    before.dead !== now.dead ||
    before.oldest !== now.oldest ||
    JSON.stringify(before.downAt) !== JSON.stringify(now.downAt) ||
    (before.waiting !== now.waiting && (age >= quietMs || before.waiting === 0 || now.waiting === 0))
  );
}

async function count({ store }: Pipeline, prefix: string): Promise<number> {
  return (await store.list({ prefix })).keys.length;
}

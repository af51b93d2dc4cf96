/** The state of forwarding: cron writes it under one key when it changes, so that checking costs one read. */
import { readJson } from "../json.ts";
import { log } from "../log.ts";
import { listStore, oldestPromised, surveyOf } from "./digest/survey.ts";
import type { ReceiverKind } from "./forward/configuration.ts";
import { type Pipeline, repeatedly } from "./pipeline.ts";
import type { Deliveries, OutboxMetadata } from "./record.ts";

export const statusKey = "status";

export interface OutboxStatus {
  /** When cron wrote this: ISO 8601, UTC. If over an hour ago, cron is not running. */
  checkedAt: string;
  /** Messages that wait for another try. */
  waiting: number;
  /** When the oldest of them was received: ISO 8601, UTC. */
  oldest: string | null;
  down: Down;
  /** Results of the last survey of the store. */
  survey: SurveyStatus;
  /** Progress of the day's digest. */
  digest?: DigestStatus;
  /** The last canary. */
  canary?: CanaryStatus;
}

export interface SurveyStatus {
  /** ISO 8601, UTC. */
  at: string;
  /** KV list operations it took. */
  pages: number;
  /** Messages given up. */
  dead: number;
  /** Messages quarantined as spam. */
  quarantined: number;
  /** Messages without an answer. */
  unanswered: number;
  /** When the oldest one with a 24-hour promise was received: ISO 8601, UTC. */
  oldestUnanswered: string | null;
  /** Unconfirmed newsletter addresses. */
  pending: number;
}

export interface DigestStatus {
  /** `20261121` by the office's clock. */
  day: string;
  to: Deliveries;
  /** When it was first drafted, and since when spam counts as new: milliseconds since 1970. */
  at: number;
  spamSince: number;
}

export interface CanaryStatus {
  id: string;
  /** When it was sent, and when it or an earlier one arrived: ISO 8601, UTC. */
  sentAt: string;
  arrivedAt?: string;
  /** Not yet known to have arrived. */
  open?: true;
  /** Why it did not. */
  fault?: string;
}

/** Receivers found down that have not answered since: when first and when last, ISO 8601, UTC. */
export type Down = Partial<Record<ReceiverKind, { since: string; at: string }>>;

const hour = 3_600_000;
/** Minimum time between writes for a changed number waiting: writes are scarce while a receiver is down. */
const quietMs = hour / 4;
/** Slightly under an hour, so that every twelfth run writes. */
const refreshMs = hour - 60_000;
/** Surveys of a full store need many listings, so they run less often: this many listings an hour at most. */
const listingsAnHour = 2;

/** @returns `null` when there is none or it cannot be parsed, `undefined` when KV fails */
export async function readStatus({ store }: Pipeline): Promise<OutboxStatus | null | undefined> {
  try {
    return readJson(await store.get(statusKey)) ?? null;
  } catch {
    return undefined;
  }
}

/** Overwrites the whole status. Throws when KV refuses. */
export async function writeStatus(pipeline: Pipeline, status: OutboxStatus): Promise<void> {
  await repeatedly(pipeline, 3, () => pipeline.store.put(statusKey, JSON.stringify(status)));
}

/**
 * Writes the status if it differs from `before`, and once an hour in any case. Throws nothing.
 *
 * @param before from `readStatus`; an unknown status is not overwritten, since it says which digests were sent
 * @param left metadata of the remaining markers
 * @param recount whether the number of dead letters is known to have changed
 * @returns the status now in KV; `undefined` when unknown
 */
export async function updateStatus(
  pipeline: Pipeline,
  before: OutboxStatus | null | undefined,
  left: readonly Partial<OutboxMetadata>[],
  down: Down,
  recount: boolean,
): Promise<OutboxStatus | undefined> {
  if (before === undefined) return undefined;
  const now = pipeline.now();
  const age = before ? Math.abs(now - Date.parse(before.checkedAt)) : Infinity;
  const refresh = !(age < refreshMs);
  // Messages in their grace period are still on their way; tests do not count.
  const waiting = left.filter(({ test, tries = 0, next = 0 }) => !test && (tries > 1 || next <= now));
  const [oldest = null] = waiting.flatMap(({ receivedAt }) => receivedAt || []).sort();
  const isNews =
    before?.oldest !== oldest ||
    JSON.stringify(before.down) !== JSON.stringify(down) ||
    (before.waiting !== waiting.length && age >= quietMs);
  if (before && !refresh && !recount && !isNews) return before;
  try {
    const isCounted = before && !recount && !(refresh && isSurveyDue(before.survey, now));
    const status: OutboxStatus = {
      ...before,
      checkedAt: new Date(now).toISOString(),
      waiting: waiting.length,
      oldest,
      down,
      survey: isCounted ? before.survey : await survey(pipeline),
    };
    await pipeline.store.put(statusKey, JSON.stringify(status));
    return status;
  } catch {
    log("outbox.status_failed");
    return undefined;
  }
}

function isSurveyDue({ at, pages }: SurveyStatus, now: number): boolean {
  const wait = Math.max(1, pages / listingsAnHour) * refreshMs;
  return !(Math.abs(now - Date.parse(at)) < wait);
}

async function survey(pipeline: Pipeline): Promise<SurveyStatus> {
  const { keys, pages } = await listStore(pipeline);
  const found = surveyOf(keys, pipeline.now());
  const oldest = oldestPromised(found);
  return {
    at: new Date(pipeline.now()).toISOString(),
    pages,
    dead: found.dead,
    quarantined: found.quarantined,
    unanswered: found.unanswered.length,
    oldestUnanswered: oldest === undefined ? null : new Date(oldest).toISOString(),
    pending: found.pending,
  };
}

/** The state of forwarding, which cron writes under one key when it changes, so that asking costs one read. */
import { log } from "../log.ts";
import { oldestPromised, surveyStore } from "./digest/survey.ts";
import { byReceiver, type ReceiverKind } from "./forward/configuration.ts";
import { type Pipeline, repeatedly } from "./pipeline.ts";
import type { Deliveries, OutboxMetadata } from "./record.ts";

export const statusKey = "status";

export interface OutboxStatus {
  /** When cron wrote this: ISO 8601, UTC. At most an hour ago, or cron does not run. */
  checkedAt: string;
  /** Messages that wait for another try. */
  waiting: number;
  /** When the one waiting longest was received: ISO 8601, UTC. */
  oldest: string | null;
  /** Messages given up. */
  dead: number;
  /** Messages set apart as spam. */
  quarantined: number;
  /** When a receiver was last found down, unless a message has arrived there since. */
  downAt: DownAt;
  /** Since when it is down, as far as that is known. */
  downSince?: DownAt;
  /** What the last survey of the store found. */
  survey?: SurveyStatus;
  /** Progress of the day's digest. */
  digest?: DigestStatus;
  /** The last message that the site sent to itself. */
  canary?: CanaryStatus | undefined;
}

export interface SurveyStatus {
  /** ISO 8601, UTC. */
  at: string;
  /** Listings it took. */
  pages: number;
  /** Messages without an answer. */
  unanswered: number;
  /** When the oldest one promised an answer within 24 hours was received: ISO 8601, UTC. */
  oldestUnanswered: string | null;
  /** Newsletter addresses that nobody has confirmed. */
  pending: number;
}

export interface DigestStatus {
  /** `20261121` by the office's clock. */
  day: string;
  to: Deliveries;
  /** When it was first made, and the start of the spam it lists: milliseconds since 1970. */
  at: number;
  spamSince: number;
}

export interface CanaryStatus {
  id: string;
  /** When it was sent, and when it or an earlier one arrived: ISO 8601, UTC. */
  sentAt: string;
  arrivedAt?: string | undefined;
  /** Not yet known to have arrived. */
  open?: true;
  /** Why it did not. */
  fault?: string | undefined;
}

/** ISO 8601, UTC, by receiver. */
export type DownAt = Partial<Record<ReceiverKind, string>>;

const hour = 3_600_000;
/** A change in the number waiting is not written sooner: writes are scarce while the receiver is down. */
const quietMs = hour / 4;
/** A little less than an hour, so that the twelfth run writes. */
const refreshMs = hour - 60_000;
/** A survey of a full store takes many listings, so it comes less often: at most this many an hour. */
const listingsAnHour = 2;

/** @returns `null` when there is none that can be read, `undefined` when KV does not tell */
export async function readStatus({ store }: Pipeline): Promise<OutboxStatus | null | undefined> {
  try {
    return JSON.parse((await store.get(statusKey)) ?? "null");
  } catch (error) {
    return error instanceof SyntaxError ? null : undefined;
  }
}

/** Writes all of the status, whatever it was. Throws when KV does not take it. */
export async function writeStatus(pipeline: Pipeline, status: OutboxStatus): Promise<void> {
  await repeatedly(pipeline, 3, () => pipeline.store.put(statusKey, JSON.stringify(status)));
}

/**
 * Writes the status if it differs from `before`, and once an hour in any case. Throws nothing.
 *
 * @param before from `readStatus`; an unknown status is not overwritten, since it says which digests were sent
 * @param left markers that are still there
 * @param recount whether the number of dead letters is known to have changed
 * @returns the status as KV has it now; `undefined` when that is not known
 */
export async function updateStatus(
  pipeline: Pipeline,
  before: OutboxStatus | null | undefined,
  left: readonly { metadata?: Partial<OutboxMetadata> | null }[],
  downAt: DownAt,
  recount: boolean,
): Promise<OutboxStatus | undefined> {
  if (before === undefined) return undefined;
  const now = pipeline.now();
  const age = before ? now - Date.parse(before.checkedAt) : Infinity;
  const refresh = !(Math.abs(age) < refreshMs);
  // Those in their grace period are on their way, not waiting; nobody waits for a test.
  const waiting = left.filter(
    ({ metadata }) => !metadata?.test && ((metadata?.tries ?? 0) > 0 || (metadata?.next ?? 0) <= now),
  );
  const oldest =
    waiting
      .map(({ metadata }) => metadata?.receivedAt ?? "")
      .filter((time) => time !== "")
      .sort()[0] ?? null;
  try {
    const counted =
      before && !recount && !(refresh && isSurveyDue(before, now)) ? before : await surveyed(pipeline);
    const status: OutboxStatus = {
      ...before,
      ...counted,
      checkedAt: new Date(now).toISOString(),
      waiting: waiting.length,
      oldest,
      downAt,
      downSince: Object.fromEntries(
        byReceiver(downAt).map(([kind, at]) => [
          kind,
          before?.downAt[kind] === undefined ? at : (before.downSince?.[kind] ?? at),
        ]),
      ),
    };
    if (before && !refresh && !isNews(before, status, age)) return before;
    await pipeline.store.put(statusKey, JSON.stringify(status));
    return status;
  } catch {
    log("outbox.status_failed");
    return undefined;
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

function isSurveyDue({ survey }: OutboxStatus, now: number): boolean {
  if (!survey) return true;
  const wait = Math.max(1, survey.pages / listingsAnHour) * refreshMs;
  return !(Math.abs(now - Date.parse(survey.at)) < wait);
}

async function surveyed(
  pipeline: Pipeline,
): Promise<Pick<OutboxStatus, "dead" | "quarantined"> & { survey: SurveyStatus }> {
  const found = await surveyStore(pipeline);
  const oldest = oldestPromised(found);
  return {
    dead: found.dead,
    quarantined: found.quarantined,
    survey: {
      at: new Date(pipeline.now()).toISOString(),
      pages: found.pages,
      unanswered: found.unanswered.length,
      oldestUnanswered: oldest === undefined ? null : new Date(oldest).toISOString(),
      pending: found.pending,
    },
  };
}

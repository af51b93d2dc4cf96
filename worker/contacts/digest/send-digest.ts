/**
 * The daily digest: sent at a configured office hour, to each receiver separately. On Mondays it is sent even when
 * there is nothing to report, to prove that mail works. Progress is saved in the status before sending, so a run
 * that is repeated or dies sends it once more at worst.
 */
import { log } from "../../log.ts";
import type { Pipeline } from "../pipeline.ts";
import { after, begun, dueAt, fresh } from "../deliveries.ts";
import type { Deliveries } from "../record.ts";
import { type OutboxStatus, writeStatus } from "../status.ts";
import { draftDigest } from "./draft-digest.ts";
import { officeDate } from "./office-time.ts";
import type { DigestSettings } from "../../settings.ts";
import { dayMs, listStore } from "./survey.ts";

/** Spam written just before the last digest may not have been listed yet, and clocks differ. */
const overlapMs = 10 * 60_000;

/**
 * Sends the day's digest to the receivers it is due for. Costs one listing if there are any, and nothing otherwise.
 * Throws nothing.
 *
 * @param status as `redeliver` left it in KV; without it nothing is sent, since it records what already was
 */
export async function sendDigest(
  pipeline: Pipeline,
  settings: DigestSettings,
  status: OutboxStatus | undefined,
): Promise<void> {
  const now = pipeline.now();
  const { day, hour } = officeDate(now);
  if (!status || settings.hour === null || hour < settings.hour) return;
  const today =
    status.digest?.day === day ? status.digest : { day, to: {}, at: now, spamSince: spamSince(status, now) };
  const before: Deliveries = {
    ...Object.fromEntries(pipeline.receivers.map(({ kind }) => [kind, fresh])),
    ...today.to,
  };
  const kinds = dueAt(before, now);
  const due = pipeline.receivers.filter(({ kind }) => kinds.includes(kind));
  if (due.length === 0) return;
  try {
    const read = async (key: string) => [key, await pipeline.store.get(key).catch(() => null)] as const;
    const { keys } = await listStore(pipeline);
    const { notice, quiet, unanswered } = await draftDigest(
      keys,
      now,
      settings.detail,
      status,
      today.spamSince,
      async (names) => new Map(await Promise.all(names.map(read))),
    );
    const to = { ...before };
    for (const { kind } of due)
      to[kind] = quiet ? { ...fresh, done: "delivered" } : begun(before[kind] ?? fresh, now);
    await writeStatus(pipeline, { ...status, digest: { ...today, to } });
    if (quiet) return;
    const outcomes = await Promise.all(
      due.map(async (receiver) => [receiver.kind, await receiver.tell(notice)] as const),
    );
    for (const [kind, outcome] of outcomes) {
      if (!outcome.delivered) log("digest.failed", { to: kind, reason: outcome.reason });
      to[kind] = after(to[kind] ?? fresh, outcome, now);
    }
    await writeStatus(pipeline, { ...status, digest: { ...today, to } });
    const arrived = outcomes.filter(([, { delivered }]) => delivered).length;
    log("digest.sent", { arrived, failed: outcomes.length - arrived, unanswered });
  } catch {
    log("digest.kv_failed");
  }
}

/** Since when spam is new: the last digest that was delivered, or the start of one that was not; a day at least. */
export function spamSince({ digest }: Pick<OutboxStatus, "digest">, now: number): number {
  if (!digest) return now - dayMs;
  const taken = Object.values(digest.to).some(({ done }) => done === "delivered");
  const since = taken ? digest.at - overlapMs : digest.spamSince;
  return Math.min(since, now - dayMs);
}

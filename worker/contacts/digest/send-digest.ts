/**
 * The daily digest: sent at a configured office hour, to each receiver separately. On Mondays it is sent even when
 * there is nothing to report, to prove that mail works. Progress is saved in the status before sending, so a run
 * that is repeated or dies sends it once more at worst.
 */
import { readJson } from "../../json.ts";
import { log } from "../../log.ts";
import type { StaffNotice } from "../forward/receiver.ts";
import type { Pipeline } from "../pipeline.ts";
import { after, begun, dueAt, fresh } from "../deliveries.ts";
import type { Deliveries } from "../record.ts";
import { type OutboxStatus, writeStatus } from "../status.ts";
import { type DigestDetail, digestNotice, hasNews, mostNamed } from "./digest-text.ts";
import { officeDate } from "./office-time.ts";
import type { DigestSettings } from "../../settings.ts";
import { type Surveyed, surveyStore } from "./survey.ts";

const monday = 1;
const minute = 60_000;
const dayMs = 1440 * minute;
/** Spam written just before the last digest may not have been listed yet, and clocks differ. */
const overlap = 10 * minute;

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
    const texts = async (keys: readonly string[]) => new Map(await Promise.all(keys.map(read)));
    const { notice, quiet, unanswered } = await draftDigest(
      pipeline,
      settings.detail,
      status,
      today.spamSince,
      texts,
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

/**
 * The digest as it would be sent now, and whether it is `quiet`: nothing to report, and not a Monday.
 *
 * @param since from when on spam counts as new
 * @param texts reads stored messages by key
 */
export async function draftDigest(
  pipeline: Surveyed,
  detail: DigestDetail,
  status: Pick<OutboxStatus, "waiting" | "canary">,
  since: number,
  texts: (keys: readonly string[]) => Promise<ReadonlyMap<string, string | null>>,
): Promise<{ notice: StaffNotice; quiet: boolean; unanswered: number }> {
  const survey = await surveyStore(pipeline, since);
  const now = pipeline.now();
  const quiet =
    officeDate(now).weekday !== monday && !hasNews(survey, status.waiting) && !status.canary?.fault;
  const named = [survey.unanswered, survey.newlyQuarantined].flatMap((some) => some.slice(0, mostNamed));
  const found = detail === "excerpts" && !quiet ? await texts(named.map(({ key }) => key)) : new Map();
  const excerpts = new Map(named.map(({ key, id }) => [id, excerptOf(found.get(key))]));
  const notice = digestNotice(survey, status, now, detail, excerpts);
  return { notice, quiet, unanswered: survey.unanswered.length };
}

/** Since when spam is new: the last digest that was delivered, or the start of one that was not; a day at least. */
export function spamSince({ digest }: Pick<OutboxStatus, "digest">, now: number): number {
  if (!digest) return now - dayMs;
  const taken = Object.values(digest.to).some(({ done }) => done === "delivered");
  const since = taken ? digest.at - overlap : digest.spamSince;
  return Math.min(Number.isFinite(since) ? since : Infinity, now - dayMs);
}

/** The beginning of the stored message `text`; empty when it cannot be parsed. */
function excerptOf(text: string | null | undefined): string {
  const record: { fields?: Record<string, unknown> } | undefined = readJson(text);
  const words = record?.fields?.["message"];
  return typeof words === "string" ? words.slice(0, 500) : "";
}

/**
 * The canary: a message that the site sends itself, to every receiver, marked as a test. Each cron run checks whether it
 * arrived, then removes every trace. No list, count or digest includes it, but the status says when one did not arrive.
 */
import * as words from "#content/generated/words/mail.ts";
import { log } from "../log.ts";
import { accept } from "./accept.ts";
import { sha256, submissionId } from "./identity.ts";
import { pending, readMarker } from "./outbox.ts";
import { isThere, type Pipeline, repeatedly } from "./pipeline.ts";
import { type ContactRecord, keys, testSeconds } from "./record.ts";
import { type CanaryStatus, type OutboxStatus, writeStatus } from "./status.ts";

const hourMs = 3_600_000;
/** Retries within it are fine: a receiver that is briefly down is not worth reporting. */
const patienceMs = hourMs / 2;
/** So that a run which comes a moment early still counts. */
const toleranceMs = 60_000;

/** Configured hours between canaries; `null` for none. Anything but a number of 1 or more counts as `off`. */
export function canaryHours({ CANARY_HOURS }: { CANARY_HOURS?: string | undefined }): number | null {
  const hours = Number((CANARY_HOURS ?? "").trim() || "off");
  return hours >= 1 && Number.isFinite(hours) ? hours : null;
}

/**
 * Follows up the canary under way, or sends the next when due. It is noted before it is sent, so a store that refuses
 * the note gets no canary.
 *
 * @param hours between two; `null`: none
 * @param status as KV has it; without it nothing is done
 * @returns the status as KV has it now. Throws nothing.
 */
export async function runCanary(
  pipeline: Pipeline,
  hours: number | null,
  status: OutboxStatus | undefined,
): Promise<OutboxStatus | undefined> {
  if (!status) return undefined;
  const known = { ...status };
  const note = async (canary: CanaryStatus | undefined) => {
    await writeStatus(pipeline, { ...known, canary });
    known.canary = canary;
  };
  try {
    const { canary } = known;
    if (hours === null) {
      if (canary?.open) await remove(pipeline, canary.id);
      if (canary) await note(undefined);
    } else if (canary?.open) {
      await settle(pipeline, canary, note);
    } else if (!canary || pipeline.now() - Date.parse(canary.sentAt) >= hours * hourMs - toleranceMs) {
      await sendNext(pipeline, canary, note);
    }
  } catch {
    log("canary.kv_failed");
  }
  return known;
}

type Note = (canary: CanaryStatus) => Promise<void>;

async function sendNext(pipeline: Pipeline, before: CanaryStatus | undefined, note: Note): Promise<void> {
  const record = await testRecord(pipeline.now());
  const canary = { ...before, id: record.id, sentAt: record.receivedAt, open: true } as const;
  await note(canary);
  const deferred: Promise<unknown>[] = [];
  const { status } = await accept(pipeline, record, (work) => void deferred.push(work));
  // Deferred work can defer more.
  for (let done = 0; done < deferred.length; done += 1) await deferred[done];
  if (status !== 201) return finish(pipeline, canary, `the site answered ${status}`, note);
  await settle(pipeline, canary, note);
}

async function testRecord(now: number): Promise<ContactRecord> {
  const receivedAt = new Date(now).toISOString();
  const contentHash = await sha256(`canary ${receivedAt}`);
  return {
    id: await submissionId(now, null, contentHash),
    receivedAt,
    type: "general",
    fields: { name: words.testName, email: "test@example.com", message: words.testMessage },
    country: null,
    test: true,
    keepSeconds: testSeconds,
    contentHash,
  };
}

/** Throws when KV does not answer. */
async function settle(pipeline: Pipeline, canary: CanaryStatus, note: Note): Promise<void> {
  const isYoung = pipeline.now() - Date.parse(canary.sentAt) < patienceMs;
  const marker = await readMarker(pipeline, canary.id);
  if (marker && pending(marker.deliveries).length > 0) {
    if (isYoung) return;
    const who = pending(marker.deliveries).join(", ");
    return finish(pipeline, canary, `${who} did not take it: ${marker.reason || "nothing was tried"}`, note);
  }
  if (await isThere(pipeline, keys.dead(canary.id))) {
    return finish(pipeline, canary, "it was given up", note);
  }
  const recorded = await isThere(pipeline, keys.contact(canary.id));
  // What was just written may not be visible yet.
  if (recorded === undefined || (!recorded && isYoung)) return;
  await finish(pipeline, canary, recorded ? undefined : "the store has no record of it", note);
}

/** @param fault why it did not arrive */
async function finish(
  pipeline: Pipeline,
  { id, sentAt, arrivedAt }: CanaryStatus,
  fault: string | undefined,
  note: Note,
): Promise<void> {
  await remove(pipeline, id);
  log(fault === undefined ? "canary.arrived" : "canary.failed", { id, reason: fault });
  const arrived = fault === undefined ? new Date(pipeline.now()).toISOString() : arrivedAt;
  await note({ id, sentAt, arrivedAt: arrived, fault });
}

/** The marker goes first, or a cron run in between would send it again. Throws when KV does not delete. */
async function remove(pipeline: Pipeline, id: string): Promise<void> {
  for (const key of [keys.outbox(id), keys.dead(id), keys.contact(id)]) {
    if ((await isThere(pipeline, key)) === false) continue;
    await repeatedly(pipeline, 3, () => pipeline.store.delete(key));
  }
}

/**
 * The canary: a test message that the site sends through its own pipeline to every receiver. Cron checks that it
 * arrived and removes every trace. No list, count or digest includes it, but the status reports one that did not
 * arrive.
 */
import * as words from "#content/generated/words/mail.ts";
import { log } from "../log.ts";
import { accept } from "./accept.ts";
import { sha256, submissionId } from "./identity.ts";
import { pending } from "./deliveries.ts";
import { readMarker } from "./outbox.ts";
import { isThere, type Pipeline, repeatedly } from "./pipeline.ts";
import { type ContactRecord, keys, testSeconds } from "./record.ts";
import { type CanaryStatus, type OutboxStatus, writeStatus } from "./status.ts";

const hourMs = 3_600_000;
/** Time for retries: a receiver that is briefly down is not worth reporting. */
const patienceMs = hourMs / 2;
/** A cron run may come a moment early. */
const toleranceMs = 60_000;

/** Configured hours between canaries; `null` for none. Anything but a number of 1 or more counts as `off`. */
export function canaryHours({ CANARY_HOURS }: { CANARY_HOURS?: string }): number | null {
  const hours = Number((CANARY_HOURS ?? "").trim() || "off");
  return hours >= 1 && Number.isFinite(hours) ? hours : null;
}

/**
 * Checks on the current canary, or sends the next when due. It is noted before it is sent, so none is sent while the
 * store refuses writes.
 *
 * @param hours between canaries; `null`: none
 * @param status as stored in KV; without it nothing is done
 * @returns the status now in KV. Throws nothing.
 */
export async function runCanary(
  pipeline: Pipeline,
  hours: number | null,
  status: OutboxStatus | undefined,
): Promise<OutboxStatus | undefined> {
  if (!status) return undefined;
  let known = status;
  const note = async (canary: CanaryStatus | undefined) => {
    await writeStatus(pipeline, { ...status, canary });
    known = { ...status, canary };
  };
  try {
    let { canary } = status;
    // One that is under way deletes itself.
    if (hours === null && canary) await note(undefined);
    if (hours === null) return known;
    let fault: string | undefined;
    if (!canary?.open) {
      const sinceLast = pipeline.now() - Date.parse(canary?.sentAt ?? "");
      if (sinceLast < hours * hourMs - toleranceMs) return known;
      const record = testRecord(pipeline.now());
      canary = { ...canary, id: record.id, sentAt: record.receivedAt, open: true };
      await note(canary);
      fault = await send(pipeline, record);
    }
    fault ??= await faultOf(pipeline, canary);
    if (fault === underway) return known;
    const { id, sentAt, arrivedAt } = canary;
    await remove(pipeline, id);
    log(fault === undefined ? "canary.arrived" : "canary.failed", { id, reason: fault });
    const arrived = fault === undefined ? new Date(pipeline.now()).toISOString() : arrivedAt;
    await note({ id, sentAt, arrivedAt: arrived, fault });
  } catch {
    log("canary.kv_failed");
  }
  return known;
}

/** Not certain yet. */
const underway = "underway";

function testRecord(now: number): ContactRecord {
  const receivedAt = new Date(now).toISOString();
  const contentHash = sha256(`canary ${receivedAt}`);
  return {
    id: submissionId(now, null, contentHash),
    receivedAt,
    type: "general",
    fields: { name: words.testName, email: "test@example.com", message: words.testMessage },
    country: null,
    test: true,
    keepSeconds: testSeconds,
    contentHash,
  };
}

/** @returns why the site itself did not accept it, if so */
async function send(pipeline: Pipeline, record: ContactRecord): Promise<string | undefined> {
  const deferred: Promise<unknown>[] = [];
  const { status } = await accept(pipeline, record, (work) => void deferred.push(work));
  // Deferred work can defer more.
  for (let done = 0; done < deferred.length; done += 1) await deferred[done];
  return status === 201 ? undefined : `the site answered ${status}`;
}

/** Why it did not arrive, if so. Throws when KV does not answer. */
async function faultOf(pipeline: Pipeline, { id, sentAt }: CanaryStatus): Promise<string | undefined> {
  const isYoung = pipeline.now() - Date.parse(sentAt) < patienceMs;
  const marker = await readMarker(pipeline, id);
  const waiting = pending(marker?.deliveries ?? {});
  if (waiting.length > 0)
    return isYoung
      ? underway
      : `${waiting.join(", ")} did not take it: ${marker?.reason || "nothing was tried"}`;
  if (await isThere(pipeline, keys.dead(id))) return "it was given up";
  const recorded = await isThere(pipeline, keys.contact(id));
  // What was just written may not be visible yet.
  if (recorded === undefined || (!recorded && isYoung)) return underway;
  return recorded ? undefined : "the store has no record of it";
}

/** Deletes the marker first, or a cron run in between would send it again. Throws when KV does not delete. */
async function remove(pipeline: Pipeline, id: string): Promise<void> {
  for (const key of [keys.outbox(id), keys.dead(id), keys.contact(id)]) {
    if ((await isThere(pipeline, key)) === false) continue;
    await repeatedly(pipeline, 3, () => pipeline.store.delete(key));
  }
}

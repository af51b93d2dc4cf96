/**
 * The canary: a message that the site sends itself through the API, as a browser would, to every receiver, marked as a
 * test. Each cron run checks whether it arrived, then removes every trace. No list, count or digest includes it, but
 * the status says when one did not arrive.
 */
import * as words from "#content/generated/words/mail.ts";
import { log } from "../log.ts";
import { pending } from "./deliveries.ts";
import { submissionId } from "./identity.ts";
import { readMarker } from "./outbox-marker.ts";
import { isThere, type Pipeline, repeatedly } from "./pipeline.ts";
import { newReceipt as randomToken } from "./receipt-address.ts";
import { keys } from "./record.ts";
import { type CanaryStatus, type OutboxStatus, writeStatus } from "./status.ts";

const hourMs = 3_600_000;
/** Retries within it are fine: a receiver that is briefly down is not worth reporting. */
const patienceMs = hourMs / 2;
/** So that a run which comes a moment early still counts. */
const toleranceMs = 60_000;

/** Sends a request through the site's own API. */
type Send = (
  request: Request,
  ctx: Pick<ExecutionContext, "waitUntil" | "passThroughOnException" | "props">,
) => Response | Promise<Response>;

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
  send: Send,
): Promise<OutboxStatus | undefined> {
  if (!status) return undefined;
  let known = status;
  const note = async (canary: CanaryStatus | undefined) => {
    const { canary: _, ...rest } = known;
    const next = canary ? { ...rest, canary } : rest;
    await writeStatus(pipeline, next);
    known = next;
  };
  try {
    const { canary } = known;
    if (hours === null) {
      if (canary?.open) await remove(pipeline, canary.id);
      if (canary) await note(undefined);
    } else if (canary?.open) {
      await settle(pipeline, canary, note);
    } else if (!canary || pipeline.now() - Date.parse(canary.sentAt) >= hours * hourMs - toleranceMs) {
      await sendOne(pipeline, canary, note, send);
    }
  } catch {
    log("canary.kv_failed");
  }
  return known;
}

async function sendOne(
  pipeline: Pipeline,
  before: CanaryStatus | undefined,
  note: (canary: CanaryStatus) => Promise<void>,
  send: Send,
): Promise<void> {
  const { memory } = pipeline;
  const now = pipeline.now();
  const key = keyAt(now);
  const canary: CanaryStatus = {
    id: await submissionId(now, key, ""),
    sentAt: new Date(now).toISOString(),
    open: true,
    ...(before?.arrivedAt ? { arrivedAt: before.arrivedAt } : {}),
  };
  await note(before?.fault === undefined ? canary : { ...canary, fault: before.fault });
  const token = randomToken();
  memory.ownTest = token;
  const answer = await answered(requestOf(key, token), send).finally(() => (memory.ownTest = undefined));
  if (answer !== 201) return finish(pipeline, canary, `the site answered ${answer}`, note);
  await settle(pipeline, canary, note);
}

/** The status of the answer, once everything the request deferred is done. */
async function answered(request: Request, send: Send): Promise<number | string> {
  const under: Promise<unknown>[] = [];
  try {
    const { status } = await send(request, {
      waitUntil: (work) => void under.push(work),
      passThroughOnException() {},
      props: {},
    });
    // Deferred work can defer more.
    for (let done = 0; done < under.length; done += 1) await under[done];
    return status;
  } catch (error) {
    return error instanceof Error ? error.name : "nothing";
  }
}

function requestOf(key: string, token: string): Request {
  return new Request("https://canary.invalid/api/contacts", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": key,
      "form-age": "60000",
      "message-test": token,
    },
    body: JSON.stringify({
      name: words.testName,
      email: "test@example.com",
      message: words.testMessage,
      type: "general",
    }),
  });
}

/** A UUIDv7 of that moment (RFC 9562 §5.7), as browsers send: the message's id is known before it is sent. */
function keyAt(now: number): string {
  const time = now.toString(16).padStart(12, "0");
  const random = randomToken();
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${random.slice(0, 3)}`,
    `8${random.slice(3, 6)}`,
    random.slice(6, 18),
  ].join("-");
}

/** Throws when KV does not answer. */
async function settle(
  pipeline: Pipeline,
  canary: CanaryStatus,
  note: (canary: CanaryStatus) => Promise<void>,
): Promise<void> {
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
  note: (canary: CanaryStatus) => Promise<void>,
): Promise<void> {
  await remove(pipeline, id);
  const now = new Date(pipeline.now()).toISOString();
  const arrived = fault === undefined ? now : arrivedAt;
  log(fault === undefined ? "canary.arrived" : "canary.failed", { id, reason: fault });
  await note({
    id,
    sentAt,
    ...(arrived === undefined ? {} : { arrivedAt: arrived }),
    ...(fault === undefined ? {} : { fault }),
  });
}

/** The marker goes first, or a cron run in between would send it again. Throws when KV does not delete. */
async function remove(pipeline: Pipeline, id: string): Promise<void> {
  for (const key of [keys.outbox(id), keys.dead(id), keys.contact(id)]) {
    if ((await isThere(pipeline, key)) === false) continue;
    await repeatedly(pipeline, 3, () => pipeline.store.delete(key));
  }
}

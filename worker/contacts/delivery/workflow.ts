/**
 * Forwards a message by a Cloudflare Workflow (https://developers.cloudflare.com/workflows/): each receiver is a step
 * with retries of its own, which the platform remembers, so that one that has the message does not get it again. Names
 * and ids appear in Cloudflare's dashboard, so nothing that a visitor wrote is in them.
 */
import {
  WorkflowEntrypoint,
  type WorkflowEvent,
  type WorkflowStep,
  type WorkflowStepConfig,
} from "cloudflare:workers";
import { NonRetryableError } from "cloudflare:workflows";
import { log } from "../../log.ts";
import type { Environment } from "../../settings.ts";
import { type ReceiverKind, receiverKinds } from "../forward/configuration.ts";
import type { DeliveryParams, ForwardOutcome, StaffNotice } from "../forward/receiver.ts";
import { sendTo } from "../forward/receivers.ts";
import type { ContactRecord, DeliveryOutcome } from "../record.ts";
import { isOver, putMessage, readMessage } from "../store.ts";
import { delaySeconds, maxRejections, maxAttempts, noticeTries } from "./retries.ts";

/**
 * Begins the delivery of a message or notice. Throws nothing.
 *
 * @returns `already` when its id was used before: an id is delivered once, however often it is asked for
 */
export async function begin(
  { DELIVERY }: Environment,
  content: ContactRecord | StaffNotice,
): Promise<"begun" | "already" | "failed"> {
  const params: DeliveryParams = "text" in content ? { notice: content } : { record: content };
  try {
    // Finished instances hold the message; the platform would keep them for up to a month.
    const retention = { successRetention: "1 day", errorRetention: "3 days" } as const;
    await DELIVERY.create({ id: content.id, params, retention });
    return "begun";
  } catch (error) {
    if (/already_exists|already exists/.test(String(error))) return "already";
    log("delivery.not_begun", { id: content.id, reason: error instanceof Error ? error.name : "unknown" });
    return "failed";
  }
}

/** The workflow `delivery` of `wrangler.toml`. Its output is what came of a message, by receiver. */
export class Delivery extends WorkflowEntrypoint<Environment, DeliveryParams> {
  override run({ payload }: Readonly<WorkflowEvent<DeliveryParams>>, step: WorkflowStep) {
    return deliver(this.env, payload, step);
  }
}

/** Delivers a message or notice to every receiver. @returns what came of a message; `null` if its time is over */
export async function deliver(
  env: Environment,
  params: DeliveryParams,
  step: WorkflowStep,
): Promise<DeliveryOutcome[] | null> {
  const kinds = receiverKinds(env.FORWARD_KIND);
  if ("notice" in params) {
    await Promise.all(kinds.map((kind) => tried(step, kind, noticeTries, () => sendTo(kind, env, params))));
    return null;
  }
  const { record } = params;
  const outcomes = await Promise.all(
    kinds.map((kind) =>
      tried(step, kind, maxAttempts, async () => {
        const stored = await readMessage(env, record.id);
        if (isOver(env, record, stored)) return "over";
        const before = stored.record?.deliveries?.find(({ to, delivered }) => to === kind && delivered);
        if (before) return { delivered: true, at: before.at };
        const outcome = await sendTo(kind, env, params);
        if (!outcome.delivered) await noteWaiting(env, record);
        return outcome;
      }),
    ),
  );
  if (outcomes.includes("over")) return null;
  const deliveries = outcomes.filter((outcome) => outcome !== "over");
  const config: WorkflowStepConfig = {
    retries: {
      limit: maxAttempts,
      // KV takes one write a second for a key, so the first try after a quick delivery is refused.
      delay: ({ ctx }) => (ctx.attempt === 1 ? 2 : delaySeconds(ctx.attempt - 1)) * 1000,
      backoff: "constant",
    },
  };
  await step
    .do("record the outcome", config, async ({ attempt }) => {
      const { record: kept } = await readMessage(env, record.id);
      await keepOutcome(env, record, deliveries).catch((error: unknown) => {
        // The sweep would take this for stuck and send the message again. It writes the outcome of what has ended.
        throw kept && attempt > 3 ? new NonRetryableError("KV refuses") : error;
      });
    })
    // The sweep reads this instance's output.
    .catch(() => log("delivery.unrecorded", { id: record.id }));
  return deliveries;
}

/** A try's outcome: also that the message's time is over, or that it had arrived before, and when. */
type Try = (ForwardOutcome & { at?: string }) | "over";

/** Asks a receiver until it has what it is to get, or no try is left. */
async function tried(
  step: WorkflowStep,
  kind: ReceiverKind,
  limit: number,
  attempt: () => Promise<Try>,
): Promise<DeliveryOutcome | "over"> {
  let last: ForwardOutcome | undefined;
  const config: WorkflowStepConfig = {
    retries: {
      limit: limit - 1,
      delay: ({ ctx }) => delaySeconds(ctx.attempt, last) * 1000,
      // By default the platform would double the delays that we return here.
      backoff: "constant",
    },
    timeout: "1 minute",
  };
  try {
    // A rejection ends its step: between two tries of one step, the platform may drop what this run has counted.
    for (let rejections = 1; ; rejections += 1) {
      const outcome = await step.do(`forward to ${kind}`, config, async (context) => {
        last = undefined;
        const found = await attempt();
        if (found === "over") return "over" as const;
        const { delivered, at = new Date().toISOString() } = found;
        if (delivered) return { to: kind, at, delivered };
        last = found;
        const { reason, refused } = found;
        log("delivery.failed", { to: kind, tries: context.attempt, reason });
        if (refused) return { to: kind, at, delivered, reason };
        throw new Error(reason);
      });
      if (outcome === "over" || outcome.delivered || rejections >= Math.min(limit, maxRejections))
        return outcome;
      await step.sleep(`rejected by ${kind}`, delaySeconds(rejections, last) * 1000);
    }
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 120);
    return { to: kind, at: new Date().toISOString(), delivered: false, reason };
  }
}

/** Lets staff, the receipt and the sweep see that a try has failed. KV may refuse: the next failure says so again. */
async function noteWaiting(env: Environment, record: ContactRecord): Promise<void> {
  try {
    const stored = await readMessage(env, record.id);
    if (stored.metadata?.state === "waiting" || isOver(env, record, stored)) return;
    await putMessage(env, stored.record ?? record, "waiting", stored.metadata?.done);
  } catch {
    log("delivery.unnoted", { id: record.id });
  }
}

/** Writes what came of forwarding into the record, unless staff erased it meanwhile. Throws when KV refuses. */
export async function keepOutcome(
  env: Environment,
  record: ContactRecord,
  deliveries: DeliveryOutcome[],
): Promise<void> {
  const stored = await readMessage(env, record.id);
  if (isOver(env, record, stored)) return;
  const outcome = deliveries.every(({ delivered }) => delivered) ? "forwarded" : "undelivered";
  // Nobody has it when forwarding was turned off while it waited.
  const state = deliveries.length > 0 ? outcome : "kept";
  await putMessage(env, { ...(stored.record ?? record), deliveries }, state, stored.metadata?.done);
  log(`contact.${state}`, { id: record.id });
}

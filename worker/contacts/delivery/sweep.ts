/**
 * The cron run: repairs deliveries that did not begin or whose outcome was not written, notes the state of the store for
 * `/api/health`, and reminds staff.
 */
import { log } from "../../log.ts";
import type { Environment } from "../../settings.ts";
import { isPromised, isUnanswered, isUndelivered, type Listed, messagesOf } from "../messages.ts";
import type { DeliveryOutcome } from "../record.ts";
import { isOver, listMessages, readMessage } from "../store.ts";
import { remind } from "./reminder.ts";
import { begin, keepOutcome } from "./workflow.ts";

export const statusKey = "status";

/** What a run noted. */
export type StoreStatus = ReturnType<typeof statusOf>;

/** A younger message belongs to the request that brought it, and its delivery. */
const timeoutMs = 10 * 60_000;
/** Messages repaired in one run: each costs up to six of the thousand operations that the platform allows. */
const maxRepairs = 100;

/** One run. Throws when KV does not list or write, so that it shows in the dashboard as failed. */
export async function sweep(env: Environment): Promise<void> {
  const messages = messagesOf(await listMessages(env));
  const isOld = ({ receivedAt }: Listed) => !(Date.now() - Date.parse(receivedAt) < timeoutMs);
  // Those whose delivery may not have begun go before those that have been tried.
  const due = messages
    .filter(isWaiting)
    .filter(isOld)
    .sort((a, b) => a.state.localeCompare(b.state));
  await remind(env, messages);
  // If KV refuses writes, the run stops here: a delivery that can't note a failed try would look stuck.
  await env.CONTACTS.put(statusKey, JSON.stringify(statusOf(messages)));
  // With forwarding off, too: a delivery without receivers ends with the message kept.
  for (const message of due.slice(0, maxRepairs)) await repair(env, message);
}

/** Whether some receiver has not got it yet. */
const isWaiting = ({ state }: Listed) => state === "stored" || state === "waiting";

/** The state of the store, without personal data. Times are ISO 8601, UTC. */
function statusOf(messages: readonly Listed[]) {
  const waiting = messages.filter(isWaiting).filter(({ test }) => !test);
  return {
    at: new Date().toISOString(),
    waiting: waiting.length,
    oldestWaiting: waiting[0]?.receivedAt,
    undelivered: messages.filter(isUndelivered).length,
    spam: messages.filter(({ state }) => state === "spam").length,
    unanswered: messages.filter(isUnanswered).length,
    oldestUnanswered: messages.find(isPromised)?.receivedAt,
  };
}

/** Begins the delivery of a message, or begins it again, or writes the outcome that it has. Throws nothing. */
async function repair(env: Environment, { id, state }: Listed): Promise<void> {
  try {
    const stored = await readMessage(env, id);
    const { record } = stored;
    if (!record || isOver(env, record, stored)) return;
    if ((await begin(env, record)) !== "already") return;
    const instance = await env.DELIVERY.get(id);
    const { status, output } = await instance.status();
    const isEnded = ["errored", "terminated", "unknown"].includes(status);
    // A record with an outcome was put back by staff. One that runs and never noted a failure is stuck.
    if (status === "complete" && !record.deliveries && Array.isArray(output))
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `Delivery.run` returned
      await keepOutcome(env, record, output as DeliveryOutcome[]);
    else if (isEnded || status === "complete" || (status === "running" && state === "stored")) {
      log("delivery.restarted", { id, status });
      await instance.restart();
    }
  } catch (error) {
    log("delivery.unrepaired", { id, reason: error instanceof Error ? error.name : "unknown" });
  }
}

/** The cron run: whatever still has an outbox marker is forwarded, within limits that hold when KV fails as well. */
import { log } from "../log.ts";
import type { Forwarder } from "./forward/forwarder.ts";
import type { Pipeline } from "./pipeline.ts";
import { keys, type OutboxMetadata } from "./record.ts";
import { redeliverOne } from "./redeliver-one.ts";
import { probeMs } from "./schedule.ts";
import { readStatus, updateStatus } from "./status.ts";

const limits = {
  /** Listings a run may cost: deleted markers leave empty pages behind, so one is not enough. */
  pages: 5,
  /** The free plan allows a run 50 requests to outside. */
  messages: 40,
  /** A second run starts after five minutes; what is begun by now ends long before. */
  milliseconds: 50_000,
  /** After that many failures in a row, of the receiver or of KV, the run is over. */
  failuresInARow: 3,
  /** Messages at once, as soon as one has arrived. */
  lanes: 4,
};

/** How a run went. */
export interface Run {
  arrived: number;
  failed: number;
  buried: number;
  unkept: number;
}

interface Waiting {
  id: string;
  metadata: Partial<OutboxMetadata> | undefined;
}

/**
 * Forwards due messages, those least tried first and of these the oldest, within one run's limits, and has the
 * status say how things are. Throws when KV does not list.
 */
export async function redeliver(pipeline: Pipeline): Promise<Run> {
  const run: Run = { arrived: 0, failed: 0, buried: 0, unkept: 0 };
  const { forwarder } = pipeline;
  if (!forwarder) return run;
  const start = pipeline.now();
  const status = await readStatus(pipeline);
  const waiting = await listMarkers(pipeline);
  const downAt = status?.receiverDownAt ?? null;
  const done = new Set<string>();
  let receiverDownAt = downAt;
  if (downAt === null || !(Math.abs(start - Date.parse(downAt)) < probeMs)) {
    const down = await forwardDue(pipeline, forwarder, dueOf(waiting, start), downAt !== null, run, done);
    receiverDownAt = down ?? (run.arrived > 0 ? null : downAt);
  }
  const left = waiting.filter(({ id }) => !done.has(id));
  await updateStatus(pipeline, status, left, receiverDownAt, run.buried > 0);
  if (run.arrived + run.failed + run.buried + run.unkept > 0) log("outbox.run", { ...run });
  return run;
}

/**
 * @param careful the receiver was down: one failure is enough to know that it still is
 * @param done gets the ids that wait no more
 * @returns when the receiver was found to be down (ISO 8601), else `undefined`
 */
async function forwardDue(
  pipeline: Pipeline,
  forwarder: Forwarder,
  due: string[],
  careful: boolean,
  run: Run,
  done: Set<string>,
): Promise<string | undefined> {
  const end = pipeline.now() + limits.milliseconds;
  const mostInARow = careful ? 1 : limits.failuresInARow;
  let left = limits.messages;
  let inARow = 0;
  let refusedInARow = 0;
  let stopped = false;
  const over = () =>
    stopped ||
    left <= 0 ||
    inARow >= mostInARow ||
    refusedInARow >= limits.failuresInARow ||
    pipeline.now() > end;
  const lane = async (until: () => boolean) => {
    while (!until()) {
      const id = due.shift();
      if (id === undefined) return;
      left -= 1;
      const result = await redeliverOne(pipeline, forwarder, id);
      inARow = result === "failed" ? inARow + 1 : result === "arrived" ? 0 : inARow;
      refusedInARow = result === "unkept" ? refusedInARow + 1 : 0;
      stopped ||= result === "stuck";
      if (result === "arrived" || result === "stuck") run.arrived += 1;
      else if (result !== "passed") run[result] += 1;
      if (result === "arrived" || result === "stuck" || result === "buried") done.add(id);
    }
  };
  await lane(() => over() || run.arrived > 0);
  await Promise.all(Array.from({ length: limits.lanes }, () => lane(over)));
  return inARow >= mostInARow ? new Date(pipeline.now()).toISOString() : undefined;
}

async function listMarkers(pipeline: Pipeline): Promise<Waiting[]> {
  const prefix = keys.outbox("");
  const found: Waiting[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < limits.pages; page += 1) {
    const listed = await pipeline.store.list({
      prefix,
      ...(cursor ? { cursor } : {}),
    });
    for (const { name, metadata: listedMetadata } of listed.keys) {
      const metadata = listedMetadata as Waiting["metadata"];
      if (!metadata?.delivered) found.push({ id: name.slice(prefix.length), metadata });
    }
    if (listed.list_complete) return found;
    cursor = listed.cursor;
  }
  log("outbox.list_cut", { pages: limits.pages });
  return found;
}

function dueOf(waiting: readonly Waiting[], now: number): string[] {
  const tries = ({ metadata }: Waiting) => metadata?.tries ?? 0;
  const since = ({ metadata }: Waiting) => metadata?.receivedAt ?? "";
  return waiting
    .filter(({ metadata }) => (metadata?.next ?? 0) <= now)
    .sort((a, b) => tries(a) - tries(b) || since(a).localeCompare(since(b)))
    .map(({ id }) => id);
}

import { log } from "../log.ts";
import type { ReceiverKind } from "./forward/configuration.ts";
import type { ForwardOutcome, Receiver } from "./forward/receiver.ts";
import { after, attemptOf, fresh, type Marker, withAttempts } from "./outbox.ts";
import type { Pipeline } from "./pipeline.ts";

export type Outcomes = ReadonlyMap<ReceiverKind, ForwardOutcome>;

/** A message's marker after sending, with the outcomes. */
export interface Sent extends Marker {
  outcomes: Outcomes;
}

/** Sends the message of `marker` to all `receivers` in parallel. @param at time of the try: ISO 8601, UTC */
export async function sendToReceivers(
  pipeline: Pipeline,
  receivers: readonly Receiver[],
  marker: Marker,
  at = new Date(pipeline.now()).toISOString(),
): Promise<Sent> {
  const { record } = marker;
  const { memory } = pipeline;
  const sending = receivers.map(async (receiver) => {
    const { kind } = receiver;
    memory.noteSent(record, kind, pipeline.now(), false);
    const outcome = await receiver.deliver(record);
    if (outcome.delivered) memory.noteSent(record, kind, pipeline.now(), true);
    else memory.forgetSent(record.id, kind);
    return [kind, outcome] as const;
  });
  const outcomes: Outcomes = new Map(await Promise.all(sending));
  const deliveries = { ...marker.deliveries };
  let { reason } = marker;
  for (const [kind, outcome] of outcomes) {
    const delivery = deliveries[kind] ?? fresh;
    deliveries[kind] = after(delivery, outcome, pipeline.now());
    if (outcome.delivered) continue;
    ({ reason } = outcome);
    log("contact.forward_failed", { id: record.id, receiver: kind, tries: delivery.tries, reason });
  }
  const attempts = [...outcomes].map(([kind, outcome]) => attemptOf(kind, at, outcome));
  return { record: withAttempts(record, attempts), deliveries, reason, outcomes };
}

/** Whether any receiver has it. */
export function hasArrived({ outcomes }: Sent): boolean {
  return [...outcomes.values()].some(({ delivered }) => delivered);
}

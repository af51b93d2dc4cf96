/**
 * That a receiver which cron found to be down has taken a message since. Requests cannot write the status: cron writes
 * all of it, with what it has noted of the digest.
 */
import type { ReceiverKind } from "./forward/configuration.ts";
import type { Pipeline } from "./pipeline.ts";
import { readStatus } from "./status.ts";

/** Longer than cron waits before it asks again by itself. */
const keptSeconds = 3600;
const keyOf = (kind: ReceiverKind) => `up:${kind}`;

/** Notes that `kinds` have taken a message just now, where cron thinks they are down. Throws nothing. */
export async function noteUp(pipeline: Pipeline, kinds: readonly ReceiverKind[]): Promise<void> {
  const status = await readStatus(pipeline);
  const down = kinds.filter((kind) => status?.downAt[kind] !== undefined);
  const now = new Date(pipeline.now()).toISOString();
  await Promise.allSettled(
    down.map((kind) => pipeline.store.put(keyOf(kind), now, { expirationTtl: keptSeconds })),
  );
}

/** When a request last noted that `kind` is up: ISO 8601, UTC; empty when none did. Throws nothing. */
export async function seenUp({ store }: Pipeline, kind: ReceiverKind): Promise<string> {
  try {
    return (await store.get(keyOf(kind))) ?? "";
  } catch {
    return "";
  }
}

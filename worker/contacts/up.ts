/**
 * Notes that a receiver which cron found down has taken a message since. Requests cannot write the status itself, which
 * cron rewrites as a whole.
 */
import type { ReceiverKind } from "./forward/configuration.ts";
import type { Pipeline } from "./pipeline.ts";
import { readStatus } from "./status.ts";

/** Longer than cron waits before it tries again by itself. */
const keptSeconds = 3600;
const upKey = (kind: ReceiverKind) => `up:${kind}`;

/** Notes that `kinds` have just taken a message, if cron thinks they are down. Throws nothing. */
export async function noteUp(pipeline: Pipeline, kinds: readonly ReceiverKind[]): Promise<void> {
  const status = await readStatus(pipeline);
  const down = kinds.filter((kind) => status?.downAt[kind] !== undefined);
  const now = new Date(pipeline.now()).toISOString();
  await Promise.allSettled(
    down.map((kind) => pipeline.store.put(upKey(kind), now, { expirationTtl: keptSeconds })),
  );
}

/** When a request last noted that `kind` is up: ISO 8601, UTC; empty when none did. Throws nothing. */
export async function seenUp({ store }: Pipeline, kind: ReceiverKind): Promise<string> {
  try {
    return (await store.get(upKey(kind))) ?? "";
  } catch {
    return "";
  }
}

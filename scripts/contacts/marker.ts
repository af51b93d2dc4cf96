import type { StoredRecord } from "./stored.ts";

/**
 * Metadata of an outbox marker that is due now, for all receivers that have not got the message. One try counts as
 * made, so that the message's state is brought up to date when it arrives; all the others are left.
 */
export function dueNow({ receivedAt = "" }: StoredRecord): Record<string, unknown> {
  return { tries: 1, next: 0, receivedAt, unsure: 0 };
}

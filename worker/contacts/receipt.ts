/** What a visitor can see of a sent message: the state of its delivery, and never its content. */
import type { MessageReceipt } from "#app/context.ts";
import { timeIn } from "#app/forms/form-contract.ts";
import type { Environment } from "../settings.ts";
import { isSameSecret, readReference, sha256 } from "./identity.ts";
import { readMessage } from "./store.ts";

/** How long a location may not see a write, counted from the time in the id (a browser's). */
const unseenMs = 10 * 60_000;

/** What the sender sees for each state. Messages set apart as spam show as kept, since our staff look at them. */
const shown = ["stored", "waiting", "forwarded", "undelivered"] as const;

/**
 * The receipt whose address ends in `reference`; `undefined` if it is wrong or guessed, or its message has expired.
 * Throws when KV does not answer.
 */
export async function readReceipt(env: Environment, reference: string): Promise<MessageReceipt | undefined> {
  const asked = readReference(reference);
  if (!asked) return undefined;
  const { id, secret } = asked;
  const { record, metadata, erased } = await readMessage(env, id);
  if (record && isSameSecret(record.receipt ?? "", secret)) {
    const state = shown.find((one) => one === metadata?.state) ?? "kept";
    const at = record.deliveries?.find(({ delivered }) => delivered)?.at ?? record.receivedAt;
    return { state, reference: id, keptSince: record.receivedAt, at: state === "forwarded" ? at : undefined };
  }
  if (isSameSecret(erased?.receipt ?? "", sha256(secret)))
    return { state: "erased", reference: id, at: erased?.at };
  // The same answer whether a message exists under another secret or not at all.
  return Math.abs(Date.now() - Date.parse(timeIn(id))) < unseenMs
    ? { state: "unseen", reference: id }
    : undefined;
}

/**
 * What a visitor can see of a sent message: how far it has got, never its content (decisions/0014). One KV operation
 * reads it all; nothing is written.
 */
import type { MessageReceipt } from "#app/context.ts";
import { timeIn } from "#app/forms/reference.ts";
import { deliveriesOf, pending } from "./deliveries.ts";
import { forwardTimeoutMs } from "./forward/post.ts";
import type { Receiver } from "./forward/receiver.ts";
import { isSameSecret, readReference, sha256 } from "./identity.ts";
import { readJson } from "../json.ts";
import type { Pipeline } from "./pipeline.ts";
import {
  type ContactRecord,
  type ErasedMetadata,
  keys,
  type OutboxMetadata,
  type Place,
  places,
  type RecordMetadata,
} from "./record.ts";
import { graceMs } from "./schedule.ts";

/** What reading a receipt needs. */
export interface ReceiptSource extends Pick<Pipeline, "now" | "sleep"> {
  /** Several keys in one operation. Throws when KV does not answer. */
  read(names: string[]): Promise<ReadonlyMap<string, Stored | null>>;
  /** The configured receivers. */
  receivers: readonly Pick<Receiver, "kind">[];
}

/** As KV returns it; which metadata there is depends on the kind of key. */
export type AnyMetadata = Partial<RecordMetadata & OutboxMetadata & ErasedMetadata>;
type Stored = Pick<KVNamespaceGetWithMetadataResult<string, AnyMetadata>, "value" | "metadata">;

/** A message's copies, by place. */
type Copies = Partial<Record<Place, { record: Partial<ContactRecord>; metadata: AnyMetadata }>>;

/** Quarantined spam reads as handed over once any receiver would have answered, so nothing may read so earlier. */
const apartMs = forwardTimeoutMs;

/** How long a location may not see a write, counted from the time in the id (a browser's). */
const unseenMs = 10 * 60_000;

/** Wrong addresses all take this long to answer, whether or not KV was asked. */
const unknownMs = 300;

/** Cron takes over after the grace period and runs every five minutes. */
const underwayMs = graceMs + 5 * 60_000;

/**
 * The receipt whose address ends in `reference`; `undefined` if it is wrong or guessed, or its message has expired.
 * Throws when KV does not answer.
 */
export async function readReceipt(
  source: ReceiptSource,
  reference: string,
): Promise<MessageReceipt | undefined> {
  const began = source.now();
  const receipt = await findReceipt(source, reference);
  if (!receipt || receipt.state === "unseen")
    await source.sleep(Math.max(0, began + unknownMs - source.now()));
  return receipt;
}

async function findReceipt(source: ReceiptSource, reference: string): Promise<MessageReceipt | undefined> {
  const asked = readReference(reference);
  if (!asked) return undefined;
  const { id, secret } = asked;
  const found = await source.read([...places, "erased" as const].map((place) => keys[place](id)));
  const copies: Copies = {};
  for (const place of places) {
    const { value, metadata } = found.get(keys[place](id)) ?? {};
    const record: Partial<ContactRecord> | undefined = readJson(value);
    if (record) copies[place] = { record, metadata: metadata ?? {} };
  }
  // Two locations that accepted one message at once each made a secret, and the sender may have either.
  const own = Object.values(copies).filter((copy) => isSameSecret(copy.record.receipt ?? "", secret));
  if (own.length > 0) return receiptOf(id, copies, source);
  const erased = found.get(keys.erased(id))?.metadata;
  const wasOurs = isSameSecret(erased?.receipt ?? "", sha256(secret));
  if (wasOurs) return { state: "erased", reference: id, at: erased?.at };
  // Same answer whether a message exists under another secret or not at all.
  return Math.abs(source.now() - Date.parse(timeIn(id))) < unseenMs
    ? { state: "unseen", reference: id }
    : undefined;
}

/** Reads the same for quarantined spam, so that its senders learn nothing. */
function receiptOf(reference: string, copies: Copies, source: ReceiptSource): MessageReceipt {
  const { receivers } = source;
  const { contact, outbox, dead, spam } = copies;
  const { receivedAt = "" } = (contact ?? outbox ?? dead ?? spam)?.record ?? {};
  const age = source.now() - Date.parse(receivedAt);
  const attempts = [outbox, dead, contact].flatMap((copy) => copy?.record.attempts ?? []);
  const arrived = attempts.find(({ outcome }) => outcome === "delivered")?.at;
  const told = (state: MessageReceipt["state"], at?: string): MessageReceipt => ({
    state,
    reference,
    keptSince: receivedAt,
    at,
  });
  if (arrived !== undefined) return age >= apartMs ? told("handed", arrived) : told("underway");
  if (outbox && !outbox.metadata.delivered) {
    const configured = receivers.map(({ kind }) => kind);
    if (pending(deliveriesOf(outbox.metadata, configured)).length === 0) return told("failed");
    return attempts.length > 0 || age > underwayMs ? told("waiting") : told("underway");
  }
  if (dead || contact?.metadata.state === "dead") return told("failed");
  if (contact) {
    const { state } = contact.metadata;
    if (state === "waiting") return told("waiting");
    return state === "forwarded" ? told("handed", receivedAt) : told("kept");
  }
  if (outbox) return told("underway");
  // Quarantined. Without receivers, any message reads as kept at once.
  if (receivers.length === 0) return told("kept");
  return age >= apartMs ? told("handed", receivedAt) : told("underway");
}

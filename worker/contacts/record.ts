/** What is stored of a submission, and under which keys. `docs/messages.md` shows them in use. */
import type { ContactMessageType } from "#app/forms/form-limits.ts";
import type { ReceiverKind } from "./forward/configuration.ts";

export type SubmissionType = ContactMessageType | "application" | "newsletter";

export interface StoredFile {
  /** KV key of the bytes. */
  key: string;
  name: string;
  contentType: string;
  /** Bytes. */
  size: number;
  /** SHA-256 of the bytes, hexadecimal. */
  sha256?: string;
  /** Warnings for whoever opens the file. */
  flags: string[];
}

export type Suspicion = "trap" | "haste" | "trap and haste";

export interface ContactRecord {
  /** No personal data; also the forwarded message's id. Its time may be a browser's, so order by `receivedAt`. */
  id: string;
  /** By the server's clock: ISO 8601, UTC. */
  receivedAt: string;
  type: SubmissionType;
  fields: Record<string, string>;
  /** ISO 3166 country of the connection, from Cloudflare. */
  country: string | null;
  file?: StoredFile;
  /** Looks like spam (`trap`: the hidden field was filled in; `haste`: sent faster than anybody can type). */
  suspect?: Suspicion;
  /** A test by staff or a canary: forwarded with a mark, deleted after an hour, counted nowhere. */
  test?: true;
  /** Lifetime in seconds, if shorter than the retention. */
  keepSeconds?: number;
  /** SHA-256 of type, fields and file, hexadecimal: distinguishes a repeat from a new message under the same key. */
  contentHash: string;
  /** Secret part of its receipt's address (`receipt.ts`), for the sender alone. */
  receipt?: string;
  /** Every try, oldest first. */
  attempts?: Attempt[];
}

/** One try to hand a message to a receiver. */
export interface Attempt {
  /** ISO 8601, UTC. */
  at: string;
  to: ReceiverKind;
  /**
   * `unsure`: no answer, so it may have arrived. `begun`: noted before sending but never completed (a crash, or KV
   * refused the write), so it may have arrived too.
   */
  outcome: "delivered" | "failed" | "unsure" | "begun";
  /** Why it failed: `status 500`, the kind of error. */
  reason?: string;
}

/**
 * A record's state, as `wrangler kv key list` shows it: `kept` (forwarding is off), `accepted` (forwarded at the
 * first try), `waiting` (forwarding failed and is retried), `forwarded` (arrived after retries), `dead` (given up,
 * see `dead:`), `spam`.
 */
export type RecordState = "kept" | "accepted" | "waiting" | "forwarded" | "dead" | "spam";

/** Metadata of `contact:`, `dead:` and `spam:` keys. */
export interface RecordMetadata {
  state: RecordState;
  type: SubmissionType;
  name: string;
  email: string;
  /** By the server's clock (ISO 8601, UTC): lists and ages go by this, never the id. */
  receivedAt: string;
  suspect?: Suspicion;
  test?: true;
  /** An unconfirmed newsletter address: staff write to ask. */
  pending?: true;
}

/** Metadata of `erased:` keys, which have no value: the message must not be written again. */
export interface ErasedMetadata {
  /** ISO 8601, UTC. */
  at: string;
  /** SHA-256 of the receipt's secret, hexadecimal, if it had one. */
  receipt?: string;
}

/** A message's progress with one receiver. */
export interface Delivery {
  /** Tries so far, the request's own included. */
  tries: number;
  /** When the next try is due, in milliseconds since 1970. */
  next: number;
  /** Tries that may have arrived: begun and not known to have failed. */
  unsure: number;
  /** How often the receiver, while up, refused this message. */
  refused?: number;
  /** Nothing is left to do: it arrived, or was given up. */
  done?: "delivered" | "dead";
}

export type Deliveries = Partial<Record<ReceiverKind, Delivery>>;

/** Metadata of an outbox marker. One that staff put back has none: it is due now, with all tries left. */
export interface OutboxMetadata {
  /** As in the record. */
  receivedAt: string;
  /** Among the waiting receivers: the most tries, and the earliest next one. */
  tries: number;
  next: number;
  /** Why the last try failed. */
  reason?: string;
  /** Delivered everywhere, but KV refused to delete the marker: it expires by itself. */
  delivered?: true;
  /** As in the record. */
  test?: true;
  /** By receiver; absent when staff put the message back: it goes to every receiver that has not got it. */
  to?: Deliveries;
}

/** Where a message can be, most complete copy first. */
export const places = ["contact", "outbox", "dead", "spam"] as const;
export type Place = (typeof places)[number];

/** Lifetime of a test message in seconds. */
export const testSeconds = 3600;

export const keys = {
  contact: (id: string) => `contact:${id}`,
  outbox: (id: string) => `outbox:${id}`,
  dead: (id: string) => `dead:${id}`,
  spam: (id: string) => `spam:${id}`,
  /** Written by staff when a message is answered: no value, `{ at, who }` as metadata. */
  done: (id: string) => `done:${id}`,
  /** Written by staff commands before they erase a message; deletes itself. */
  erased: (id: string) => `erased:${id}`,
  /** Written by staff before a test message, whose `Message-Test` header carries the token. */
  test: (token: string) => `test:${token}`,
  file: (id: string, name: string) => `file:${id}/${name}`,
};

/** At most `length` code points of `text`, so that no surrogate pair is cut. */
export function clip(text: string, length: number): string {
  const points = Array.from(text);
  return points.length > length ? `${points.slice(0, length - 1).join("")}…` : text;
}

/** Summary of `record` for key listings; always far below KV's limit of 1,024 bytes. */
export function recordMetadata(record: ContactRecord, state: RecordState): RecordMetadata {
  return {
    state,
    type: record.type,
    name: clip(record.fields["name"] ?? "", 50),
    email: clip(record.fields["email"] ?? "", 80),
    receivedAt: record.receivedAt,
    suspect: record.suspect,
    test: record.test,
    pending: record.fields["confirmed"] === "no" || undefined,
  };
}

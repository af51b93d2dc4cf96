/** What is kept of a submission, and under which keys staff find it. `docs/messages.md` shows them in use. */
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
  /** What was found in the file that whoever opens it should know. */
  flags: string[];
}

export type Suspicion = "trap" | "haste" | "trap and haste";

export interface ContactRecord {
  /** Holds no personal data; also the forwarded message's id. Its time may be a browser's, so `receivedAt` orders. */
  id: string;
  /** When the server took it: ISO 8601, UTC. */
  receivedAt: string;
  type: SubmissionType;
  fields: Record<string, string>;
  /** ISO 3166 country of the connection as Cloudflare gives it. */
  country: string | null;
  file?: StoredFile;
  /** Looks like spam (`trap`: the hidden field was filled in; `haste`: sent sooner than anybody can write). */
  suspect?: Suspicion;
  /** A test by staff: forwarded with a mark, gone after an hour, counted nowhere. */
  test?: true;
  /** Seconds it is kept, if less than the retention. */
  keepSeconds?: number;
  /** SHA-256 of type, fields and file, hexadecimal: tells a repeat from another message under the same key. */
  contentHash: string;
  /** Secret part of the address of its receipt (`receipt.ts`): goes to the sender and to nobody else. */
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
   * `unsure`: no answer came, so it may have arrived. `begun`: noted before sending, and nothing since (a crash, or KV
   * refused further notes), so it may have arrived as well.
   */
  outcome: "delivered" | "failed" | "unsure" | "begun";
  /** Why it failed: `status 500`, the kind of error. */
  reason?: string;
}

/**
 * Where a record stands, as `wrangler kv key list` shows it:
 * `kept` (forwarding is off), `accepted` (stored, forwarding without trouble), `waiting` (forwarding failed,
 * is tried again), `forwarded` (arrived after trouble), `dead` (given up, see `dead:`), `spam`.
 */
export type RecordState = "kept" | "accepted" | "waiting" | "forwarded" | "dead" | "spam";

/** Metadata of `contact:`, `dead:` and `spam:` keys. */
export interface RecordMetadata {
  state: RecordState;
  type: SubmissionType;
  name: string;
  email: string;
  /** When the server took it (ISO 8601, UTC): what lists and ages go by, never the id. */
  receivedAt: string;
  suspect?: Suspicion;
  test?: true;
  /** A newsletter address whose owner has not confirmed it: staff write to ask. */
  pending?: true;
}

/** Metadata of `erased:` keys, which are empty: a message was here and must not be written again. */
export interface ErasedMetadata {
  /** ISO 8601, UTC. */
  at: string;
  /** SHA-256 of the secret part of its receipt, hexadecimal, if it had one. */
  receipt?: string;
}

/** How far a message is with one receiver. */
export interface Delivery {
  /** Tries by cron. */
  tries: number;
  /** When the next is due, in milliseconds since 1970. */
  next: number;
  /** Tries that may have arrived: begun and not known to have failed. */
  unsure: number;
  /** How often the receiver, while up, refused this message. */
  refused?: number;
  /** Nothing is left to do: it arrived, or was given up. */
  done?: "delivered" | "dead";
}

export type Deliveries = Partial<Record<ReceiverKind, Delivery>>;

/** Metadata of an outbox marker. One that staff put back has none: it is due now, with all its tries ahead. */
export interface OutboxMetadata {
  /** As the record's. */
  receivedAt: string;
  /** Of the receivers that wait: the most tries, and when the first is due. */
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

/** Where a message can be, its most complete copy first. */
export const places = ["contact", "outbox", "dead", "spam"] as const;
export type Place = (typeof places)[number];

/** Seconds that a test message is kept. */
export const testSeconds = 3600;

export const keys = {
  contact: (id: string) => `contact:${id}`,
  outbox: (id: string) => `outbox:${id}`,
  dead: (id: string) => `dead:${id}`,
  spam: (id: string) => `spam:${id}`,
  /** Written by staff when a message is answered: empty, with `{ at, who }` as metadata. */
  done: (id: string) => `done:${id}`,
  /** Written by staff commands before they erase a message; deletes itself. */
  erased: (id: string) => `erased:${id}`,
  /** Written by staff before a test message, whose `Message-Test` header names the token. */
  test: (token: string) => `test:${token}`,
  file: (id: string, name: string) => `file:${id}/${name}`,
};

/** First `length` code points of `text`, so that no surrogate pair is cut. */
export function clip(text: string, length: number): string {
  const points = Array.from(text);
  return points.length > length ? `${points.slice(0, length - 1).join("")}…` : text;
}

/** A line about `record` for key listings; far below KV's 1,024 bytes, whatever the visitor wrote. */
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

/** What is stored of a message, and under which keys. `docs/messages.md` shows them in use. */
import type { ContactMessageType } from "#app/forms/form-contract.ts";
import { clip } from "../clip.ts";
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
  /** A test by staff: forwarded with a mark, deleted after an hour, counted nowhere. */
  test?: true;
  /** SHA-256 of type, fields and file, hexadecimal: distinguishes a repeat from a new message under the same key. */
  contentHash: string;
  /** Secret part of its receipt's address (`receipt.ts`), for the sender alone. */
  receipt?: string;
  /** What came of forwarding it, by receiver; absent before that. */
  deliveries?: DeliveryOutcome[];
}

/** How forwarding to one receiver ended. */
export interface DeliveryOutcome {
  to: ReceiverKind;
  /** When: ISO 8601, UTC. */
  at: string;
  delivered: boolean;
  /** Why it was given up: `status 500`, the kind of error. */
  reason?: string;
}

/**
 * A message's state, as `wrangler kv key list` shows it: `kept` (forwarding is off), `stored` (to be forwarded),
 * `waiting` (a try failed, and it is tried again), `forwarded` (every receiver has it), `undelivered` (some receiver was
 * given up), `spam` (set apart, never forwarded).
 */
export type MessageState = "kept" | "stored" | "waiting" | "forwarded" | "undelivered" | "spam";

/** Metadata of `contact:` keys. */
export interface RecordMetadata {
  state: MessageState;
  type: SubmissionType;
  name: string;
  email: string;
  /** By the server's clock (ISO 8601, UTC): lists and ages go by this, never the id. */
  receivedAt: string;
  suspect?: Suspicion;
  test?: true;
  /** Written by staff: when it was answered (ISO 8601, UTC), and by whom. */
  done?: { at: string; who: string };
}

/** Metadata of `erased:` keys, which have no value: the message must not be sent or written again. */
export interface ErasedMetadata {
  /** ISO 8601, UTC. */
  at: string;
  /** SHA-256 of the receipt's secret, hexadecimal, if it had one. */
  receipt?: string;
}

/** Lifetime of a test message in seconds. */
export const testSeconds = 3600;

export const keys = {
  contact: (id: string) => `contact:${id}`,
  /** Written by staff commands before they erase a message; deletes itself. */
  erased: (id: string) => `erased:${id}`,
  /** Written by staff before a test message, whose `Message-Test` header carries the token. */
  test: (token: string) => `test:${token}`,
  file: (id: string, name: string) => `file:${id}/${name}`,
};

/** Summary of `record` for key listings; always far below KV's limit of 1,024 bytes. */
export function recordMetadata(
  record: ContactRecord,
  state: MessageState,
  done?: RecordMetadata["done"],
): RecordMetadata {
  return {
    state,
    type: record.type,
    name: clip(record.fields["name"] ?? "", 50),
    email: clip(record.fields["email"] ?? "", 80),
    receivedAt: record.receivedAt,
    suspect: record.suspect,
    test: record.test,
    done,
  };
}

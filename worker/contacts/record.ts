/** What is kept of a submission, and under which keys staff find it. README's staff guide shows them in use. */
import type { ContactMessageType } from "#app/forms/form-limits.ts";

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
  /** Active content found in the file, for whoever opens it. */
  flags: string[];
}

export type Suspicion = "trap" | "haste" | "trap and haste";

export interface ContactRecord {
  /** Holds no personal data; also the forwarded message's id. Its time may be a client's: `receivedAt` orders. */
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
  /** SHA-256 of type, fields and file, hexadecimal: tells a repeat from another message under the same key. */
  contentHash: string;
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
}

/** Metadata of an outbox marker. One that staff put back by hand has none: due now, with all its tries. */
export interface OutboxMetadata {
  /** Tries by cron. */
  tries: number;
  /** When the next is due, in milliseconds since 1970. */
  next: number;
  /** As the record's. */
  receivedAt: string;
  /** Tries that may have arrived: begun, and not known to have failed. */
  unsure: number;
  /** Why the last one failed. */
  reason?: string;
  /** Arrived, but KV refused to delete the marker: nothing is left to do, it deletes itself. */
  delivered?: true;
}

export const keys = {
  contact: (id: string) => `contact:${id}`,
  outbox: (id: string) => `outbox:${id}`,
  dead: (id: string) => `dead:${id}`,
  spam: (id: string) => `spam:${id}`,
  file: (id: string, name: string) => `file:${id}/${name}`,
};

/** First `length` code points of `text`, so that no surrogate pair is cut. */
function clip(text: string, length: number): string {
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
    ...(record.suspect ? { suspect: record.suspect } : {}),
  };
}

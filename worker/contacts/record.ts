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
  /** Active content found in the file, for whoever opens it. */
  flags: string[];
}

export interface ContactRecord {
  /** Sorts by time, holds no personal data; also the forwarded message's id. */
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  type: SubmissionType;
  fields: Record<string, string>;
  /** ISO 3166 country of the connection as Cloudflare gives it. */
  country: string | null;
  file?: StoredFile;
  /** SHA-256 of type and fields, hexadecimal: tells a repeat from another message under the same key. */
  contentHash: string;
}

/**
 * Where a record stands, as `wrangler kv key list` shows it:
 * `kept` (forwarding is off), `accepted` (stored, forwarding without trouble), `waiting` (forwarding failed,
 * is tried again), `forwarded` (arrived after trouble), `dead` (given up, see `dead:`), `spam`.
 */
export type RecordState = "kept" | "accepted" | "waiting" | "forwarded" | "dead" | "spam";

export interface RecordMetadata {
  state: RecordState;
  type: SubmissionType;
  name: string;
  email: string;
}

/** Metadata of an outbox marker: failed tries by cron, when the next is due (ms since 1970), last reason. */
export interface OutboxMetadata {
  tries: number;
  next: number;
  reason?: string;
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
  };
}

import type { ContactRecord } from "../record.ts";
import type { ReceiverKind } from "./configuration.ts";

export type ForwardOutcome =
  | { delivered: true }
  /**
   * `reason` is for staff and logs and contains nothing of the message. `unsure`: the receiver did not answer, so
   * the message may have arrived. `refused`: the receiver is up but rejects this message; it may accept others.
   */
  | { delivered: false; reason: string; unsure?: boolean; refused?: boolean; retryAfterMs?: number };

/** What the site itself tells staff: the daily reminder. */
export interface StaffNotice {
  /** Same when sent again; contains no personal data. */
  id: string;
  /** One line. */
  subject: string;
  /** Raw plain text: each receiver makes it safe for its own medium. */
  text: string;
}

/** What an instance of the workflow delivers. */
export type DeliveryParams = { record: ContactRecord } | { notice: StaffNotice };

/** An outside service that messages are forwarded to. Neither function throws. */
export interface Receiver {
  readonly kind: ReceiverKind;
  /** Delivers one message; a repeat carries the same id. */
  deliver(record: ContactRecord): Promise<ForwardOutcome>;
  tell(notice: StaffNotice): Promise<ForwardOutcome>;
}

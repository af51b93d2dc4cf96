import type { ContactRecord } from "../record.ts";

export type ForwardOutcome =
  | { delivered: true }
  /**
   * `reason` is for staff and logs and contains nothing of the message. `refused`: the receiver is up but rejects this
   * message; it may accept others.
   */
  | { delivered: false; reason: string; refused?: boolean; retryAfterMs?: number };

/** What the site itself tells staff: the daily reminder. */
export interface StaffNotice {
  /** Same when sent again; contains no personal data. */
  id: string;
  /** One line. */
  subject: string;
  /** Plain text, in which strangers' words are harmless in every medium (`harmless-line.ts`). */
  text: string;
}

/** What an instance of the workflow delivers. */
export type DeliveryParams = { record: ContactRecord } | { notice: StaffNotice };

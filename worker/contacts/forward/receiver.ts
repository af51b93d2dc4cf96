import type { ContactRecord } from "../record.ts";
import type { ReceiverKind } from "./configuration.ts";

export type ForwardOutcome =
  | { delivered: true }
  /**
   * `reason` is for staff and logs; it holds nothing of the message. `unsure`: the receiver did not answer, so that
   * the message may have arrived. `refused`: it is there and does not want this message, whatever it thinks of others.
   */
  | { delivered: false; reason: string; unsure?: boolean; refused?: boolean; retryAfterMs?: number };

/** The digest, as receivers get it. */
export interface StaffNotice {
  /** The same for a repeat; holds no personal data. */
  id: string;
  /** One line. */
  subject: string;
  /** Plain text as it is: each receiver makes it safe for itself. */
  text: string;
}

/** Somebody outside who gets messages. Neither function throws. */
export interface Receiver {
  readonly kind: ReceiverKind;
  /** Hands over one message; a repeat carries the same id. */
  deliver(record: ContactRecord): Promise<ForwardOutcome>;
  tell(notice: StaffNotice): Promise<ForwardOutcome>;
}

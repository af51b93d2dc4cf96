/**
 * What one isolate remembers of messages, as plain data with times: no promise, stream or answer of a request may
 * be shared with another. It only ever saves work or copies; what must not be forgotten is in KV.
 */

export interface RememberedSending {
  contentHash: string;
  /** Of the message, as its record has it. */
  receipt: string | undefined;
  at: number;
  arrived: boolean;
}

const hour = 3_600_000;
const mostSent = 4000;

export class IsolateMemory {
  private readonly sent = new Map<string, RememberedSending>();
  /** When the store last took no message, unless it has taken one since: milliseconds since 1970. */
  refusedAt: number | undefined;

  /** What was sent under `key` within the hour and did not fail, so that it is not sent twice. */
  sentUnder(key: string, now: number): Readonly<RememberedSending> | undefined {
    const sent = this.sent.get(key);
    return sent && now - sent.at < hour ? sent : undefined;
  }

  /** Notes that what `key` stands for, a message to a receiver, is being sent (`arrived` false) or has arrived. */
  noteSent(
    key: string,
    { contentHash, receipt }: { contentHash: string; receipt?: string },
    now: number,
    arrived: boolean,
  ): void {
    this.sent.delete(key);
    this.sent.set(key, { contentHash, receipt, at: now, arrived });
    const [oldest] = this.sent.keys();
    if (this.sent.size > mostSent && oldest !== undefined) this.sent.delete(oldest);
  }

  /** It certainly did not arrive. */
  forgetSent(key: string): void {
    this.sent.delete(key);
  }
}

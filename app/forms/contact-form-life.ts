/** The state machine of a contact form (R-STA-09). Pure. */
import type { NoticeContent } from "../ui/notice.tsx";

export interface FormLife {
  /** `waiting`: its message is in this browser's outbox. */
  step: "idle" | "sending" | "waiting" | "sent" | "failed";
  /** Key of its message in the outbox, also while a reworded version is checked or sent. */
  queued?: string;
  /** There is text in it. */
  written: boolean;
  /** The text is from an earlier visit. */
  restored: boolean;
  notice?: NoticeContent;
}

export type FormEvent =
  /** The visitor wrote something, or deleted the last word. */
  | { event: "written"; empty: boolean }
  /** A draft, and perhaps a waiting message, was found for it. */
  | { event: "opened"; queued?: string; notice?: NoticeContent }
  | { event: "submitted"; empty: boolean }
  /** The browser's own check found something missing or wrong. */
  | { event: "refused"; notice: NoticeContent }
  /** The message was not accepted and is not waiting. */
  | { event: "failed"; notice: NoticeContent }
  /** The message waits in the outbox. */
  | { event: "postponed"; key: string; notice: NoticeContent }
  | { event: "arrived"; notice: NoticeContent }
  | { event: "taken back"; notice: NoticeContent }
  /** The visitor cleared the form. */
  | { event: "cleared" };

/** The form's life after `event`; the very same object when the event changes nothing. */
export function nextLife(life: FormLife, event: FormEvent): FormLife {
  const { queued, restored, written } = life;
  switch (event.event) {
    case "written":
      return written === !event.empty ? life : { ...life, written: !event.empty };
    case "opened":
      return {
        step: event.queued ? "waiting" : "idle",
        queued: event.queued,
        written: true,
        restored: true,
        notice: event.notice,
      };
    case "submitted":
      // A second click: the request is under way, or this text has already arrived.
      if (life.step === "sending" || (life.step === "sent" && event.empty)) return life;
      return { step: "sending", queued, written, restored };
    case "refused":
      return { step: queued ? "waiting" : "failed", queued, written, restored, notice: event.notice };
    case "failed":
      return { step: "failed", written, restored, notice: event.notice };
    case "postponed":
      return { step: "waiting", queued: event.key, written, restored, notice: event.notice };
    case "arrived":
      return { step: "sent", written: false, restored: false, notice: event.notice };
    case "taken back":
      return life.step === "waiting" ? { step: "failed", written, restored, notice: event.notice } : life;
    case "cleared":
      return life.step === "sending" || queued ? life : { step: "idle", written: false, restored: false };
  }
}

/** A form's life as the server rendered it: `notice` is the outcome of a post without script. */
export function bornWith(notice: NoticeContent | undefined): FormLife {
  const step = !notice ? "idle" : notice.destructive ? "failed" : "sent";
  return { step, written: false, restored: false, notice };
}

/** What the contact form shows, and how that changes (R-STA-09). Pure. */
import type { NoticeContent } from "../ui/notice.tsx";
import { type ContactValues, noValues } from "./contact-field-table.ts";
import { isEmpty } from "./form-values.ts";

export interface FormState {
  /** `waiting`: this browser keeps its message until it can be sent. */
  step: "idle" | "sending" | "waiting" | "sent" | "failed";
  values: ContactValues;
  /** When the first letter was written, in milliseconds since 1970 by this browser's clock; 0 when unknown. */
  begun: number;
  /** The text is from before a reload. */
  isRestored?: boolean;
  /** The last try to send: words and type, and the idempotency key they went out under. */
  attempt?: { words: string; type: string; key: string };
  notice?: NoticeContent;
}

/** What became of message `key`. */
export interface Settled {
  key: string;
  step: "sent" | "failed" | "waiting";
  notice: NoticeContent;
}

export type FormEvent =
  | { event: "written"; values: ContactValues; now: number }
  /** A draft was found for the form. */
  | { event: "found"; draft: FormState }
  /** The browser's own check found something missing or wrong. */
  | { event: "refused"; notice: NoticeContent }
  | { event: "submitted"; values: ContactValues; attempt: FormState["attempt"] }
  | ({ event: "settled" } & Settled)
  | { event: "cleared" };

/** The form as the server rendered it: `answered` is the outcome of a post without script. */
export function born(answered?: { notice: NoticeContent; values?: ContactValues }): FormState {
  const { notice, values = noValues } = answered ?? {};
  return { step: !notice ? "idle" : notice.destructive ? "failed" : "sent", values, begun: 0, notice };
}

/** Whether these words of the form are those that were sent. */
export const isAsSent = ({ attempt, values }: FormState) => attempt?.words === JSON.stringify(values);

/** The form after `event`; the very same object when the event does not concern it. */
export function nextState(state: FormState, event: FormEvent): FormState {
  switch (event.event) {
    case "written": {
      const begun = isEmpty(state.values) ? event.now : state.begun || event.now;
      return { ...state, values: event.values, begun };
    }
    case "found":
      return { ...event.draft, isRestored: true };
    case "refused":
      // An earlier wording goes on waiting.
      return { ...state, step: state.step === "waiting" ? "waiting" : "failed", notice: event.notice };
    case "submitted":
      return { ...state, step: "sending", values: event.values, attempt: event.attempt, notice: undefined };
    case "settled": {
      const { key, step, notice } = event;
      if (key !== state.attempt?.key) return state;
      if (step !== "sent") return { ...state, step, notice };
      // Something else may have been written since.
      const left = isAsSent(state) ? born() : { ...state, attempt: undefined };
      return { ...left, step, notice };
    }
    case "cleared":
      return born();
  }
}

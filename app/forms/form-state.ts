/** What the contact form shows, and how that changes. Pure. */
import type { NoticeContent } from "../ui/notice.tsx";
import { type ContactValues, noValues } from "./contact-field-table.ts";
import { isEmpty } from "./form-values.ts";

export interface FormState {
  /** `waiting`: the outbox has the message until it can be sent. */
  status: "idle" | "sending" | "waiting" | "sent" | "failed";
  values: ContactValues;
  /** When the first letter was written, in epoch milliseconds by this browser's clock; 0 when unknown. */
  begun: number;
  /** The text is from before a reload. */
  isRestored?: boolean;
  /** The last attempt to send: its text and idempotency key. */
  attempt?: { text: string; type: string; key: string };
  notice?: NoticeContent;
}

/** What became of the message `key`. */
export type Outcome = Pick<FormState, "status" | "notice"> & { key: string };

export type FormAction =
  | { type: "change"; values: ContactValues; now: number }
  | { type: "submit"; values: ContactValues; attempt: FormState["attempt"] }
  /** The browser's check found something missing or wrong. */
  | { type: "reject"; notice: NoticeContent }
  | ({ type: "settle" } & Outcome)
  | { type: "restore"; draft: FormState }
  | { type: "clear" };

/** The form as the server rendered it: `answered` is the outcome of a post without script. */
export function initialState(answered?: { notice: NoticeContent; values?: ContactValues }): FormState {
  const { notice, values = noValues } = answered ?? {};
  return { status: !notice ? "idle" : notice.destructive ? "failed" : "sent", values, begun: 0, notice };
}

/** Whether the form still has the text that was sent. */
export const isUnchanged = ({ attempt, values }: FormState) => attempt?.text === JSON.stringify(values);

/** The form after `action`; the very same object when the action does not concern it. */
export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case "change": {
      const begun = isEmpty(state.values) ? action.now : state.begun || action.now;
      return { ...state, values: action.values, begun };
    }
    case "submit":
      return {
        ...state,
        status: "sending",
        values: action.values,
        attempt: action.attempt,
        notice: undefined,
      };
    case "reject":
      // An earlier wording goes on waiting.
      return { ...state, status: state.status === "waiting" ? "waiting" : "failed", notice: action.notice };
    case "settle": {
      const { key, status, notice } = action;
      if (key !== state.attempt?.key) return state;
      if (status !== "sent") return { ...state, status, notice };
      // The visitor may have written something else since.
      return { ...(isUnchanged(state) ? initialState() : state), attempt: undefined, status, notice };
    }
    case "restore":
      return { ...action.draft, isRestored: true };
    case "clear":
      return initialState();
  }
}

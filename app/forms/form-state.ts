/** What the contact form shows, and how that changes. Pure. */
import type { NoticeContent } from "../ui/notice.tsx";
import { type ContactValues, eachField, isEmpty } from "./contact-field-table.ts";
import type { FieldErrors } from "./form-contract.ts";

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

/** The form as the server rendered it: `answered` is the outcome of a post without script. */
export function initialState(answered?: { notice: NoticeContent; values?: ContactValues }): FormState {
  const { notice, values = eachField(() => "") } = answered ?? {};
  return { status: !notice ? "idle" : notice.destructive ? "failed" : "sent", values, begun: 0, notice };
}

/** Whether the form still has the text that was sent. */
export const isUnchanged = ({ attempt, values }: FormState) => attempt?.text === JSON.stringify(values);

/** `state` with `values` written at `now`. */
export const written = (state: FormState, values: ContactValues, now: number): FormState => ({
  ...state,
  values,
  begun: isEmpty(state.values) ? now : state.begun || now,
});

/** `state` after the browser's check has found `errors`; an earlier wording goes on waiting. */
export const rejected = (state: FormState, errors: FieldErrors): FormState => ({
  ...state,
  status: state.status === "waiting" ? "waiting" : "failed",
  notice: { title: "Please check this first", destructive: true, errors },
});

/** `state` after `outcome`; the very same object when that is another form's. */
export function settled(state: FormState, { key, status, notice: told }: Outcome): FormState {
  if (key !== state.attempt?.key) return state;
  // Nobody is waiting for the answer if the message had been put off, or if the visitor has gone on writing.
  const isUnasked = state.status === "waiting" || !isUnchanged(state);
  const outcome = { status, notice: told && { ...told, isUnasked } };
  if (outcome.status !== "sent") return { ...state, ...outcome };
  // The visitor may have written something else since.
  return { ...(isUnchanged(state) ? initialState() : state), attempt: undefined, ...outcome };
}

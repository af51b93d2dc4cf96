import { describe, expect, test } from "vitest";
import { noValues } from "./contact-field-table.ts";
import { type FormAction, type FormState, formReducer, initialState } from "./form-state.ts";

const good = { title: "good", destructive: false };
const bad = { title: "bad", destructive: true };
const values = { ...noValues, message: "A shop" };
const others = { ...noValues, message: "Two shops" };
const attempt = { text: JSON.stringify(values), type: "quote", key: "k1" };

const idle: FormState = { status: "idle", values, begun: 1 };
const sending: FormState = { ...idle, status: "sending", attempt };
const waiting: FormState = { ...sending, status: "waiting", notice: bad };
const sent: FormAction = { type: "settle", key: "k1", status: "sent", notice: good };
const failed: FormAction = { type: "settle", key: "k1", status: "failed", notice: bad };
const refused: FormAction = { type: "reject", notice: bad };

describe("idle, sending, then success or error", () => {
  test.each<[string, FormState, FormAction, Partial<FormState>]>([
    ["a first letter begins it", initialState(), { type: "change", values, now: 5 }, { values, begun: 5 }],
    ["a further letter does not", idle, { type: "change", values: others, now: 5 }, { begun: 1 }],
    ["sending shows nothing of before", waiting, { type: "submit", values, attempt }, { notice: undefined }],
    ["what the check refuses", idle, refused, { status: "failed", notice: bad, values }],
    [
      "a wording that the check refuses leaves the earlier one waiting",
      waiting,
      refused,
      { status: "waiting" },
    ],
    [
      "an error keeps the words, and the key for their repeat",
      sending,
      failed,
      { status: "failed", values, attempt },
    ],
    [
      "success clears them",
      waiting,
      sent,
      { status: "sent", values: noValues, attempt: undefined, notice: good },
    ],
    [
      "success keeps what was written since",
      { ...waiting, values: others },
      sent,
      { status: "sent", values: others, attempt: undefined },
    ],
    ["cleared", { ...idle, isRestored: true, notice: bad }, { type: "clear" }, initialState()],
  ])("%s", (_, state, action, expected) => {
    expect(formReducer(state, action)).toEqual({ ...formReducer(state, action), ...expected });
  });

  test("the outcome of another form's message changes nothing", () => {
    const other = { ...waiting, attempt: { ...attempt, key: "k2" } };
    expect(formReducer(other, sent)).toBe(other);
  });
});

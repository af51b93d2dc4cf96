import { describe, expect, test } from "vitest";
import { noValues } from "./contact-field-table.ts";
import { type FormState, initialState, type Outcome, rejected, settled, written } from "./form-state.ts";

const good = { title: "good", destructive: false };
const bad = { title: "bad", destructive: true };
const errors = { email: "Enter your email address." };
const refused = { title: "Please check this first", destructive: true, errors };
const values = { ...noValues, message: "A shop" };
const others = { ...noValues, message: "Two shops" };
const attempt = { text: JSON.stringify(values), type: "quote", key: "k1" };

const idle: FormState = { status: "idle", values, begun: 1 };
const sending: FormState = { ...idle, status: "sending", attempt };
const waiting: FormState = { ...sending, status: "waiting", notice: bad };
const sent: Outcome = { key: "k1", status: "sent", notice: good };
const failed: Outcome = { key: "k1", status: "failed", notice: bad };

describe("idle, sending, then success or error", () => {
  test.each<[string, FormState, Partial<FormState>]>([
    ["a first letter begins it", written(initialState(), values, 5), { values, begun: 5 }],
    ["a further letter does not", written(idle, others, 5), { values: others, begun: 1 }],
    ["what the check refuses", rejected(idle, errors), { status: "failed", notice: refused, values }],
    [
      "a wording that the check refuses leaves the earlier one waiting",
      rejected(waiting, errors),
      { status: "waiting" },
    ],
    [
      "an error keeps the words, and the key for their repeat",
      settled(sending, failed),
      { status: "failed", values, attempt, notice: bad },
    ],
    [
      "success clears them",
      settled(waiting, sent),
      { status: "sent", values: noValues, attempt: undefined, notice: good },
    ],
    [
      "success keeps what was written since",
      settled({ ...waiting, values: others }, sent),
      { status: "sent", values: others, attempt: undefined },
    ],
  ])("%s", (_, state, expected) => {
    expect(state).toEqual({ ...state, ...expected });
  });

  test("the outcome of another form's message changes nothing", () => {
    const other = { ...waiting, attempt: { ...attempt, key: "k2" } };
    expect(settled(other, sent)).toBe(other);
  });
});

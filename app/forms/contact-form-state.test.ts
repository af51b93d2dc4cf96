import { describe, expect, test } from "vitest";
import { noValues } from "./contact-field-table.ts";
import { born, type FormEvent, type FormState, nextState } from "./contact-form-state.ts";

const good = { title: "good", destructive: false };
const bad = { title: "bad", destructive: true };
const values = { ...noValues, message: "A shop" };
const others = { ...noValues, message: "Two shops" };
const attempt = { words: JSON.stringify(values), type: "quote", key: "k1" };

const idle: FormState = { step: "idle", values, begun: 1 };
const sending: FormState = { ...idle, step: "sending", attempt };
const waiting: FormState = { ...sending, step: "waiting", notice: bad };
const sent: FormEvent = { event: "settled", key: "k1", step: "sent", notice: good };
const failed: FormEvent = { event: "settled", key: "k1", step: "failed", notice: bad };
const refused: FormEvent = { event: "refused", notice: bad };

describe("R-STA-09, R-CON-12 to 14: idle, sending, then success or error", () => {
  test.each<[string, FormState, FormEvent, Partial<FormState>]>([
    ["a first letter begins it", born(), { event: "written", values, now: 5 }, { values, begun: 5 }],
    ["a further letter does not", idle, { event: "written", values: others, now: 5 }, { begun: 1 }],
    [
      "sending shows nothing of before",
      waiting,
      { event: "submitted", values, attempt },
      { notice: undefined },
    ],
    ["what the check refuses", idle, refused, { step: "failed", notice: bad, values }],
    [
      "a wording that the check refuses leaves the earlier one waiting",
      waiting,
      refused,
      { step: "waiting" },
    ],
    [
      "an error keeps the words, and the key for their repeat",
      sending,
      failed,
      { step: "failed", values, attempt },
    ],
    [
      "success clears them",
      waiting,
      sent,
      { step: "sent", values: noValues, attempt: undefined, notice: good },
    ],
    [
      "success keeps what was written since",
      { ...waiting, values: others },
      sent,
      { step: "sent", values: others, attempt: undefined },
    ],
    ["cleared", { ...idle, isRestored: true, notice: bad }, { event: "cleared" }, born()],
  ])("%s", (_, state, event, expected) => {
    expect(nextState(state, event)).toEqual({ ...nextState(state, event), ...expected });
  });

  test("what became of another form's message changes nothing", () => {
    const other = { ...waiting, attempt: { ...attempt, key: "k2" } };
    expect(nextState(other, sent)).toBe(other);
  });
});

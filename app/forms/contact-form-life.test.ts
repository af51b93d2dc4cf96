import { describe, expect, test } from "vitest";
import { type FormEvent, type FormLife, nextLife } from "./contact-form-life.ts";

const good = { title: "good", destructive: false };
const bad = { title: "bad", destructive: true };

const idle: FormLife = { step: "idle", written: false, restored: false };
const sending: FormLife = { step: "sending", written: true, restored: false };
const resending: FormLife = { ...sending, queued: "k1" };
const waiting: FormLife = { step: "waiting", written: true, restored: false, queued: "k1", notice: bad };
const sent: FormLife = { step: "sent", written: false, restored: false, notice: good };
const failed: FormLife = { step: "failed", written: true, restored: false, notice: bad };

const submitted: FormEvent = { event: "submitted", empty: false };
const submittedEmpty: FormEvent = { event: "submitted", empty: true };
const refused: FormEvent = { event: "refused", notice: bad };
const unsent: FormEvent = { event: "failed", notice: bad };
const postponed: FormEvent = { event: "postponed", key: "k2", notice: bad };
const arrived: FormEvent = { event: "arrived", notice: good };
const takenBack: FormEvent = { event: "taken back", notice: bad };
const cleared: FormEvent = { event: "cleared" };

/** The very same object, so that the caller does nothing either. */
const same = Symbol("same");

const table: [string, FormLife, FormEvent, Partial<FormLife> | typeof same][] = [
  ["a first click sends", idle, submitted, { step: "sending" }],
  ["an empty form is checked like any other", idle, submittedEmpty, { step: "sending" }],
  ["a second click while sending", sending, submitted, same],
  ["a second click on the form that success has cleared", sent, submittedEmpty, same],
  ["another message after the first", sent, submitted, { step: "sending" }],
  ["another try while one waits remembers which", waiting, submitted, { step: "sending", queued: "k1" }],
  ["what the check refuses", sending, refused, { step: "failed", notice: bad }],
  [
    "what the check refuses leaves the earlier wording waiting",
    resending,
    refused,
    { step: "waiting", queued: "k1", notice: bad },
  ],
  ["what the server refuses waits no longer", resending, unsent, { step: "failed", notice: bad }],
  ["no answer to a changed wording", resending, postponed, { step: "waiting", queued: "k2", notice: bad }],
  ["an answer", sending, arrived, { step: "sent", written: false, notice: good }],
  ["taken back", waiting, takenBack, { step: "failed", notice: bad }],
  ["taken back when it had just arrived", sent, takenBack, same],
  [
    "a waiting message found",
    idle,
    { event: "opened", queued: "k1", notice: bad },
    { ...waiting, restored: true },
  ],
  ["another form's words", sent, { event: "opened" }, { step: "idle", written: true, restored: true }],
  ["a first letter", idle, { event: "written", empty: false }, { step: "idle", written: true }],
  ["a further letter", failed, { event: "written", empty: false }, same],
  ["the last letter taken away", failed, { event: "written", empty: true }, { ...failed, written: false }],
  ["cleared", { ...idle, written: true, restored: true }, cleared, idle],
  ["cleared while sending", sending, cleared, same],
  ["cleared while waiting", waiting, cleared, same],
];

describe("R-STA-09: idle, sending, then success or error", () => {
  test.each(table)("%s", (_, life, event, expected) => {
    const next = nextLife(life, event);
    if (expected === same) expect(next).toBe(life);
    else expect(next).toEqual({ written: life.written, restored: false, ...expected });
  });

  test("the words stay restored until they were sent or cleared", () => {
    const restored = { ...idle, restored: true };
    expect(nextLife(nextLife(restored, submitted), unsent).restored).toBe(true);
    expect(nextLife(nextLife(restored, submitted), arrived).restored).toBe(false);
  });
});

import { expect, test } from "vitest";
import { totals } from "./commands/list.ts";
import type { Key } from "./kv.ts";
import { isPromised, isUnanswered, messagesOf } from "../../worker/contacts/messages.ts";

const idOf = (number: number) => `20261121T0137${String(number).padStart(2, "0")}123Z-1a2b3c4d5e6f`;

function key(place: string, number: number, metadata: Record<string, unknown> = {}): Key {
  const described = { state: "accepted", type: "quote", name: `Ana ${number}`, email: "ana@example.com" };
  return { name: `${place}:${idOf(number)}`, metadata: { ...described, ...metadata } };
}

test("a marker that says delivered is waited for no more; other keys are no messages", () => {
  const [row, ...more] = messagesOf([
    key("contact", 1),
    key("outbox", 1, { delivered: true }),
    ...["status", "file:x/cv.pdf", "mailed:0123", `erased:${idOf(1)}`].map((name) => ({ name })),
  ]);
  expect([row?.state, more]).toEqual(["accepted", []]);
});

test("unanswered is what a person waits for, until it is marked", () => {
  const rows = messagesOf([
    key("contact", 1),
    key("contact", 2),
    { name: `done:${idOf(2)}`, metadata: { at: "2026-11-21T02:00:00.000Z", who: "Joe" } },
    key("contact", 3, { type: "newsletter" }),
    key("contact", 4, { test: true }),
    key("contact", 5, { type: "application" }),
    key("spam", 6),
    key("dead", 7),
  ]);
  expect(rows.filter(isUnanswered).map(({ name }) => name)).toEqual(["Ana 1", "Ana 5", "Ana 7"]);
  expect(rows.filter(isPromised).map(({ name }) => name)).toEqual(["Ana 1", "Ana 7"]);
  expect(rows[1]?.done).toEqual({ at: "2026-11-21T02:00:00.000Z", who: "Joe" });
  expect(totals(rows)).toBe("7 messages, 3 unanswered, 0 waiting (*), 1 given up (!), 1 spam (?)");
});

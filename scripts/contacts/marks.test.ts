import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { retentionSeconds } from "./deployment.ts";
import { erasedMarks } from "./marks.ts";

const receipt = "0123456789abcdef0123456789abcdef";
const now = Date.UTC(2026, 10, 22, 3);
const id = "20261121T013722123Z-1a2b3c4d5e6f";
const daySeconds = 86_400;

const textOf = (receivedAt: number, more: object = { receipt }) =>
  JSON.stringify({ id, receivedAt: new Date(receivedAt).toISOString(), fields: { name: "Ana" }, ...more });

test("of a message with a receipt a mark stays for 30 days: when, and a hash of the secret", () => {
  expect(erasedMarks([[id, textOf(now - 1000)]], now)).toEqual([
    {
      name: `erased:${id}`,
      value: "",
      metadata: {
        at: "2026-11-22T03:00:00.000Z",
        receipt: createHash("sha256").update(receipt).digest("hex"),
      },
      expiration: now / 1000 + 30 * daySeconds,
    },
  ]);
});

test("no longer than the message would have been kept", () => {
  const took = now - (retentionSeconds() - 2 * daySeconds) * 1000;
  expect(erasedMarks([[id, textOf(took)]], now)[0]?.expiration).toBe(now / 1000 + 2 * daySeconds);
  const trial = { receipt, keepSeconds: 3600 };
  expect(erasedMarks([[id, textOf(now, trial)]], now)[0]?.expiration).toBe(now / 1000 + 3600);
});

test("one for all copies of a message, and one without a hash for what has no receipt or cannot be read", () => {
  const copies = [id, id].map((one) => [one, textOf(now)] as const);
  expect(erasedMarks(copies, now)).toHaveLength(1);
  for (const text of [textOf(now, {}), "not JSON", ""]) {
    expect(erasedMarks([[id, text]], now)).toMatchObject([
      { name: `erased:${id}`, metadata: { at: "2026-11-22T03:00:00.000Z" } },
    ]);
  }
});

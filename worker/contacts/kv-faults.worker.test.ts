import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { failingKv, keysOf, secondsLeft, sendMessage } from "../worker-test-helpers.ts";
import { broken, cronIn, idsOf, metadataOf, ok, receiver, webhook } from "./receiver-test-helpers.ts";

/** Runs cron every five minutes for an hour, in a fresh isolate each time. */
async function cronForAnHour(environment: Partial<Env>): Promise<void> {
  for (let run = 0; run < 12; run += 1) await cronIn(5, environment).catch(() => {});
}

/** Sends messages whose first forwarding fails. */
async function waitingMessages(count: number): Promise<string[]> {
  receiver(broken);
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const { body } = await sendMessage(webhook, { phone: String(number) });
    ids.push(body.id ?? "");
  }
  return ids;
}

describe("no fault of KV makes copies of a message without end", () => {
  test("deletes refused: one copy, and its marker waits for nothing any more", async () => {
    const deliveries = receiver(ok);
    const CONTACTS = failingKv((operation) => operation === "delete");
    const { body } = await sendMessage({ ...webhook, CONTACTS });
    await cronForAnHour({ ...webhook, CONTACTS });
    expect(idsOf(deliveries)).toEqual([body.id]);
    expect(await metadataOf(`outbox:${body.id}`)).toMatchObject({ delivered: true });
    expect(await secondsLeft("outbox:")).toBeLessThan(Infinity);
  });

  test("writes refused after a failure: nothing is sent until KV takes notes again, then once", async () => {
    const ids = await waitingMessages(4);
    const deliveries = receiver(ok);
    await cronForAnHour({ ...webhook, CONTACTS: failingKv((operation) => operation === "put") });
    expect(deliveries).toEqual([]);
    await cronIn(5, webhook);
    expect(new Set(idsOf(deliveries))).toEqual(new Set(ids));
    expect(deliveries).toHaveLength(4);
    expect(await keysOf("outbox:")).toEqual([]);
  });

  test("a record that cannot be written leaves its marker, which says that nobody waits for it", async () => {
    const CONTACTS = failingKv((operation, key) => operation === "put" && key.startsWith("contact:"));
    const deliveries = receiver(broken);
    await sendMessage({ ...webhook, CONTACTS });
    const arrived = receiver(ok);
    await cronIn(3, { ...webhook, CONTACTS });
    expect([deliveries.length, arrived.length]).toEqual([1, 1]);
    expect(await keysOf("outbox:")).toHaveLength(1);
    await cronIn(15, { ...webhook, CONTACTS });
    expect(arrived).toHaveLength(1);
    await cronIn(15, webhook);
    expect(arrived).toHaveLength(1);
    expect(await keysOf("outbox:")).toEqual([]);
    expect(await keysOf("contact:")).toHaveLength(1);
  });
});

test("with the receiver down a try costs writes: after half an hour there is one in a quarter of an hour", async () => {
  await waitingMessages(8);
  const failed = receiver(broken);
  for (const [minutes, tries] of [
    [3, 3],
    [5, 4],
    [30, 5],
    [5, 5],
    [10, 6],
  ] as const) {
    await cronIn(minutes, webhook);
    expect(failed).toHaveLength(tries);
  }
});

test("a marker that cannot be read holds nobody up", async () => {
  await env.CONTACTS.put("outbox:20261121T000000000Z-aaaaaaaaaaaa", "no JSON");
  const [id = ""] = await waitingMessages(1);
  const deliveries = receiver(ok);
  await cronIn(3, webhook, id);
  expect(idsOf(deliveries)).toEqual([id]);
});

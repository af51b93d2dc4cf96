import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test, vi } from "vitest";
import { contactRequest, cron, failingKv, keysOf, message, send } from "../worker-test-helpers.ts";
import {
  broken,
  day,
  idsOf,
  later,
  metadataOf,
  minute,
  ok,
  receiver,
  webhook,
} from "./receiver-test-helpers.ts";

afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await reset();
});

/** Cron as it comes, every five minutes for that long, in a fresh isolate each time. */
async function cronFor(ms: number, environment: Partial<Env>): Promise<void> {
  for (let elapsed = 0; elapsed < ms; elapsed += 5 * minute) {
    later(5 * minute);
    await cron(environment).catch(() => {});
  }
}

/** Messages whose forwarding failed when they came. */
async function waitingMessages(count: number): Promise<string[]> {
  receiver(broken);
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const { body } = await send(contactRequest({ ...message, phone: String(number) }), webhook);
    ids.push(body.id ?? "");
  }
  vi.restoreAllMocks();
  return ids;
}

describe("no fault of KV makes copies of a message without end", () => {
  test("deletes refused: one copy, and its marker waits for nothing any more", async () => {
    const deliveries = receiver(ok);
    const CONTACTS = failingKv((operation) => operation === "delete");
    const { body } = await send(contactRequest(message), { ...webhook, CONTACTS });
    await cronFor(60 * minute, { ...webhook, CONTACTS });
    expect(idsOf(deliveries)).toEqual([body.id]);
    expect(await metadataOf(`outbox:${body.id}`)).toMatchObject({ delivered: true });
    const [marker] = (await env.CONTACTS.list({ prefix: "outbox:" })).keys;
    expect(marker?.expiration).toBeGreaterThan(0);
  });

  test("writes refused after a failure: nothing is sent until KV takes notes again, then once", async () => {
    const ids = await waitingMessages(4);
    const deliveries = receiver(ok);
    await cronFor(60 * minute, { ...webhook, CONTACTS: failingKv((operation) => operation === "put") });
    expect(deliveries).toEqual([]);
    await cronFor(5 * minute, webhook);
    expect(new Set(idsOf(deliveries))).toEqual(new Set(ids));
    expect(deliveries).toHaveLength(4);
    expect(await keysOf("outbox:")).toEqual([]);
  });

  test(
    "whatever KV takes last: at most three copies, and what is given up is a dead letter",
    { timeout: 120_000 },
    async () => {
      const [id = ""] = await waitingMessages(1);
      vi.spyOn(console, "error").mockImplementation(() => {});
      const deliveries = receiver(ok);
      // KV notes that a message is being sent, and from then on takes nothing for the rest of that run.
      for (let elapsed = 0; elapsed < 2 * day; elapsed += 60 * minute) {
        later(60 * minute);
        let sent = false;
        const CONTACTS = failingKv((operation, key) => {
          const fails = sent && operation !== "get";
          if (operation === "put" && key.startsWith("outbox:")) sent = true;
          return fails;
        });
        await cron({ ...webhook, CONTACTS });
      }
      expect(deliveries.length).toBeGreaterThan(0);
      expect(deliveries.length).toBeLessThanOrEqual(2);
      await cron(webhook);
      expect(await keysOf("dead:")).toEqual([`dead:${id}`]);
      expect(await keysOf("outbox:")).toEqual([]);
    },
  );

  test("a message that arrived and cannot be cleared ends the run", async () => {
    await waitingMessages(6);
    const deliveries = receiver(ok);
    later(3 * minute);
    const notes = new Set<string>();
    const CONTACTS = failingKv((operation, key) => {
      const second = operation === "put" && notes.has(key);
      notes.add(operation === "put" ? key : "");
      return second || operation === "delete";
    });
    await cron({ ...webhook, CONTACTS });
    expect(deliveries).toHaveLength(1);
  });

  test("an isolate sends no id twice within the hour", async () => {
    await waitingMessages(1);
    const deliveries = receiver(ok);
    const notes = new Set<string>();
    const CONTACTS = failingKv((operation, key) => {
      const second = operation === "put" && notes.has(key);
      notes.add(operation === "put" ? key : "");
      return second || operation === "delete";
    });
    const isolate = { ...env, ...webhook, CONTACTS };
    later(3 * minute);
    await cron(isolate, isolate);
    expect(deliveries).toHaveLength(1);
    notes.clear();
    later(20 * minute);
    await cron(isolate, isolate);
    expect(deliveries).toHaveLength(1);
  });

  test("a record that cannot be written leaves its marker, which says that nobody waits for it", async () => {
    const CONTACTS = failingKv((operation, key) => operation === "put" && key.startsWith("contact:"));
    const deliveries = receiver(broken);
    await send(contactRequest(message), { ...webhook, CONTACTS });
    vi.restoreAllMocks();
    const arrived = receiver(ok);
    later(3 * minute);
    await cron({ ...webhook, CONTACTS });
    expect([deliveries.length, arrived.length]).toEqual([1, 1]);
    expect(await keysOf("outbox:")).toHaveLength(1);
    later(15 * minute);
    await cron({ ...webhook, CONTACTS });
    expect(arrived).toHaveLength(1);
    later(15 * minute);
    await cron(webhook);
    expect(arrived).toHaveLength(1);
    expect(await keysOf("outbox:")).toEqual([]);
    expect(await keysOf("contact:")).toHaveLength(1);
  });
});

test("reads that fail count: a run of KV failures is over after three", async () => {
  await waitingMessages(8);
  later(3 * minute);
  let reads = 0;
  const CONTACTS = failingKv((operation, key) => {
    const fails = operation === "get" && key.startsWith("outbox:");
    if (fails) reads += 1;
    return fails;
  });
  await cron({ ...webhook, CONTACTS });
  expect(reads).toBe(3);
});

test("with the receiver down a try costs writes: after half an hour there is one in a quarter of an hour", async () => {
  await waitingMessages(8);
  const failed = receiver(broken);
  later(3 * minute);
  await cron(webhook);
  expect(failed).toHaveLength(3);
  later(5 * minute);
  await cron(webhook);
  expect(failed).toHaveLength(4);
  later(30 * minute);
  await cron(webhook);
  expect(failed).toHaveLength(5);
  later(5 * minute);
  await cron(webhook);
  expect(failed).toHaveLength(5);
  later(10 * minute);
  await cron(webhook);
  expect(failed).toHaveLength(6);
});

describe("KV writes a marker and its answer gets lost", () => {
  /** Writes of markers are done and reported as failed. */
  const lossyKv = () =>
    new Proxy(env.CONTACTS, {
      get(target, property: "put") {
        const original = target[property] as (...args: unknown[]) => Promise<unknown>;
        return async (...args: unknown[]) => {
          const result = await original.apply(target, args);
          if (property === "put" && String(args[0]).startsWith("outbox:")) throw new Error("lost");
          return result;
        };
      },
    });

  test("the message arrives once: no marker is left for cron", async () => {
    const deliveries = receiver(ok);
    const { status, body } = await send(contactRequest(message), { ...webhook, CONTACTS: lossyKv() });
    expect(status).toBe(201);
    await cronFor(15 * minute, webhook);
    expect(idsOf(deliveries)).toEqual([body.id]);
    expect(await metadataOf(`contact:${body.id}`)).toMatchObject({ state: "forwarded" });
  });

  test("with the receiver down as well it is accepted, since it is kept, and arrives later", async () => {
    receiver(broken);
    const { status, body } = await send(contactRequest(message), { ...webhook, CONTACTS: lossyKv() });
    expect(status).toBe(201);
    vi.restoreAllMocks();
    const deliveries = receiver(ok);
    await cronFor(10 * minute, webhook);
    expect(idsOf(deliveries)).toEqual([body.id]);
  });

  test("when nobody knows whether it was kept, nothing is claimed", async () => {
    receiver(broken);
    const silent = () => Promise.reject(new Error("network connection lost"));
    const CONTACTS = { get: silent, put: silent } as unknown as KVNamespace;
    const { status, body } = await send(contactRequest(message), { ...webhook, CONTACTS });
    expect(status).toBe(503);
    expect(body.message).toMatch(/^We're not sure/);
  });
});

test("a dead letter put back by hand ends as forwarded", async () => {
  const [id = ""] = await waitingMessages(1);
  const record = (await env.CONTACTS.get(`contact:${id}`)) ?? "";
  await env.CONTACTS.put(`contact:${id}`, record, { metadata: { state: "dead" } });
  await env.CONTACTS.put(`outbox:${id}`, record);
  receiver(ok);
  await cron(webhook);
  expect(await metadataOf(`contact:${id}`)).toMatchObject({ state: "forwarded" });
});

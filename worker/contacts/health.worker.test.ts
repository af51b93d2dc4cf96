import { createExecutionContext, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test, vi } from "vitest";
import worker from "built-worker";
import { isOverdue, openMsBetween } from "./digest/office-time.ts";
import { atOffice, broken, day, later, minute, ok, receiver, webhook } from "./receiver-test-helpers.ts";
import { contactRequest, cron, failingKv, message, origin, send } from "../worker-test-helpers.ts";

afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await reset();
});

async function health(
  environment: object,
  isolate: object = { ...env, ...environment },
): Promise<{ status: number; body: Record<string, unknown> }> {
  const request = new Request(`${origin}/api/health`);
  const response = await worker.fetch(request, isolate as Env, createExecutionContext());
  expect(response.headers.get("cache-control")).toBe("no-store");
  return { status: response.status, body: await response.json() };
}

const none = { waiting: 0, dead: 0 };

test("ok, with the build, when messages are only kept", async () => {
  const { status, body } = await health({});
  expect(status).toBe(200);
  expect(body).toEqual({ status: "ok", build: expect.stringMatching(/^[\w-]{6,}$/), ...none });
});

test("stale until cron has looked, and when it no longer does", async () => {
  expect(await health(webhook)).toMatchObject({ status: 503, body: { status: "stale" } });
  await cron(webhook);
  expect(await health(webhook)).toMatchObject({ status: 200, body: { status: "ok" } });
  later(115 * minute);
  expect(await health(webhook)).toMatchObject({ status: 200, body: { status: "ok" } });
  later(10 * minute);
  expect(await health(webhook)).toMatchObject({ status: 503, body: { status: "stale" } });
});

test("late when a message has waited longer than an hour, and ok when it has arrived", async () => {
  receiver(broken);
  await send(contactRequest(message), webhook);
  for (let run = 0; run < 11; run += 1) {
    later(5 * minute);
    await cron(webhook);
  }
  expect(await health(webhook)).toMatchObject({ status: 200, body: { status: "ok", waiting: 1 } });
  later(10 * minute);
  expect(await health(webhook)).toMatchObject({ status: 503, body: { status: "late", waiting: 1 } });
  vi.restoreAllMocks();
  receiver(ok);
  later(120 * minute);
  await cron(webhook);
  expect(await health(webhook)).toMatchObject({ status: 200, body: { status: "ok", ...none } });
});

test("dead letters and spam are counted", async () => {
  await env.CONTACTS.put("dead:1", "{}");
  await env.CONTACTS.put("spam:1", "{}");
  await env.CONTACTS.put("spam:2", "{}");
  await cron(webhook);
  expect(await health(webhook)).toMatchObject({ body: { status: "ok", dead: 1, quarantined: 2 } });
});

test("down when KV does not answer", async () => {
  const CONTACTS = failingKv(() => true);
  expect(await health({ CONTACTS })).toMatchObject({ status: 503, body: { status: "down" } });
  expect(await health({ CONTACTS, ...webhook })).toMatchObject({ status: 503, body: { status: "down" } });
});

/** KV that counts what it is asked, and answers after a moment. */
function countingKv(): { counts: Record<string, number>; CONTACTS: KVNamespace } {
  const counts: Record<string, number> = {};
  const CONTACTS = new Proxy(env.CONTACTS, {
    get(target, property: "get") {
      const original = target[property] as (...args: unknown[]) => Promise<unknown>;
      return async (...args: unknown[]) => {
        counts[property] = (counts[property] ?? 0) + 1;
        await new Promise((resolve) => setTimeout(resolve, 100));
        return original.apply(target, args);
      };
    },
  });
  return { counts, CONTACTS };
}

test("a thousand who ask a cold isolate at once cost a read or a few, and no listing", async () => {
  await cron(webhook);
  const { counts, CONTACTS } = countingKv();
  const isolate = { ...env, ...webhook, CONTACTS };
  const all = await Promise.all(Array.from({ length: 1000 }, () => health({}, isolate)));
  expect(all.every(({ status }) => status === 200)).toBe(true);
  // One, or another when that takes longer than the rest are ready to wait.
  expect(Object.keys(counts)).toEqual(["get"]);
  expect(counts["get"]).toBeLessThanOrEqual(4);
});

/** Hours in which the office was open, to a tenth. */
const openHours = (from: number, to: number) => Math.round(openMsBetween(from, to) / 360_000) / 10;

async function keepMessage(id: string, receivedAt: number, metadata: object = {}): Promise<void> {
  const times = { receivedAt: new Date(receivedAt).toISOString() };
  await env.CONTACTS.put(`contact:${id}`, "{}", {
    metadata: {
      state: "accepted",
      type: "general",
      name: "Ana",
      email: "ana@example.com",
      ...times,
      ...metadata,
    },
  });
}

describe("what nobody has answered", () => {
  test("a message is a warning once its answer is overdue by the office's hours, until it is done; nothing of it is told", async () => {
    const received = atOffice(20, 15);
    let overdue = received;
    while (!isOverdue(received, overdue)) overdue += 5 * minute;
    vi.useFakeTimers({ now: received, toFake: ["Date"] });
    await keepMessage("1", received);
    const at = async (now: number) => {
      vi.setSystemTime(now);
      await cron(webhook);
      return health(webhook);
    };
    const before = overdue - 5 * minute;
    expect(await at(before)).toMatchObject({
      status: 200,
      body: { status: "ok", unanswered: 1, oldestUnansweredHours: openHours(received, before) },
    });
    const late = await at(overdue + 5 * minute);
    expect(late).toMatchObject({
      status: 200,
      body: { status: "unanswered", oldestUnansweredHours: openHours(received, overdue + 5 * minute) },
    });
    expect(JSON.stringify(late.body)).not.toMatch(/Ana|ana@|2026/);
    await env.CONTACTS.put("done:1", "", { metadata: { at: new Date().toISOString(), who: "Tom" } });
    const done = await at(overdue + 60 * minute);
    expect(done).toMatchObject({ body: { status: "ok", unanswered: 0 } });
    expect(done.body).not.toHaveProperty("oldestUnansweredHours");
  });

  test("applications are promised an answer in a week, newsletter readers and tests none", async () => {
    const old = Date.now() - 5 * day;
    await keepMessage("1", old, { type: "application" });
    await keepMessage("2", old, { type: "newsletter", pending: true });
    await keepMessage("3", old, { test: true });
    await cron(webhook);
    const { body } = await health(webhook);
    expect(body).toMatchObject({ status: "ok", unanswered: 1, pending: 1 });
    expect(body).not.toHaveProperty("oldestUnansweredHours");
  });
});

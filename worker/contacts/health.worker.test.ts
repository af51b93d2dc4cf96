import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { broken, cronIn, day, later, minute, ok, receiver, webhook } from "./receiver-test-helpers.ts";
import { cron, failingKv, health, isolate, kvAfter, sendMessage } from "../worker-test-helpers.ts";

const none = { waiting: 0, dead: 0 };

test("ok, with the build, when messages are only kept", async () => {
  const { status, body } = await health({});
  expect(status).toBe(200);
  expect(body).toEqual({ status: "ok", build: expect.stringMatching(/^[\w-]{6,}$/), ...none });
});

test("everybody hears the status, and only who sends the owner's token hears how much is waiting", async () => {
  for (const key of ["dead:1", "spam:1"]) await env.CONTACTS.put(key, "{}");
  await cron(webhook);
  const shown = ["build", "status"];
  for (const [secret, token] of [
    ["right", "wrong"],
    ["right", ""],
    ["", ""],
    [undefined, "undefined"],
  ] as const) {
    const { body } = await health({}, isolate({ ...webhook, HEALTH_TOKEN: secret }), token);
    expect(Object.keys(body).toSorted()).toEqual(shown);
  }
  const { body } = await health({}, isolate({ ...webhook, HEALTH_TOKEN: "right" }), "right");
  expect(body).toMatchObject({ status: "ok", waiting: 0, dead: 1, quarantined: 1 });
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
  await sendMessage(webhook);
  await cronIn(55, webhook);
  expect(await health(webhook)).toMatchObject({ status: 200, body: { status: "ok", waiting: 1 } });
  later(10 * minute);
  expect(await health(webhook)).toMatchObject({ status: 503, body: { status: "late", waiting: 1 } });
  receiver(ok);
  await cronIn(120, webhook);
  expect(await health(webhook)).toMatchObject({ status: 200, body: { status: "ok", ...none } });
});

test("dead letters and spam are counted", async () => {
  for (const key of ["dead:1", "spam:1", "spam:2"]) await env.CONTACTS.put(key, "{}");
  await cron(webhook);
  expect(await health(webhook)).toMatchObject({ body: { status: "ok", dead: 1, quarantined: 2 } });
});

test("down when KV does not answer", async () => {
  const CONTACTS = failingKv(() => true);
  expect(await health({ CONTACTS })).toMatchObject({ status: 503, body: { status: "down" } });
  expect(await health({ CONTACTS, ...webhook })).toMatchObject({ status: 503, body: { status: "down" } });
});

test("a thousand who ask a cold isolate at once cost a read or a few, and no listing", async () => {
  await cron(webhook);
  const asked: string[] = [];
  const CONTACTS = kvAfter((operation) => {
    asked.push(operation);
    return new Promise((resolve) => setTimeout(resolve, 100));
  });
  const whole = isolate({ ...webhook, CONTACTS });
  const all = await Promise.all(Array.from({ length: 1000 }, () => health({}, whole)));
  expect(all.every(({ status }) => status === 200)).toBe(true);
  // One read, or a few more when it takes longer than the others wait.
  expect(new Set(asked)).toEqual(new Set(["get"]));
  expect(asked.length).toBeLessThanOrEqual(4);
});

test("a message that nobody has answered is a warning until it is done; nothing of it is told", async () => {
  const receivedAt = new Date(Date.now() - 7 * day).toISOString();
  const metadata = { state: "accepted", type: "general", name: "Ana", email: "ana@example.com", receivedAt };
  await env.CONTACTS.put("contact:1", "{}", { metadata });
  await cron(webhook);
  const late = await health(webhook);
  expect(late).toMatchObject({ status: 200, body: { status: "unanswered", unanswered: 1 } });
  expect(JSON.stringify(late.body)).not.toMatch(/Ana|ana@|2026/);
  await env.CONTACTS.put("done:1", "", { metadata: { at: new Date().toISOString(), who: "Tom" } });
  await cronIn(60, webhook);
  expect(await health(webhook)).toMatchObject({ body: { status: "ok", unanswered: 0 } });
});

import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { Environment } from "../settings.ts";
import {
  another,
  atOffice,
  broken,
  delivered,
  later,
  minute,
  noWorkflow,
  ok,
  receiver,
  setClock,
  webhook,
} from "./receiver-test-helpers.ts";
import { cron, failingKv, health, isolate, keysOf, sendMessage } from "../worker-test-helpers.ts";

const stuck: Partial<Environment> = { ...webhook, DELIVERY: noWorkflow };

/** Sends a message and changes its metadata, as delivery or staff would. */
async function kept(change: object, environment = stuck): Promise<void> {
  const { body } = await sendMessage(environment, another());
  const key = `contact:${body.id}`;
  const { value, metadata } = await env.CONTACTS.getWithMetadata<object>(key);
  await env.CONTACTS.put(key, value ?? "", { metadata: { ...metadata, ...change } });
}

test("everybody hears the status, and only who sends the owner's token hears how much is waiting", async () => {
  for (const state of ["stored", "undelivered", "spam"]) await kept({ state });
  await cron(stuck);
  for (const [secret, token] of [
    ["right", "wrong"],
    ["right", ""],
    ["", ""],
    [undefined, "undefined"],
  ] as const) {
    const { body } = await health({}, isolate({ ...webhook, HEALTH_TOKEN: secret }), token);
    expect(Object.keys(body).toSorted()).toEqual(["build", "status"]);
  }
  const { body } = await health({}, isolate({ ...webhook, HEALTH_TOKEN: "right" }), "right");
  expect(body).toMatchObject({ status: "undelivered", waiting: 1, undelivered: 1, spam: 1, unanswered: 2 });
});

test("stale until the sweep has looked, and when it no longer does", async () => {
  expect(await health(webhook)).toMatchObject({ status: 503, body: { status: "stale" } });
  await cron(webhook);
  const build: unknown = expect.stringMatching(/^[\w-]{6,}$/);
  expect(await health(webhook)).toMatchObject({ status: 200, body: { status: "ok", build } });
  later(115 * minute);
  expect(await health(webhook)).toMatchObject({ status: 200, body: { status: "ok" } });
  later(10 * minute);
  expect(await health(webhook)).toMatchObject({ status: 503, body: { status: "stale" } });
});

test("late when a message has waited longer than an hour", async () => {
  await kept({ state: "waiting" });
  later(55 * minute);
  await cron(stuck);
  expect(await health(webhook)).toMatchObject({ status: 200, body: { status: "ok", waiting: 1 } });
  later(10 * minute);
  expect(await health(webhook)).toMatchObject({ status: 503, body: { status: "late" } });
});

test("undelivered until staff mark it as dealt with", async () => {
  await kept({ state: "undelivered" });
  await cron(stuck);
  expect(await health(webhook)).toMatchObject({ status: 503, body: { status: "undelivered" } });
  const [name = ""] = await keysOf("contact:");
  const { value, metadata } = await env.CONTACTS.getWithMetadata<object>(name);
  const done = { at: new Date().toISOString(), who: "Joe" };
  await env.CONTACTS.put(name, value ?? "", { metadata: { ...metadata, done } });
  await cron(stuck);
  expect(await health(webhook)).toMatchObject({ status: 200, body: { status: "ok", undelivered: 0 } });
});

const naming = (variable: string): unknown => expect.stringContaining(variable);
test.each<[status: string, why: string, environment: object, told?: object]>([
  ["misconfigured", "no secret", { ...webhook, FORWARD_SECRET: "" }, { reason: naming("FORWARD_SECRET") }],
  ["misconfigured", "nothing that works", { FORWARD_KIND: "email chat" }, { reason: naming("CHAT_URL") }],
  ["down", "no answer from KV", { ...webhook, CONTACTS: failingKv(() => true) }],
])("%s with %s", async (status, _why, environment, told) => {
  expect(await health(environment)).toMatchObject({ status: 503, body: { status, ...told } });
});

test("after a working day without an answer health warns and each receiver is reminded once", async () => {
  // A Thursday: the office is open from then on.
  setClock(atOffice(19, 10));
  for (let count = 0; count < 22; count += 1) await kept({ state: "forwarded", name: "<!channel> Ana" });
  const fails = [broken, broken, broken, broken];
  const reminders = receiver(() => (fails.pop() ?? ok)());
  for (const [date, hour] of [
    [19, 16],
    [20, 8],
    [20, 14],
    [23, 7],
  ] as const) {
    setClock(atOffice(date, hour));
    await cron(stuck);
  }
  expect(reminders).toEqual([]);
  expect(await health(webhook)).toMatchObject({
    status: 200,
    body: { status: "unanswered", unanswered: 22 },
  });
  setClock(atOffice(23, 8, 10));
  // Also when KV refuses to note the state of the store.
  const CONTACTS = failingKv((operation) => operation === "put");
  const run = () => cron({ ...webhook, CONTACTS }).catch(() => {});
  await delivered(run, run);
  // A receiver that is down for some minutes gets it when it is well.
  expect(reminders).toHaveLength(5);
  const { type, data } = JSON.parse(reminders[0]!.body) as { type: string; data: Record<string, string> };
  expect(type).toBe("contact.reminder");
  expect(data["id"]).toBe("reminder-20261123");
  expect(data["subject"]).toMatch(/Mon 23 Nov: 22 unanswered for a working day$/);
  expect(data["text"]).toContain("- Thu 19 Nov 10:00, quote: ＜!channel＞ Ana (2026");
  expect(data["text"]).toContain("\nand 2 more\n");
});

test("stale with forwarding off too, once the sweep has run: nothing else counts who waits for an answer", async () => {
  const off = { FORWARD_KIND: "none" };
  expect(await health(off)).toMatchObject({ status: 200, body: { status: "ok" } });
  await cron(off);
  later(180 * minute);
  expect(await health(off)).toMatchObject({ status: 503, body: { status: "stale" } });
});

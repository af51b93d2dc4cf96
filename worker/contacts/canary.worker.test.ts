import { beforeEach, expect, test } from "vitest";
import { cron, failingKv, health, keysOf, unlimited } from "../worker-test-helpers.ts";
import {
  atOffice,
  broken,
  cronIn,
  later,
  minute,
  ok,
  receiver,
  setClock,
  webhook,
} from "./receiver-test-helpers.ts";

beforeEach(() => setClock(atOffice(20, 14, 2)));

const hourly = { ...webhook, CANARY_HOURS: "1", CONTACT_LIMIT: unlimited, CONTACT_LIMIT_ALL: unlimited };
const places = ["contact:", "outbox:", "dead:", "spam:", "test:", "done:", "erased:"];

async function left(): Promise<string[]> {
  return (await Promise.all(places.map(keysOf))).flat();
}

test("it goes the whole way with its mark, comes out, and leaves nothing behind", async () => {
  const deliveries = receiver(ok);
  await cron(hourly);
  expect(deliveries).toHaveLength(1);
  expect(JSON.parse(deliveries[0]!.body)).toMatchObject({
    type: "contact.received",
    data: { test: true, fields: { name: "Test message" } },
  });
  expect(await left()).toEqual([]);
  const { status, body: told } = await health(hourly);
  expect(status).toBe(200);
  expect(told).toMatchObject({ status: "ok", waiting: 0, dead: 0, unanswered: 0 });
  expect(Date.parse(String(told["canaryArrivedAt"]))).toBe(Date.now());

  // The next is sent after an hour, not before.
  for (let minutes = 5; minutes <= 60; minutes += 5) {
    await cronIn(5, hourly);
    expect(deliveries).toHaveLength(minutes < 60 ? 1 : 2);
  }
});

test.each(["off", "", "0.2", "never"])("with CANARY_HOURS %s none is sent", async (hours) => {
  const deliveries = receiver(ok);
  await cron({ ...hourly, CANARY_HOURS: hours });
  expect(deliveries).toEqual([]);
  expect((await health({ ...hourly, CANARY_HOURS: hours })).body).not.toHaveProperty("canaryArrivedAt");
});

test("a receiver that is away for a moment is nothing to tell of", async () => {
  receiver(broken);
  await cron(hourly);
  expect((await health(hourly)).body["status"]).toBe("ok");
  expect(await keysOf("outbox:")).toHaveLength(1);
  await cronIn(10, hourly);
  expect((await health(hourly)).body).toMatchObject({ status: "ok", waiting: 0 });
  receiver(ok);
  await cronIn(15, hourly);
  expect(await left()).toEqual([]);
  expect((await health(hourly)).body).toMatchObject({
    status: "ok",
    canaryArrivedAt: new Date().toISOString(),
  });
});

test("one that does not come out is told by health and digest, counts nowhere, and goes", async () => {
  const deliveries = receiver(broken);
  for (let minutes = 0; minutes <= 40; minutes += 5) {
    await cron(hourly);
    later(5 * minute);
  }
  expect(await left()).toEqual([]);
  const { status, body: told } = await health(hourly);
  expect(status).toBe(503);
  expect(told).toMatchObject({ status: "canary", waiting: 0, dead: 0, unanswered: 0 });
  expect(told["reason"]).toBe("webhook did not take it: status 500");

  const digests = receiver(ok);
  expect(deliveries.length).toBeGreaterThan(1);
  // It is 14:47 by now, and the day's digest is due.
  await cron({ ...hourly, DIGEST_HOUR: "8" });
  const digest = digests.map(({ body }) => body).find((body) => body.includes("contact.digest"));
  expect(digest).toContain("test message of Fri 20 Nov 14:02 did not arrive: webhook did not take it");
  expect(digest).toContain("Unanswered: 0");
  expect(digest).toContain("Messages yesterday: 0");

  await cronIn(30, hourly);
  expect((await health(hourly)).body).toMatchObject({
    status: "ok",
    canaryArrivedAt: new Date().toISOString(),
  });
});

test("a store that takes no note has no canary, instead of one every five minutes", async () => {
  const deliveries = receiver(ok);
  await cron({ ...hourly, CANARY_HOURS: "off" });
  const CONTACTS = failingKv((operation, key) => operation === "put" && key === "status");
  for (let run = 0; run < 3; run += 1) await cronIn(5, { ...hourly, CONTACTS });
  expect(deliveries).toEqual([]);
});

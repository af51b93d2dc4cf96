import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { another, delivered, metadataOf, ok, receiver, webhook } from "./contacts/receiver-test-helpers.ts";
import {
  contactRequest,
  failingKv,
  forgetfulKv,
  health,
  isolate,
  keysOf,
  kvAfter,
  limiter,
  message,
  secondsLeft,
  send,
  sendMessage,
  unforeseen,
} from "./worker-test-helpers.ts";

const closed = limiter(0);

test("201: the message is kept whole and its listing tells name, type and state", async () => {
  const { status, body, headers } = await sendMessage();
  expect(status).toBe(201);
  expect(body.message).toBe("We'll get back to you within 24 hours.");
  expect(headers.get("cache-control")).toBe("no-store");

  expect(await keysOf("contact:")).toEqual([`contact:${body.id}`]);
  expect(await metadataOf(`contact:${body.id}`)).toEqual({
    state: "kept",
    type: "quote",
    name: message.name,
    email: message.email,
    receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
  expect(Math.abs((await secondsLeft("contact:")) - 730 * 86_400)).toBeLessThan(120);

  const record = await env.CONTACTS.get<Record<string, unknown>>(`contact:${body.id}`, "json");
  const { type, ...fields } = message;
  expect(record).toMatchObject({ id: body.id, type, fields });
});

const tooLong = JSON.stringify({ ...message, message: "x".repeat(64 * 1024) });
const withBody = (body: BodyInit) =>
  new Request(contactRequest("{}"), { body, duplex: "half" } as RequestInit);
const typed = (type: string) => contactRequest(message, { "content-type": type });
test.each<[status: number, what: string, request: () => Request]>([
  [400, "broken JSON", () => contactRequest('{"name":')],
  [400, "an array", () => contactRequest("[]")],
  [400, "broken UTF-8", () => withBody(new Uint8Array([0x7b, 0xff, 0x7d]))],
  [400, "a key that cannot be one", () => contactRequest(message, { "idempotency-key": "a b" })],
  [403, "another site's", () => contactRequest(message, { origin: "https://elsewhere.example" })],
  [403, "a hidden site's", () => contactRequest(message, { origin: "null" })],
  [403, "a neighbour's without Origin", () => contactRequest(message, { "sec-fetch-site": "same-site" })],
  [413, "more than 64 KiB", () => contactRequest(tooLong)],
  [413, "more than it announced", () => withBody(new Blob([tooLong]).stream())],
  [415, "plain text", () => typed("text/plain")],
  [415, "UTF-16", () => typed("application/json; charset=utf-16")],
  [415, "UTF-16 in other letters", () => typed('application/json;Charset="UTF-16LE"')],
  [422, "nothing filled in", () => contactRequest({})],
])("%i: %s is not kept, and counts against nobody", async (status, _what, request) => {
  const counting = limiter(Infinity);
  const limits = { CONTACT_LIMIT: counting, CONTACT_LIMIT_ALL: counting };
  const answer = await send(request(), limits);
  expect(answer).toMatchObject({ status, body: { message: expect.any(String) } });
  expect(counting.keys).toEqual([]);
  expect(await keysOf("")).toEqual([]);
});

test("422: it says which fields are wrong, and how", async () => {
  const { status, body } = await sendMessage({}, { name: " ", email: "", phone: {}, type: "admin" });
  expect(status).toBe(422);
  expect(body.errors).toEqual({
    name: "Enter your name.",
    email: "Enter your email address.",
    phone: expect.any(String),
    type: expect.any(String),
  });
});

test("429 with Retry-After: more than ten a minute from one network, and nobody else is refused", async () => {
  const from = (address: string, phone = "") => sendMessage({}, { phone }, { "cf-connecting-ip": address });
  // The limiter counts by clock minutes: do not start at the end of one.
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 5000) await new Promise((resolve) => setTimeout(resolve, left));
  for (let count = 0; count < 10; count += 1)
    expect((await from(`2001:db8:1:2::${count}`, String(count))).status).toBe(201);
  const refused = await from("2001:db8:1:2::a");
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("60");
  expect((await from("2001:db8:1:3::1")).status).toBe(201);
});

test("429: a flood from many addresses is stopped by the limit for everybody, whatever it asks for", async () => {
  const all = limiter(5);
  const { keys } = all;
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    statuses.push((await sendMessage({ CONTACT_LIMIT_ALL: all }, { phone: String(count) })).status);
  }
  expect(statuses).toEqual([...Array<number>(5).fill(201), ...Array<number>(7).fill(429)]);
  expect(new Set(keys).size).toBe(1);
  expect(await keysOf("contact:")).toHaveLength(5);
  // A client over its own limit uses up none of the shared one.
  await sendMessage({ CONTACT_LIMIT: closed, CONTACT_LIMIT_ALL: all });
  expect(keys).toHaveLength(12);
});

test("201: a rate limiter that fails refuses nobody", async () => {
  const failing = { limit: () => Promise.reject(new Error("limiter")) };
  expect((await sendMessage({ CONTACT_LIMIT: failing, CONTACT_LIMIT_ALL: failing })).status).toBe(201);
});

const refusing = failingKv((operation) => operation === "put");
const silent = kvAfter(() => {
  throw new Error("network connection lost");
});
test.each<[status: number, what: string, words: RegExp, CONTACTS: KVNamespace, kept: number]>([
  [503, "KV refuses the write", /^Nothing was sent/, refusing, 0],
  [503, "KV does not answer", /^We’re not sure/, silent, 0],
  [201, "KV kept the message and its answer got lost", /^We'll get back/, forgetfulKv(), 1],
])("%i: %s; the visitor is told what is so", async (status, _what, words, CONTACTS, kept) => {
  const answer = await sendMessage({ CONTACTS });
  expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(words) } });
  expect(answer.headers.get("retry-after")).toBe(status === 503 ? "30" : null);
  expect(answer.body.id === undefined).toBe(kept === 0);
  expect(await keysOf("")).toHaveLength(kept);
});

test("409: a message whose twin is being kept is not said to be, and may come again in a second", async () => {
  const create = () => Promise.reject(new Error("(instance.already_exists)"));
  const DELIVERY = { create } as unknown as Env["DELIVERY"];
  const { status, headers } = await sendMessage({ ...webhook, DELIVERY }, another());
  expect([status, headers.get("retry-after")]).toEqual([409, "1"]);
});

test("metadata of the longest names stays within KV's 1,024 bytes", async () => {
  const long = { name: "\u{1f3dd}".repeat(50), email: `${"a".repeat(240)}@example.com` };
  expect((await sendMessage({}, long)).status).toBe(201);
});

test("a fault of our own answers 500 in JSON without a stack", async () => {
  const { status, body } = await sendMessage(unforeseen);
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toMatch(/pigeon|\.ts|at /);
});

const both = { "form-trap": "filled", "form-age": "300" };

test("a filled trap and a form sent in no time: set apart for 30 days and answered like any other", async () => {
  const deliveries = receiver(ok);
  const { status, body } = await delivered(() => sendMessage(webhook, another(), both));
  expect([status, deliveries]).toEqual([201, []]);
  expect(body.message).toBe("We'll get back to you within 24 hours.");
  expect(await metadataOf(`contact:${body.id}`)).toMatchObject({ state: "spam" });
  expect(Math.abs((await secondsLeft("contact:")) - 30 * 86_400)).toBeLessThan(120);
});

test.each([
  ["a form sent in no time", "haste", { "form-age": "1199" }],
  ["a filled trap", "trap", { "form-trap": "filled", "form-age": "1200" }],
])("%s alone only marks: kept with the rest, forwarded with the mark", async (_what, suspect, headers) => {
  const deliveries = receiver(ok);
  const { body } = await delivered(() => sendMessage(webhook, another(), headers));
  expect(await metadataOf(`contact:${body.id}`)).toMatchObject({ state: "forwarded", suspect });
  expect(deliveries.map((delivery) => JSON.parse(delivery.body) as unknown)).toMatchObject([
    { data: { suspect, fields: { message: message.message } } },
  ]);
});

test("429: a monitor that asks too often is not told of messages", async () => {
  const { status, body } = await health({}, isolate({ CONTACT_LIMIT: closed }));
  expect(status).toBe(429);
  expect(body["message"]).toBe("Too many requests from your connection. Please wait a minute and try again.");
});

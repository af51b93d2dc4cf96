import { createExecutionContext, reset, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test, vi } from "vitest";
import worker from "built-worker";
import {
  contactRequest,
  failingKv,
  forgetfulKv,
  keysOf,
  message,
  origin,
  send,
  unforeseen,
  unlimited,
} from "./worker-test-helpers.ts";

afterEach(() => reset());

const closed = { limit: () => Promise.resolve({ success: false }) };

describe("POST /api/contacts", () => {
  test("201: the message is kept whole and its listing tells name, type and state", async () => {
    const { status, body, headers } = await send(contactRequest(message));
    expect(status).toBe(201);
    expect(body.message).toBe("We'll get back to you within 24 hours.");
    expect(headers.get("cache-control")).toBe("no-store");

    const { keys } = await env.CONTACTS.list<Record<string, string>>({ prefix: "contact:" });
    expect(keys).toHaveLength(1);
    expect(keys[0]?.name).toBe(`contact:${body.id}`);
    expect(keys[0]?.metadata).toEqual({
      state: "kept",
      type: "quote",
      name: message.name,
      email: message.email,
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    const twoYears = Date.now() / 1000 + 730 * 86_400;
    expect(Math.abs((keys[0]?.expiration ?? 0) - twoYears)).toBeLessThan(120);

    const record = await env.CONTACTS.get<Record<string, unknown>>(`contact:${body.id}`, "json");
    const { type, ...fields } = message;
    expect(record).toMatchObject({ id: body.id, type, fields });
  });

  test.each([
    ["broken JSON", '{"name":'],
    ["an array", "[]"],
    ["broken UTF-8", new Uint8Array([0x7b, 0xff, 0x7d])],
  ])("400: %s", async (_what, body) => {
    const request = new Request(contactRequest("{}"), { body });
    expect(await send(request)).toMatchObject({ status: 400, body: { message: expect.any(String) } });
  });

  test("400: an idempotency key that cannot be one", async () => {
    expect((await send(contactRequest(message, { "idempotency-key": "a b" }))).status).toBe(400);
  });

  test.each(["https://elsewhere.example", "null"])("403: sent from %s", async (from) => {
    expect((await send(contactRequest(message, { origin: from }))).status).toBe(403);
    expect(await keysOf("")).toEqual([]);
  });

  test("403: Fetch Metadata of another site, even without an Origin", async () => {
    expect((await send(contactRequest(message, { "sec-fetch-site": "cross-site" }))).status).toBe(403);
  });

  test("413: more than 64 KiB, announced or not", async () => {
    const body = JSON.stringify({ ...message, message: "x".repeat(64 * 1024) });
    expect((await send(contactRequest(body))).status).toBe(413);
    const streamed = new Request(contactRequest("{}"), {
      body: new Blob([body]).stream(),
      duplex: "half",
    } as RequestInit);
    expect((await send(streamed)).status).toBe(413);
  });

  test.each(["text/plain", "application/json; charset=utf-16", 'application/json;Charset="UTF-16LE"'])(
    "415: sent as %s",
    async (type) => {
      expect((await send(contactRequest(message, { "content-type": type }))).status).toBe(415);
    },
  );

  test("422: each missing field is named", async () => {
    const { status, body } = await send(contactRequest({ name: " ", email: "", message: "\n" }));
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      name: "Enter your name.",
      email: "Enter your email address.",
      message: "Enter a message.",
    });
    expect(await keysOf("")).toEqual([]);
  });

  test.each([
    ["email", "no address"],
    ["name", "x".repeat(101)],
    ["message", "x".repeat(10_001)],
    ["phone", { toString: "no" }],
    ["type", "admin"],
  ])("422: %s is %j", async (field, value) => {
    const { status, body } = await send(contactRequest({ ...message, [field]: value }));
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
  });

  test("429 with Retry-After: more than ten a minute from one address, and nobody else is refused", async () => {
    const headers = { "cf-connecting-ip": "198.51.100.7" };
    // The limiter's windows follow the clock's minute: do not start at its end.
    const left = 60_000 - (Date.now() % 60_000);
    if (left < 5000) await new Promise((resolve) => setTimeout(resolve, left));
    for (let count = 0; count < 10; count += 1) {
      expect((await send(contactRequest({ ...message, phone: String(count) }, headers))).status).toBe(201);
    }
    const refused = await send(contactRequest(message, headers));
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("60");
    expect((await send(contactRequest(message))).status).toBe(201);
  });

  test("429: all addresses of one /64 are one address, and the next /64 is another", async () => {
    const counts = new Map<string, number>();
    const limit = ({ key }: { key: string }) => {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return Promise.resolve({ success: (counts.get(key) ?? 0) <= 10 });
    };
    const statuses: number[] = [];
    for (let count = 0; count < 25; count += 1) {
      const headers = { "cf-connecting-ip": `2001:db8:1:2::${count.toString(16)}` };
      const answer = await send(contactRequest({ ...message, phone: String(count) }, headers), {
        CONTACT_LIMIT: { limit },
      });
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    const other = contactRequest(message, { "cf-connecting-ip": "2001:db8:1:3::1" });
    expect((await send(other, { CONTACT_LIMIT: { limit } })).status).toBe(201);
  });

  test("429: a flood from many addresses is stopped by the limit for everybody, whatever it asks for", async () => {
    const keys: string[] = [];
    const all = {
      limit: ({ key }: { key: string }) => {
        keys.push(key);
        return Promise.resolve({ success: keys.length <= 5 });
      },
    };
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      const request = contactRequest({ ...message, phone: String(count) });
      const flooded = { CONTACT_LIMIT_ALL: all, CONTACT_LIMIT_COUNTRY: closed };
      statuses.push((await send(request, flooded)).status);
    }
    expect(statuses).toEqual([...Array<number>(5).fill(201), ...Array<number>(7).fill(429)]);
    expect(new Set(keys).size).toBe(1);
    expect(await keysOf("contact:")).toHaveLength(5);
    // Whoever is over his own limit takes nothing from the others' share.
    await send(contactRequest(message), { CONTACT_LIMIT: closed, CONTACT_LIMIT_ALL: all });
    expect(keys).toHaveLength(12);
  });

  test("a flood from elsewhere leaves each country messages of its own", async () => {
    const counts = new Map<string, number>();
    const CONTACT_LIMIT_COUNTRY = {
      limit: ({ key }: { key: string }) => {
        counts.set(key, (counts.get(key) ?? 0) + 1);
        return Promise.resolve({ success: (counts.get(key) ?? 0) <= 5 });
      },
    };
    const flooded = { CONTACT_LIMIT_ALL: closed, CONTACT_LIMIT_COUNTRY };
    const from = (country: string, phone: number) =>
      send(new Request(contactRequest({ ...message, phone: String(phone) }), { cf: { country } }), flooded);
    const statuses: number[] = [];
    for (let count = 0; count < 8; count += 1) statuses.push((await from("US", count)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
    expect((await from("SB", 99)).status).toBe(201);
  });

  test("429: each is told whose limit it was", async () => {
    const own = await send(contactRequest(message), { CONTACT_LIMIT: closed });
    expect(own.body.message).toContain("your connection");
    const shared = await send(contactRequest(message), {
      CONTACT_LIMIT_ALL: closed,
      CONTACT_LIMIT_COUNTRY: closed,
    });
    expect(shared.status).toBe(429);
    expect(shared.headers.get("retry-after")).toBe("60");
    expect(shared.body.message).not.toContain("your connection");
    expect(shared.body.message).toContain("not sent");
  });

  test("what is not in order, or comes from another site, counts against nobody", async () => {
    let asked = 0;
    const counting = { limit: () => Promise.resolve({ success: (asked += 1) > 0 }) };
    const counted = { CONTACT_LIMIT: counting, CONTACT_LIMIT_ALL: counting, CONTACT_LIMIT_COUNTRY: counting };
    const elsewhere = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
    for (const [request, status] of [
      [contactRequest("no JSON"), 400],
      [contactRequest({}), 422],
      [contactRequest(JSON.stringify({ ...message, message: "x".repeat(70_000) })), 413],
      [contactRequest(message, elsewhere), 403],
    ] as const) {
      expect((await send(request, counted)).status).toBe(status);
    }
    expect(asked).toBe(0);
  });

  test("201: a rate limiter that fails refuses nobody", async () => {
    const limiter = {
      limit: () => Promise.reject(new Error("limiter")),
    };
    const broken = { CONTACT_LIMIT: limiter, CONTACT_LIMIT_ALL: limiter, CONTACT_LIMIT_COUNTRY: limiter };
    expect((await send(contactRequest(message), broken)).status).toBe(201);
  });

  test("503: KV refuses the write; the visitor is told that nothing was sent", async () => {
    const { status, body, headers } = await send(contactRequest(message), {
      CONTACTS: failingKv((operation) => operation === "put"),
    });
    expect(status).toBe(503);
    expect(body.message).toMatch(/^Nothing was sent/);
    expect(body.id).toBeUndefined();
    expect(headers.get("retry-after")).toBe("30");
    expect(await keysOf("")).toEqual([]);
  });

  test("503: KV does not answer; nobody is told that nothing was sent, and health knows at once", async () => {
    const whole = { ...env, CONTACT_LIMIT_ALL: unlimited };
    const put = () => Promise.reject(new Error("network connection lost"));
    Object.assign(whole, { CONTACTS: { get: () => Promise.resolve(null), put } });
    const ask = async (request: Request) => {
      const context = createExecutionContext();
      const response = await worker.fetch(request, whole, context);
      await waitOnExecutionContext(context);
      return { status: response.status, body: await response.json<{ message: string; status: string }>() };
    };
    const { status, body } = await ask(contactRequest(message));
    expect(status).toBe(503);
    expect(body.message).toMatch(/^We're not sure/);
    const health = new Request(`${origin}/api/health`);
    expect(await ask(health)).toMatchObject({ status: 503, body: { status: "refusing" } });
    whole.CONTACTS = env.CONTACTS;
    expect((await ask(contactRequest(message))).status).toBe(201);
    expect((await ask(health)).body.status).not.toBe("refusing");
  });

  test("what is stored holds no control or direction characters, so terminals and headers are safe", async () => {
    const hostile = "A\u001b[2J\u009b31m\u202eB\r\nBcc: x@y.example\u0000\ud800";
    const { body } = await send(contactRequest({ ...message, name: hostile, message: hostile }));
    const stored = await env.CONTACTS.get<{ fields: Record<string, string> }>(`contact:${body.id}`, "json");
    expect(stored?.fields["name"]).toBe("A[2J31mB Bcc: x@y.example\ufffd");
    expect(stored?.fields["message"]).toBe("A[2J31mB\nBcc: x@y.example\ufffd");
  });

  test("metadata of the longest names stays within KV's 1,024 bytes", async () => {
    const long = { ...message, name: "\u{1f3dd}".repeat(50), email: `${"a".repeat(240)}@example.com` };
    expect((await send(contactRequest(long))).status).toBe(201);
  });

  test("a fault of our own answers 500 in JSON without a stack", async () => {
    const { status, body } = await send(contactRequest(message), unforeseen);
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toMatch(/pigeon|\.ts|at /);
  });

  test("201: KV kept the message and its answer got lost, so nobody is told that nothing was sent", async () => {
    expect((await send(contactRequest(message), { CONTACTS: forgetfulKv() })).status).toBe(201);
    expect(await keysOf("contact:")).toHaveLength(1);
  });
});

describe("repeats", () => {
  const key = { "idempotency-key": "3f1c2b7e-aaaa-4bbb-8ccc-0123456789ab" };

  test("the same key and message: one record, the same id", async () => {
    const first = await send(contactRequest(message, key));
    const second = await send(contactRequest(message, key));
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.id).toBe(first.body.id);
    expect(await keysOf("contact:")).toHaveLength(1);
  });

  test("the same key with another message is refused, and the first stays", async () => {
    const first = await send(contactRequest(message, key));
    const second = await send(contactRequest({ ...message, message: "Something else" }, key));
    expect(second.status).toBe(422);
    expect(await keysOf("contact:")).toEqual([`contact:${first.body.id}`]);
  });

  test("twins in flight are kept once", async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(contactRequest(message, key))));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.receipt)).size).toBe(1);
    expect(await keysOf("contact:")).toHaveLength(1);
  });
});

describe("spam", () => {
  const both = { "form-trap": "filled", "form-age": "300" };

  test("a filled trap and a form sent in no time: set apart for 30 days and answered like any other", async () => {
    const { status, body } = await send(contactRequest(message, both));
    expect(status).toBe(201);
    expect(body.message).toBe("We'll get back to you within 24 hours.");
    expect(await keysOf("contact:")).toEqual([]);
    const { keys } = await env.CONTACTS.list({ prefix: "spam:" });
    expect(keys.map(({ name }) => name)).toEqual([`spam:${body.id}`]);
    expect(Math.abs((keys[0]?.expiration ?? 0) - (Date.now() / 1000 + 30 * 86_400))).toBeLessThan(120);
  });

  test.each([
    ["a form sent in no time", "haste", { "form-age": "652" }],
    ["a filled trap", "trap", { "form-trap": "filled" }],
  ])("%s alone only marks: kept with the rest, forwarded with the mark", async (_what, suspect, headers) => {
    const bodies: string[] = [];
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      bodies.push(await new Request(input, init).text());
      return Response.json({ success: true });
    });
    const form = { FORWARD_KIND: "form", FORWARD_URL: "https://forms.example/agency" };
    const { body } = await send(contactRequest(message, headers), form);
    vi.restoreAllMocks();
    expect(await keysOf("spam:")).toEqual([]);
    const [key] = (await env.CONTACTS.list({ prefix: "contact:" })).keys;
    expect(key).toMatchObject({ name: `contact:${body.id}`, metadata: { state: "accepted", suspect } });
    expect(bodies.map((text) => JSON.parse(text) as unknown)).toMatchObject([
      { _subject: `[Suspected spam] Quote request: ${message.name}`, message: message.message },
    ]);
  });
});

import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test, vi } from "vitest";
import { contactRequest, cron, failingKv, keysOf, message, send } from "../testing.ts";

const webhook = { FORWARD_KIND: "webhook", FORWARD_URL: "https://receiver.example/hook" };

afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await reset();
});

interface Delivery {
  url: string;
  headers: Headers;
  body: string;
}

/** A receiver that answers as told and notes what it got. */
function receiver(answer: () => Response | Promise<Response>): Delivery[] {
  const deliveries: Delivery[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    deliveries.push({ url: request.url, headers: request.headers, body: await request.text() });
    return answer();
  });
  return deliveries;
}

const ok = () => new Response("ok");
const broken = () => new Response("no", { status: 500 });

/** Moves the clock that code reads; KV's own stays. */
function later(ms: number): void {
  vi.useFakeTimers({ now: Date.now() + ms, toFake: ["Date"] });
}

const minute = 60_000;

async function metadataOf(key: string): Promise<Record<string, unknown> | null> {
  return (await env.CONTACTS.getWithMetadata<Record<string, unknown>>(key)).metadata;
}

describe("webhook", () => {
  test("a message arrives once, with its id as webhook-id, and nothing stays in the outbox", async () => {
    const deliveries = receiver(ok);
    const { body } = await send(contactRequest(message), webhook);
    expect(deliveries).toHaveLength(1);
    expect(deliveries[0]?.url).toBe(webhook.FORWARD_URL);
    expect(deliveries[0]?.headers.get("webhook-id")).toBe(body.id);
    expect(JSON.parse(deliveries[0]?.body ?? "")).toMatchObject({
      type: "contact.received",
      data: { id: body.id, type: "quote", fields: { name: message.name, message: message.message } },
    });
    expect(await keysOf("outbox:")).toEqual([]);
    expect(await metadataOf(`contact:${body.id}`)).toMatchObject({ state: "accepted" });
  });

  test("the marker is written before the record, and both before the answer", async () => {
    receiver(ok);
    const writes: string[] = [];
    await send(contactRequest(message), {
      ...webhook,
      CONTACTS: failingKv((operation, key) => {
        if (operation !== "get") writes.push(`${operation} ${key.split(":")[0]}`);
        return false;
      }),
    });
    expect(writes).toEqual(["put outbox", "put contact", "delete outbox"]);
  });

  test("with the receiver down the visitor is told it worked, and cron delivers under the same id", async () => {
    const failed = receiver(broken);
    const { status, body } = await send(contactRequest(message), webhook);
    expect(status).toBe(201);
    expect(await keysOf("outbox:")).toEqual([`outbox:${body.id}`]);

    vi.restoreAllMocks();
    const deliveries = receiver(ok);
    await cron(webhook);
    expect(deliveries).toHaveLength(0);
    later(2.1 * minute);
    await cron(webhook);
    expect(deliveries.map(({ headers }) => headers.get("webhook-id"))).toEqual([body.id]);
    expect(failed[0]?.headers.get("webhook-id")).toBe(body.id);
    expect(await keysOf("outbox:")).toEqual([]);
    expect(await keysOf("contact:")).toEqual([`contact:${body.id}`]);
  });

  test("a network failure and an answer of 410 are failures as well", async () => {
    receiver(() => Promise.reject(new TypeError("network")));
    const first = await send(contactRequest(message), webhook);
    vi.restoreAllMocks();
    receiver(() => new Response(null, { status: 410 }));
    const second = await send(contactRequest({ ...message, phone: "2" }), webhook);
    expect((await keysOf("outbox:")).sort()).toEqual(
      [`outbox:${first.body.id}`, `outbox:${second.body.id}`].sort(),
    );
  });

  test("a redirect is not followed: nobody configured where it leads", async () => {
    const deliveries = receiver(() => Response.redirect("https://elsewhere.example/", 307));
    await send(contactRequest(message), webhook);
    expect(deliveries).toHaveLength(1);
    expect(await keysOf("outbox:")).toHaveLength(1);
  });

  test("Retry-After of the receiver is honoured", async () => {
    receiver(() => new Response(null, { status: 503, headers: { "retry-after": "7200" } }));
    const { body } = await send(contactRequest(message), webhook);
    later(3 * minute);
    await cron(webhook);
    const marker = await metadataOf(`outbox:${body.id}`);
    expect(Number(marker?.["next"]) - Date.now()).toBeGreaterThan(119 * minute);
    expect(await metadataOf(`contact:${body.id}`)).toMatchObject({ state: "waiting" });
  });

  test("an outage of eight days: 15 tries in all, then a dead letter that can be driven again", async () => {
    const failed = receiver(broken);
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { body } = await send(contactRequest(message), webhook);
    const start = Date.now();
    for (let elapsed = 5; elapsed < 8 * 24 * 60; elapsed += 60) {
      vi.useFakeTimers({ now: start + elapsed * minute, toFake: ["Date"] });
      await cron(webhook);
    }
    expect(failed).toHaveLength(15);
    expect(await keysOf("outbox:")).toEqual([]);
    expect(await keysOf("dead:")).toEqual([`dead:${body.id}`]);
    expect(await metadataOf(`contact:${body.id}`)).toMatchObject({ state: "dead" });

    vi.restoreAllMocks();
    const deliveries = receiver(ok);
    await env.CONTACTS.put(`outbox:${body.id}`, (await env.CONTACTS.get(`dead:${body.id}`)) ?? "");
    await cron(webhook);
    expect(deliveries.map(({ headers }) => headers.get("webhook-id"))).toEqual([body.id]);
  });

  test("a backlog with the receiver down costs three tries a run, not one for each message", async () => {
    const failed = receiver(broken);
    for (let count = 0; count < 12; count += 1) {
      await send(contactRequest({ ...message, phone: String(count) }), webhook);
    }
    failed.length = 0;
    later(3 * minute);
    await cron(webhook);
    expect(failed).toHaveLength(3);
  });

  test("a backlog drains ten a run once the receiver is back", async () => {
    receiver(broken);
    for (let count = 0; count < 12; count += 1) {
      await send(contactRequest({ ...message, phone: String(count) }), webhook);
    }
    vi.restoreAllMocks();
    const deliveries = receiver(ok);
    later(3 * minute);
    await cron(webhook);
    expect(deliveries).toHaveLength(10);
    await cron(webhook);
    expect(deliveries).toHaveLength(12);
    expect(new Set(deliveries.map(({ headers }) => headers.get("webhook-id"))).size).toBe(12);
  });
});

describe("KV faults with forwarding on", () => {
  test("a marker that cannot be written: forwarded while the visitor waits", async () => {
    const deliveries = receiver(ok);
    const CONTACTS = failingKv((operation) => operation === "put");
    expect((await send(contactRequest(message), { ...webhook, CONTACTS })).status).toBe(201);
    expect(deliveries).toHaveLength(1);
  });

  test("neither marker nor receiver: 503, and nothing is claimed", async () => {
    receiver(broken);
    const CONTACTS = failingKv((operation) => operation === "put");
    const { status, body } = await send(contactRequest(message), { ...webhook, CONTACTS });
    expect(status).toBe(503);
    expect(body.id).toBeUndefined();
  });

  test("a record that cannot be written is made good by cron", async () => {
    receiver(broken);
    const CONTACTS = failingKv((operation, key) => operation === "put" && key.startsWith("contact:"));
    const { status, body } = await send(contactRequest(message), { ...webhook, CONTACTS });
    expect(status).toBe(201);
    expect(await keysOf("contact:")).toEqual([]);

    vi.restoreAllMocks();
    receiver(ok);
    later(3 * minute);
    await cron(webhook);
    expect(await keysOf("contact:")).toEqual([`contact:${body.id}`]);
    expect(await keysOf("outbox:")).toEqual([]);
  });

  test("a marker that cannot be deleted is delivered again under the same id, and then goes", async () => {
    const deliveries = receiver(ok);
    const CONTACTS = failingKv((operation) => operation === "delete");
    const { body } = await send(contactRequest(message), { ...webhook, CONTACTS });
    later(3 * minute);
    await cron(webhook);
    expect(deliveries.map(({ headers }) => headers.get("webhook-id"))).toEqual([body.id, body.id]);
    expect(await keysOf("outbox:")).toEqual([]);
  });

  test("a listing that fails ends the run and loses nothing", async () => {
    receiver(broken);
    await send(contactRequest(message), webhook);
    later(3 * minute);
    const CONTACTS = failingKv((operation) => operation === "list");
    await expect(cron({ ...webhook, CONTACTS })).rejects.toThrow("KV");
    expect(await keysOf("outbox:")).toHaveLength(1);
  });
});

describe("form service", () => {
  const form = { FORWARD_KIND: "form", FORWARD_URL: "https://forms.example/agency" };

  test("gets the fields as JSON with a subject of one line", async () => {
    const deliveries = receiver(() => Response.json({ success: "true" }));
    await send(contactRequest({ ...message, name: "Ana\nBcc: x" }), form);
    expect(JSON.parse(deliveries[0]?.body ?? "")).toMatchObject({
      email: message.email,
      message: message.message,
      _subject: "Quote request: Ana Bcc: x",
    });
    expect(await keysOf("outbox:")).toEqual([]);
  });

  test.each([{ success: false }, { success: "false" }])("its 200 with %j is a failure", async (answer) => {
    receiver(() => Response.json(answer));
    await send(contactRequest(message), form);
    expect(await keysOf("outbox:")).toHaveLength(1);
  });

  test("its 200 with a page instead of JSON is a failure", async () => {
    receiver(() => new Response("<html>Please activate</html>"));
    await send(contactRequest(message), form);
    expect(await keysOf("outbox:")).toHaveLength(1);
  });
});

describe("e-mail", () => {
  const email = (deliver: (mail: Record<string, string>) => Promise<void>) => ({
    FORWARD_KIND: "email",
    FORWARD_FROM: "site@tidemark.example",
    FORWARD_TO: "staff@tidemark.example",
    EMAIL: { send: deliver },
  });

  test("a mail that can be answered to the visitor", async () => {
    const mails: Record<string, string>[] = [];
    const { body } = await send(
      contactRequest(message),
      email(async (mail) => void mails.push(mail)),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      from: "site@tidemark.example",
      to: "staff@tidemark.example",
      replyTo: message.email,
      subject: `Quote request: ${message.name}`,
    });
    expect(mails[0]?.["text"]).toContain(message.message);
    expect(mails[0]?.["text"]).toContain(body.id);
  });

  test("a mail that is not accepted waits for cron", async () => {
    await send(
      contactRequest(message),
      email(() => Promise.reject(new Error("quota"))),
    );
    expect(await keysOf("outbox:")).toHaveLength(1);
  });
});

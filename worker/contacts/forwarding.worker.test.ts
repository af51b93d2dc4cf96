import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { cron, keysOf, kvAfter, message, sendMessage } from "../worker-test-helpers.ts";
import {
  broken,
  cronIn,
  cronToTheEnd,
  form,
  idsOf,
  later,
  metadataOf,
  minute,
  ok,
  receiver,
  webhook,
} from "./receiver-test-helpers.ts";

describe("webhook", () => {
  test("a message arrives once under its id; the marker comes first and goes last, when the record says that it arrived", async () => {
    const writes: string[] = [];
    const deliveries = receiver(() => {
      writes.push("sent");
      return ok();
    });
    const CONTACTS = kvAfter((operation, key) => {
      if (operation !== "get") writes.push(`${operation} ${key.split(":")[0]}`);
    });
    const { body } = await sendMessage({ ...webhook, CONTACTS });
    expect(writes).toEqual(["put outbox", "sent", "put contact", "delete outbox"]);
    expect(deliveries[0]?.url).toBe(webhook.FORWARD_URL);
    expect(idsOf(deliveries)).toEqual([body.id]);
    expect(JSON.parse(deliveries[0]?.body ?? "")).toMatchObject({
      type: "contact.received",
      data: { id: body.id, type: "quote", fields: { name: message.name, message: message.message } },
    });
    const attempts = [{ to: "webhook", outcome: "delivered" }];
    expect(await env.CONTACTS.get(`contact:${body.id}`, "json")).toMatchObject({ attempts });
    expect(await metadataOf(`contact:${body.id}`)).toMatchObject({ state: "accepted" });
  });

  test("what the receiver refuses keeps nobody waiting, and the receiver is not down for it", async () => {
    let answer = broken;
    const deliveries = receiver(({ body }) =>
      body.includes("<script>") ? new Response("no", { status: 403 }) : answer(),
    );
    for (let count = 0; count < 12; count += 1) await sendMessage(webhook, { message: `<script> ${count}` });
    for (const phone of ["1", "2", "3"]) await sendMessage(webhook, { phone });
    answer = ok;
    deliveries.length = 0;
    later(3 * minute);
    const [honest = ""] = (await keysOf("outbox:")).slice(-1);
    await cron(webhook, honest.replace("outbox:", ""));
    expect(deliveries.filter(({ body }) => !body.includes("<script>"))).toHaveLength(3);
    expect(await keysOf("outbox:")).toHaveLength(12);
    const status = await env.CONTACTS.get<{ down: object }>("status", "json");
    expect(status?.down).toEqual({});
  });

  test("a receiver that takes a message and never answers gets two copies at most, then staff hear of it", async () => {
    const deliveries = receiver(() => Promise.reject(new DOMException("late", "TimeoutError")));
    const { body } = await sendMessage(webhook);
    for (const minutes of [3, 15, 30, 60, 120, 600, 1440]) await cronIn(minutes, webhook);
    expect(idsOf(deliveries)).toEqual([body.id, body.id]);
    expect(await keysOf("outbox:")).toEqual([]);
    expect(await keysOf("dead:")).toEqual([`dead:${body.id}`]);
  });

  test("a redirect is not followed: nobody configured where it leads", async () => {
    const deliveries = receiver(() => Response.redirect("https://elsewhere.example/", 307));
    await sendMessage(webhook);
    expect(deliveries).toHaveLength(1);
    expect(await keysOf("outbox:")).toHaveLength(1);
  });

  test("Retry-After of the receiver is honoured", async () => {
    receiver(() => new Response(null, { status: 503, headers: { "retry-after": "7200" } }));
    const { body } = await sendMessage(webhook);
    const marker = await metadataOf(`outbox:${body.id}`);
    expect(Number(marker?.["next"]) - Date.now()).toBeGreaterThan(119 * minute);
    expect(await metadataOf(`contact:${body.id}`)).toMatchObject({ state: "waiting" });
  });

  test("an outage of nine days: 15 tries in all, then a dead letter that can be driven again", async () => {
    const failed = receiver(broken);
    const { body } = await sendMessage(webhook);
    const days = await cronToTheEnd(webhook);
    expect(days).toBeGreaterThan(7);
    expect(days).toBeLessThan(9);
    expect(failed).toHaveLength(15);
    expect(await keysOf("dead:")).toEqual([`dead:${body.id}`]);
    expect(await metadataOf(`contact:${body.id}`)).toMatchObject({ state: "dead" });

    const deliveries = receiver(ok);
    await env.CONTACTS.put(`outbox:${body.id}`, (await env.CONTACTS.get(`dead:${body.id}`)) ?? "");
    await cron(webhook);
    expect(idsOf(deliveries)).toEqual([body.id]);
  });

  test("a backlog drains forty a run once the receiver is back, the oldest first by the server's clock", async () => {
    const ids = Array.from({ length: 43 }, (_, number) => `20261121T000000000Z-${100 + number}`);
    // All have the same turn.
    const taken = (number: number) => new Date(Date.now() - number * 15 * minute).toISOString();
    for (const [number, id] of ids.entries()) {
      const record = { id, receivedAt: taken(number), type: "quote", fields: { name: "Ana" } };
      await env.CONTACTS.put(`outbox:${id}`, JSON.stringify(record), {
        metadata: { tries: 0, next: 0, receivedAt: record.receivedAt, unsure: 1 },
      });
    }
    const deliveries = receiver(ok);
    await cron(webhook);
    expect(deliveries).toHaveLength(40);
    expect(deliveries[0]?.headers.get("webhook-id")).toBe(ids.at(-1));
    expect((await keysOf("outbox:")).sort()).toEqual(ids.slice(0, 3).map((id) => `outbox:${id}`));
    await cron(webhook);
    expect(new Set(idsOf(deliveries)).size).toBe(43);
    expect(deliveries).toHaveLength(43);
  });

  test("what its answer says after a 2xx status is not waited for", async () => {
    let cancelled = false;
    const endless = new ReadableStream({ cancel: () => void (cancelled = true) });
    const deliveries = receiver(() => new Response(endless));
    await sendMessage(webhook);
    expect(deliveries).toHaveLength(1);
    expect(cancelled).toBe(true);
    expect(await keysOf("outbox:")).toEqual([]);
  });
});

describe.each([
  ["takes it", ok],
  ["fails", broken],
])("a message that staff erase while its receiver is asked, which then %s", (_what, answer) => {
  /** Like `npm run contacts -- delete`. */
  const erasing = async () => {
    const [marker = ""] = await keysOf("outbox:");
    const id = marker.replace("outbox:", "");
    await env.CONTACTS.put(`erased:${id}`, "", { metadata: { at: new Date().toISOString() } });
    for (const key of [marker, `contact:${id}`]) await env.CONTACTS.delete(key);
    return answer();
  };

  test("stays erased, by the request", async () => {
    const deliveries = receiver(erasing);
    await sendMessage(webhook);
    expect(deliveries).toHaveLength(1);
    expect(await keysOf("")).toEqual([expect.stringMatching(/^erased:/)]);
  });

  test("stays erased, by cron", async () => {
    receiver(broken);
    await sendMessage(webhook);
    later(3 * minute);
    const deliveries = receiver(erasing);
    await cron(webhook);
    expect(deliveries).toHaveLength(1);
    expect((await keysOf("")).filter((key) => key !== "status")).toEqual([expect.stringMatching(/^erased:/)]);
  });
});

describe("form service", () => {
  test("gets the fields as JSON with a subject of one line", async () => {
    const deliveries = receiver(() => Response.json({ success: "true" }));
    await sendMessage(form, { name: "Ana\nBcc: x" });
    expect(JSON.parse(deliveries[0]?.body ?? "")).toMatchObject({
      email: message.email,
      message: message.message,
      _subject: "Quote request: Ana Bcc: x",
    });
    expect(await keysOf("outbox:")).toEqual([]);
  });

  test.each(['{"success":false}', '{"success":"false"}', "<html>Please activate</html>"])(
    "its 200 with %s is a failure",
    async (answer) => {
      receiver(() => new Response(answer));
      await sendMessage(form);
      expect(await keysOf("outbox:")).toHaveLength(1);
    },
  );

  test.each<[string, () => Response]>([
    ["of more than 64 KiB", () => Response.json({ success: "true", echo: "x".repeat(100_000) })],
    ["in other words", () => new Response("thank you")],
    ["whose body never comes", () => new Response(new ReadableStream())],
  ])("an answer %s has arrived: the status decides", async (_what, answer) => {
    const deliveries = receiver(answer);
    await sendMessage(form);
    expect(deliveries).toHaveLength(1);
    expect(await keysOf("outbox:")).toEqual([]);
  });

  test("no more than 64 KiB of an answer is read", async () => {
    let read = 0;
    const chunk = new Uint8Array(16 * 1024);
    const pull = (body: ReadableStreamDefaultController<Uint8Array>) => {
      read += chunk.length;
      if (read > 2e6) body.close();
      else body.enqueue(chunk);
    };
    receiver(() => new Response(new ReadableStream({ pull })));
    await sendMessage(form);
    expect(read).toBeGreaterThan(32 * 1024);
    // Streams read a chunk ahead.
    expect(read).toBeLessThan(128 * 1024);
    expect(await keysOf("outbox:")).toEqual([]);
  });
});

test("e-mail: a mail that can be answered to the visitor", async () => {
  const mails: object[] = [];
  const { body } = await sendMessage({
    FORWARD_KIND: "email",
    FORWARD_FROM: "site@agency.example",
    FORWARD_TO: "staff@agency.example",
    EMAIL: { send: (mail) => Promise.resolve(mails.push(mail)) },
  });
  expect(mails).toEqual([
    {
      from: "site@agency.example",
      to: "staff@agency.example",
      replyTo: message.email,
      subject: `Quote request: ${message.name}`,
      text: expect.stringContaining(`reference: ${body.id}\n\n${message.message}`),
    },
  ]);
});

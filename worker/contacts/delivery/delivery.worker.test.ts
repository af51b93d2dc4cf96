/** What a visitor was told "received" is kept and forwarded: the built worker, the platform's engine, real KV. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { ContactRecord } from "../record.ts";
import {
  another,
  broken,
  day,
  delivered,
  forwardOnce,
  idsOf,
  later,
  metadataOf,
  minute,
  noWorkflow,
  ok,
  receiver,
  setClock,
  webhook,
} from "../receiver-test-helpers.ts";
import { cron, failingKv, keysOf, sendMessage } from "../../worker-test-helpers.ts";
import { sha256 } from "../identity.ts";
import { delaySeconds, maxRejections, maxAttempts } from "./retries.ts";

const answering = (status: number) => () => new Response("", { status });
const noKv = failingKv((operation) => operation === "put");

test.each<[string, (() => Response)[], number]>([
  ["takes it at once", [], 1],
  ["answers 500 three times", [broken, broken, broken], 4],
  // More often than it may reject a message.
  ["answers 429 eight times", Array(8).fill(answering(429)), 9],
  ["closes the connection", [() => Response.error()], 2],
  ["is gone (410) for a while", [answering(410)], 2],
])(
  "a receiver that %s gets the message; record and listing have the outcome",
  async (_what, answers, copies) => {
    const left = [...answers];
    const deliveries = receiver(() => (left.shift() ?? ok)());
    const { body } = await delivered(() => sendMessage(webhook, another()));
    expect(idsOf(deliveries)).toEqual(Array(copies).fill(body.id));
    const { deliveries: outcomes } = (await env.CONTACTS.get<ContactRecord>(`contact:${body.id}`, "json"))!;
    expect(outcomes).toMatchObject([{ to: "webhook", delivered: true }]);
    expect(await metadataOf(`contact:${body.id}`)).toMatchObject({ state: "forwarded" });
  },
);

test("KV refuses: the workflow keeps the message, and its record is there in the end", async () => {
  const deliveries = receiver(ok);
  const { status, body } = await delivered(() => sendMessage({ ...webhook, CONTACTS: noKv }, another()));
  expect(status).toBe(201);
  expect(idsOf(deliveries)).toEqual([body.id]);
  expect(await metadataOf(`contact:${body.id}`)).toMatchObject({ state: "forwarded" });
});

test("the workflow refuses: KV keeps the message, and the sweep begins its delivery after ten minutes", async () => {
  const deliveries = receiver(ok);
  const { status, body } = await sendMessage({ ...webhook, DELIVERY: noWorkflow }, another());
  expect(status).toBe(201);
  expect(await metadataOf(`contact:${body.id}`)).toMatchObject({ state: "stored" });
  later(9 * minute);
  await delivered(() => cron(webhook));
  expect(deliveries).toEqual([]);
  later(2 * minute);
  await delivered(() => cron(webhook));
  expect(idsOf(deliveries)).toEqual([body.id]);
  expect(await metadataOf(`contact:${body.id}`)).toMatchObject({ state: "forwarded" });
});

test("only when both refuse the visitor hears 503, to send it again", async () => {
  const deliveries = receiver(ok);
  const { status, body } = await sendMessage({ ...webhook, CONTACTS: noKv, DELIVERY: noWorkflow }, another());
  expect(status).toBe(503);
  expect(body.message).toContain("not sure we received");
  expect(deliveries).toEqual([]);
  expect(await keysOf("contact:")).toEqual([]);
});

test("when forwarding is turned off while a message waits, it is kept, and not taken for forwarded", async () => {
  await forwardOnce({ FORWARD_KIND: "none" });
  const [name = ""] = await keysOf("contact:");
  expect(await metadataOf(name)).toMatchObject({ state: "kept" });
});

const keyed = () => ({ "idempotency-key": crypto.randomUUID() });

test("ten repeats at once, with the same key and words: one message, one copy", async () => {
  const [key, deliveries] = [keyed(), receiver(ok)];
  const ten = () => Promise.all(Array.from({ length: 10 }, () => sendMessage(webhook, {}, key)));
  const answers = await delivered(ten);
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(new Set(answers.map(({ body }) => `${body.id} ${body.receipt}`)).size).toBe(1);
  expect(deliveries).toHaveLength(1);
});

test("a repeat with other words is refused, and what was kept stays", async () => {
  const [key, deliveries] = [keyed(), receiver(ok)];
  const { body } = await delivered(() => sendMessage(webhook, {}, key));
  const other = await sendMessage(webhook, { message: "Other words" }, key);
  expect(other.status).toBe(422);
  expect(deliveries).toHaveLength(1);
  expect(await env.CONTACTS.get(`contact:${body.id}`)).not.toContain("Other words");
});

test("the record answers a repeat when its instance is forgotten, and is not put back", async () => {
  const key = keyed();
  receiver(ok);
  const first = await delivered(() => sendMessage(webhook, {}, key));
  const again = await sendMessage({ ...webhook, DELIVERY: noWorkflow }, {}, key);
  expect(again).toMatchObject({ status: 201, body: { id: first.body.id, receipt: first.body.receipt } });
  expect(await metadataOf(`contact:${first.body.id}`)).toMatchObject({ state: "forwarded" });
});

/** Like `npm run contacts -- delete`. */
async function erase(): Promise<void> {
  const [name = ""] = await keysOf("contact:");
  const { receipt = "" } = (await env.CONTACTS.get<ContactRecord>(name, "json"))!;
  const metadata = { at: new Date().toISOString(), receipt: sha256(receipt) };
  await env.CONTACTS.put(name.replace("contact:", "erased:"), "", { metadata });
  await env.CONTACTS.delete(name);
}

test.each([
  ["takes it", ok],
  ["fails", broken],
])("erased while its receiver is asked, which then %s, it stays so", async (_what, answer) => {
  const deliveries = receiver(async () => {
    await erase();
    return answer();
  });
  await delivered(() => sendMessage(webhook, another()));
  expect(deliveries).toHaveLength(1);
  expect(await keysOf("")).toEqual([expect.stringMatching(/^erased:/)]);
});

test.each([
  ["a browser that has not heard our answer sends it again", crypto.randomUUID(), 201],
  ["it comes again under a key that anybody could have chosen", "order-0815", 422],
])("erased, it stays so when %s", async (_what, name, status) => {
  const key = { "idempotency-key": name };
  const first = await sendMessage({}, {}, key);
  await erase();
  later(minute);
  const again = await sendMessage({}, {}, key);
  const { id, receipt } = first.body;
  expect(again).toMatchObject({ status, body: status === 201 ? { id, receipt } : {} });
  expect((await sendMessage({}, { message: "Other words" }, key)).status).toBe(422);
  expect(await keysOf("contact:")).toEqual([]);
});

test("erased before the sweep, it is not sent", async () => {
  const deliveries = receiver(ok);
  await sendMessage({ ...webhook, DELIVERY: noWorkflow }, another());
  await erase();
  later(11 * minute);
  await delivered(() => cron(webhook));
  expect(deliveries).toEqual([]);
  expect(await keysOf("contact:")).toEqual([]);
});

/** Changes the message, as staff do. */
async function rewrite(metadata: object, fields: Partial<ContactRecord> = {}): Promise<void> {
  const [name = ""] = await keysOf("contact:");
  const record = await env.CONTACTS.get<ContactRecord>(name, "json");
  const changed = { metadata: { ...(await metadataOf(name)), ...metadata } };
  await env.CONTACTS.put(name, JSON.stringify({ ...record, ...fields }), changed);
}

/** As if the outcome had been lost, or staff had put the message back: `resend` leaves the outcome there. */
async function putBack(state: string, isResent: boolean): Promise<void> {
  await rewrite({ state }, isResent ? {} : { deliveries: undefined });
  later(11 * minute);
}

test("the sweep writes an outcome that KV refused to the end, without sending again", async () => {
  const deliveries = receiver(ok);
  await delivered<unknown>(
    () => sendMessage(webhook, another()),
    () => putBack("waiting", false).then(() => cron(webhook)),
  );
  expect(deliveries).toHaveLength(1);
  const [name = ""] = await keysOf("contact:");
  expect(await metadataOf(name)).toMatchObject({ state: "forwarded" });
});

test("the sweep sends again what staff put back, to whom it did not reach", async () => {
  let answer = () => new Response("no", { status: 400 });
  const deliveries = receiver(() => answer());
  const asked: number[] = [];
  await delivered<unknown>(
    () => sendMessage(webhook, another()),
    async () => {
      asked.push(deliveries.length);
      const [name = ""] = await keysOf("contact:");
      expect(await metadataOf(name)).toMatchObject({ state: "undelivered" });
      answer = ok;
      await putBack("stored", true);
      await cron(webhook);
      await expect.poll(() => metadataOf(name)).toMatchObject({ state: "forwarded" });
      asked.push(deliveries.length);
      await putBack("stored", true);
      await cron(webhook);
      await expect.poll(() => metadataOf(name)).toMatchObject({ state: "forwarded" });
      asked.push(deliveries.length);
    },
  );
  // Every try is refused; after the first resend it is accepted; after the second nobody asks, since the receiver has it.
  expect(asked).toEqual([maxRejections, maxRejections + 1, maxRejections + 1]);
});

const failed = { delivered: false, reason: "status 503" } as const;

test("tries come after 10 s, a minute, five, then more: three days in all, eight times if rejected", () => {
  const waitsFor = (tries: number, refused = false) =>
    Array.from({ length: tries - 1 }, (_, at) => delaySeconds(at + 1, { ...failed, refused }));
  const waits = waitsFor(maxAttempts);
  expect(waits.slice(0, 3)).toEqual([10, 60, 300]);
  expect(waits.toSorted((one, other) => one - other)).toEqual(waits);
  const days = (all: number[]) => all.reduce((sum, wait) => sum + wait, 0) / 86_400;
  expect(days(waits)).toBeCloseTo(3, 0);
  const rejections = waitsFor(maxRejections, true);
  expect([rejections.length, rejections[0]]).toEqual([7, 900]);
  expect(days(rejections)).toBeCloseTo(2.7, 1);
});

test("a receiver may ask for more patience, up to a day, never for less", () => {
  const asked = [1000, 7_200_000, 1e12];
  const waits = asked.map((retryAfterMs) => delaySeconds(1, { ...failed, retryAfterMs }));
  expect(waits).toEqual([10, 7200, 86_400]);
});

test("a message whose time is over is not sent any more", async () => {
  const deliveries = receiver(ok);
  await sendMessage({ ...webhook, DELIVERY: noWorkflow }, another());
  // At 11:00 in Honiara, so that the daily reminder, sent at eight, stays out of this.
  setClock((Math.floor(Date.now() / day) + 732) * day);
  await delivered(() => cron(webhook));
  expect(deliveries).toEqual([]);
});

test("a receiver that was down and then rejects the message once is asked again: only rejections are counted", async () => {
  const down = () => new Response("no", { status: 503 });
  const left = [...Array<() => Response>(7).fill(down), () => new Response("no", { status: 404 })];
  const states: unknown[] = [];
  const done = { at: new Date().toISOString(), who: "Joe" };
  const deliveries = receiver(async () => {
    const [name = ""] = await keysOf("contact:");
    const metadata = await metadataOf(name);
    states.push(metadata?.["state"]);
    // Staff answer it meanwhile.
    if (states.length === 3) await rewrite({ state: "stored", done });
    return (left.shift() ?? ok)();
  });
  await delivered(() => sendMessage(webhook, another()));
  const [name = ""] = await keysOf("contact:");
  expect(await metadataOf(name)).toMatchObject({ state: "forwarded", done });
  expect(deliveries).toHaveLength(9);
  expect(states.slice(3)).toEqual(Array(6).fill("waiting"));
});

test("a message whose delivery never began is not late for ever once forwarding is off", async () => {
  const { body } = await sendMessage({ ...webhook, DELIVERY: noWorkflow }, another());
  later(11 * minute);
  const begun: unknown[] = [];
  const DELIVERY = { create: ({ id }: { id: string }) => begun.push(id) } as unknown as Env["DELIVERY"];
  await cron({ FORWARD_KIND: "none", DELIVERY });
  expect(begun).toEqual([body.id]);
});

test("messages that nothing can be done for hide no other from the sweep", async () => {
  const receivedAt = new Date(Date.now() - day).toISOString();
  for (let count = 0; count < 112; count += 1) {
    const metadata = { state: count < 12 ? "stored" : "waiting", receivedAt };
    await env.CONTACTS.put(`contact:${count}`, "", { metadata });
  }
  const deliveries = receiver(ok);
  const { body } = await sendMessage({ ...webhook, DELIVERY: noWorkflow }, another());
  later(11 * minute);
  await delivered(() => cron(webhook));
  expect(idsOf(deliveries)).toEqual([body.id]);
});

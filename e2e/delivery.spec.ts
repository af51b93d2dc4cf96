import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { expect, test } from "playwright/test";
import { graceMs } from "../worker/contacts/schedule.ts";
import { file, idOf, message } from "../scripts/contacts/staff-test-helpers.ts";
import type { Entry } from "../scripts/contacts/kv.ts";
import { startSite } from "../scripts/site.ts";
import { StaffState } from "./staff-state.ts";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

/** Asks for a new connection: the server may have closed one that was kept. */
const anew = { connection: "close" };

interface Delivery {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Checks the signature of a delivery. @returns its content */
const verified = ({ body, headers }: Delivery) =>
  new Webhook(secret).verify(body, headers as Record<string, string>);

/** A receiver on a real socket; a test can change how it answers. */
async function startReceiver() {
  const deliveries: Delivery[] = [];
  const receiver = { deliveries, answer: (response: ServerResponse) => void response.end("ok"), url: "" };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      deliveries.push({ headers: request.headers, body });
      receiver.answer(response);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return { receiver, close: () => server.closeAllConnections() };
}

/** Without the digest, which at some hours would be one delivery more. */
const startForwarding = (state: string, receiver: string) =>
  startSite(
    [
      "--var=FORWARD_KIND:webhook",
      `--var=FORWARD_URL:${receiver}`,
      `--var=FORWARD_SECRET:${secret}`,
      "--var=DIGEST_HOUR:off",
    ],
    state,
  );

async function send(origin: string, words: string): Promise<string> {
  const response = await fetch(`${origin}/api/contacts`, {
    method: "POST",
    headers: { ...anew, "content-type": "application/json", "cf-connecting-ip": "10.1.1.1" },
    body: JSON.stringify({ name: "Ana", email: "ana@example.com", message: words, type: "quote" }),
  });
  expect(response.status).toBe(201);
  const answer: unknown = await response.json();
  expect(answer).toMatchObject({ id: expect.any(String) });
  return (answer as { id: string }).id;
}

/** Three runs of cron: in one of them it is any message's turn. */
async function cron(origin: string): Promise<void> {
  for (const minutes of [0, 5, 10]) {
    const time = Date.now() + minutes * 60_000;
    const answer = await fetch(`${origin}/cdn-cgi/local/scheduled?cron=*/5+*+*+*+*&time=${time}`, {
      headers: anew,
    });
    expect(await answer.text()).toBe("ok");
  }
}

/** How many days from now, in seconds since 1970. */
const inDays = (days: number) => Math.round(Date.now() / 1000) + days * 86_400;

/** A dead letter, and a suspect application with its file. */
function heldBack(dead: number, spam: number): Entry[] {
  const key = `file:${idOf(spam)}/cv.pdf`;
  const cv = { key, name: "cv.pdf", contentType: "application/pdf", size: 7, flags: [] };
  const record = { type: "application", suspect: "trap and haste", file: cv };
  return [
    message(dead, "contact", "dead"),
    message(dead, "dead", "dead"),
    message(spam, "spam", "spam", { record, expiration: inDays(30) }),
    file(spam, "cv.pdf", new Uint8Array([0xff, 0, 0xfe, 0x0d, 0x0a, 0xc3, 0x28]), inDays(30)),
  ];
}

test("a signed webhook arrives; with the receiver broken or slow, or the worker killed after the 201, cron delivers; so it does what staff retry and release", async () => {
  test.setTimeout(300_000);
  const state = new StaffState();
  const { receiver, close } = await startReceiver();
  let site = await startForwarding(state.path, receiver.url);
  const ids = () => receiver.deliveries.map(({ headers }) => String(headers["webhook-id"])).toSorted();
  try {
    const first = await send(site.url, "hello");
    await expect.poll(ids).toEqual([first]);
    const delivery = receiver.deliveries[0]!;
    expect(verified(delivery)).toMatchObject({ data: { id: first, fields: { message: "hello" } } });
    expect(() => verified({ ...delivery, body: `${delivery.body} ` })).toThrow();
    await expect.poll(() => state.keys("outbox:"), { timeout: 15_000 }).toEqual([]);

    receiver.answer = (response) => {
      response.statusCode = 500;
      response.end();
    };
    const broken = await send(site.url, "while the receiver is broken");
    await expect.poll(() => receiver.deliveries.length).toBe(2);

    receiver.answer = () => {};
    const killed = await send(site.url, "just before the worker is killed");
    site.stop();
    close();
    receiver.deliveries.length = 0;
    receiver.answer = (response) => void response.end("ok");

    site = await startForwarding(state.path, receiver.url);
    expect((await state.keys("outbox:")).map(({ name }) => name).toSorted()).toEqual(
      [`outbox:${broken}`, `outbox:${killed}`].toSorted(),
    );
    await cron(site.url);
    expect(receiver.deliveries).toHaveLength(0);

    await state.age("outbox:", graceMs + 1000);
    await cron(site.url);
    await expect.poll(ids).toEqual([broken, killed].toSorted());
    for (const each of receiver.deliveries) verified(each);
    expect(await state.keys("outbox:")).toEqual([]);
    expect(await state.keys("contact:")).toHaveLength(3);

    const [dead, spam] = [idOf(300), idOf(301)];
    await state.keep(heldBack(300, 301));
    expect(await state.contacts("retry", dead)).toMatchObject({ code: 0 });
    expect(await state.contacts("release", spam)).toMatchObject({ code: 0 });
    const [released] = await state.keys(`contact:${spam}`);
    expect(Math.abs((released?.expiration ?? 0) - inDays(180))).toBeLessThan(10 * 86_400);

    receiver.deliveries.length = 0;
    await cron(site.url);
    await expect.poll(ids).toEqual([dead, spam].toSorted());
    const tried = await state.contacts("test", "--site", site.url);
    expect(tried, tried.stderr).toMatchObject({ code: 0 });
    expect(tried.stdout).toMatch(/webhook: delivered[^]*All is well/);
    const id = /as (\S+)/.exec(tried.stdout)?.[1] ?? "";
    expect(receiver.deliveries.at(-1)?.headers["webhook-id"]).toBe(id);
    const [kept] = await state.keys(`contact:${id}`);
    expect(kept?.expiration).toBeLessThan(Date.now() / 1000 + 3700);
    for (const each of [dead, spam])
      expect(await state.keys(`contact:${each}`)).toMatchObject([{ metadata: { state: "forwarded" } }]);
  } finally {
    site.stop();
    close();
    await state.remove();
  }
});

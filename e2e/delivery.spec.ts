import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { expect, test } from "playwright/test";
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

const startForwarding = (state: string, receiver: string) =>
  startSite(
    ["--var=FORWARD_KIND:webhook", `--var=FORWARD_URL:${receiver}`, `--var=FORWARD_SECRET:${secret}`],
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

/** One run of the sweep. */
async function sweep(origin: string): Promise<void> {
  const answer = await fetch(`${origin}/cdn-cgi/local/scheduled?cron=*/10+*+*+*+*`, { headers: anew });
  expect(await answer.text()).toBe("ok");
}

test("a signed webhook arrives, once the receiver is mended too, and after the server was killed; staff see it", async () => {
  test.setTimeout(300_000);
  const state = new StaffState();
  const { receiver, close } = await startReceiver();
  let site = await startForwarding(state.path, receiver.url);
  const ids = () => receiver.deliveries.map(({ headers }) => String(headers["webhook-id"]));
  const stateOf = async (id: string) => (await state.keys(`contact:${id}`))[0]?.metadata?.["state"];
  try {
    await test.step("at once", async () => {
      const first = await send(site.url, "hello");
      await expect.poll(ids).toEqual([first]);
      const delivery = receiver.deliveries[0]!;
      expect(verified(delivery)).toMatchObject({ data: { id: first, fields: { message: "hello" } } });
      expect(() => verified({ ...delivery, body: `${delivery.body} ` })).toThrow();
      await expect.poll(() => stateOf(first), { timeout: 20_000 }).toBe("forwarded");
    });

    await test.step("after the first retry, ten seconds later", async () => {
      receiver.deliveries.length = 0;
      receiver.answer = (response) => {
        response.statusCode = 500;
        response.end();
        receiver.answer = (later) => void later.end("ok");
      };
      const broken = await send(site.url, "while the receiver is broken");
      await expect.poll(ids, { timeout: 30_000 }).toEqual([broken, broken]);
      await expect.poll(() => stateOf(broken), { timeout: 20_000 }).toBe("forwarded");
    });

    await test.step("by the sweep, when the server was killed before the receiver answered", async () => {
      receiver.answer = () => {};
      const killed = await send(site.url, "just before the server is killed");
      await expect.poll(ids, { timeout: 20_000 }).toContain(killed);
      site.stop();
      close();
      receiver.deliveries.length = 0;
      receiver.answer = (response) => void response.end("ok");
      site = await startForwarding(state.path, receiver.url);
      await sweep(site.url);
      expect(receiver.deliveries).toHaveLength(0);
      await state.age(`contact:${killed}`, 11 * 60_000);
      await sweep(site.url);
      await expect.poll(ids).toEqual([killed]);
      await expect.poll(() => stateOf(killed), { timeout: 20_000 }).toBe("forwarded");
    });

    await test.step("a test of staff", async () => {
      const tried = await state.contacts("test", "--site", site.url);
      expect(tried, tried.stderr).toMatchObject({ code: 0 });
      const id = /as ([\w-]+)/.exec(tried.stdout)?.[1] ?? "";
      expect(receiver.deliveries.at(-1)?.headers["webhook-id"]).toBe(id);
      const [kept] = await state.keys(`contact:${id}`);
      expect(kept?.expiration).toBeLessThan(Date.now() / 1000 + 3700);
    });
  } finally {
    site.stop();
    close();
    await state.remove();
  }
});

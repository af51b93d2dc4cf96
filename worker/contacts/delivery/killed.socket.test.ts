import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { StaffState } from "../../../e2e/staff-state.ts";
import { startSite } from "../../../scripts/testing/site.ts";
import { testFolder } from "../../../scripts/testing/test-folder.ts";

// Asks for a new connection: the server may have closed one that was kept.
const headers = { connection: "close", "content-type": "application/json", "cf-connecting-ip": "10.1.1.1" };
const folder = testFolder();

test("a message arrives although the server was killed before its receiver answered", async () => {
  await using state = new StaffState(folder);
  const received: string[] = [];
  let isBroken = true;
  await using receiver = createServer((request, response) => {
    request.resume();
    received.push(String(request.headers["webhook-id"]));
    if (!isBroken) response.end("ok");
  });
  await once(receiver.listen(0, "127.0.0.1"), "listening");
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const start = () =>
    startSite(
      [
        "--var=FORWARD_KIND:webhook",
        `--var=FORWARD_URL:${address}`,
        "--var=FORWARD_SECRET:whsec_MfKQ9r8GKYqrTwjU",
      ],
      state.path,
    );
  const sweep = async (origin: string) => {
    const run = await fetch(`${origin}/cdn-cgi/local/scheduled?cron=*/10+*+*+*+*`, { headers });
    expect(await run.text()).toBe("ok");
  };
  const body = JSON.stringify({ name: "Ana", email: "ana@example.com", message: "Hello", type: "quote" });
  let id = "";
  {
    using killed = await start();
    const answer = await fetch(`${killed.url}/api/contacts`, { method: "POST", headers, body });
    expect(answer.status).toBe(201);
    id = (await answer.json<{ id: string }>()).id;
    await expect.poll(() => received, { timeout: 20_000 }).toContain(id);
  }
  receiver.closeAllConnections();
  received.length = 0;
  isBroken = false;

  using site = await start();
  await sweep(site.url);
  expect(received).toEqual([]);
  await state.age(`contact:${id}`, 11 * 60_000);
  await sweep(site.url);
  await expect.poll(() => received, { timeout: 20_000 }).toEqual([id]);
  const stateOf = async () => (await state.keys(`contact:${id}`))[0]?.metadata?.["state"];
  await expect.poll(stateOf, { timeout: 20_000 }).toBe("forwarded");
}, 300_000);

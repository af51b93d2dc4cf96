import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { agency } from "../../../content/generated/agency.ts";
import { cron, failingKv } from "../../worker-test-helpers.ts";
import {
  atOffice,
  broken,
  minute,
  ok,
  type ReceivedPost,
  receiver,
  setClock,
  webhook,
} from "../receiver-test-helpers.ts";
import { openMsBetween } from "./office-time.ts";

beforeEach(() => setClock(atOffice(24, 7)));
const digest = { ...webhook, DIGEST_HOUR: "8", DIGEST_DETAIL: "names" };

const digestsIn = (deliveries: readonly ReceivedPost[]) =>
  deliveries
    .map(({ body }) => JSON.parse(body) as { type: string; data: { subject: string; text: string } })
    .filter(({ type }) => type === "contact.digest")
    .map(({ data }) => data);

async function keepMessage(key: string, changed: object = {}, message = ""): Promise<void> {
  const described = { state: "accepted", type: "quote", name: "Ana Tauʻolunga", email: "ana@example.com" };
  const receivedAt = new Date(atOffice(23, 15)).toISOString();
  const metadata = { ...described, receivedAt, ...changed };
  await env.CONTACTS.put(key, JSON.stringify({ fields: { message } }), { metadata });
}

/** Runs cron every quarter of an hour from `from` until before `to`. */
async function runs(from: number, to: number, environment: object): Promise<void> {
  for (let now = from; now < to; now += 15 * minute) {
    setClock(now);
    await cron(environment);
  }
}

test("at the hour, once: who has no answer, what is set apart and given up, how many came yesterday", async () => {
  await keepMessage("contact:1", { receivedAt: new Date(atOffice(20, 16)).toISOString(), type: "general" });
  await keepMessage("contact:2", { name: "Tom" });
  await keepMessage("contact:3");
  await env.CONTACTS.put("done:3", "");
  await keepMessage("contact:4", { type: "newsletter", pending: true });
  await keepMessage("contact:5", { test: true });
  await keepMessage("spam:6", { state: "spam", name: "Vika" });
  await keepMessage("dead:7", { state: "dead", name: "Lost" });
  const deliveries = receiver(ok);
  setClock(atOffice(24, 7, 55));
  await cron(digest);
  expect(digestsIn(deliveries)).toEqual([]);
  await runs(atOffice(24, 8), atOffice(24, 10), digest);
  const [sent, ...more] = digestsIn(deliveries);
  expect(more).toEqual([]);
  expect(sent?.subject).toBe(`${agency.name}, Tue 24 Nov: 3 unanswered, 1 new in spam, 1 not delivered`);
  const hours = Math.round(openMsBetween(atOffice(20, 16), atOffice(24, 8)) / 360_000) / 10;
  for (const told of [
    `Unanswered: 3, the oldest for ${hours} office hours, since Fri 20 Nov 16:00\n`,
    "In spam: 1, of these 1 since the last digest\n",
    "Newsletter addresses for us to confirm: 1\n",
    "Messages yesterday: 4\n",
    "- Fri 20 Nov 16:00, general: Ana Tauʻolunga (1)\n- Mon 23 Nov 15:00, quote: Tom (2)\n- Mon 23 Nov 15:00, quote: Lost (7)\n",
    "New in spam since the last digest:\n- Mon 23 Nov 15:00, quote: Vika (6)\n",
  ])
    expect(sent?.text).toContain(told);
  expect(sent?.text).not.toContain("ana@");
});

test("what was taken for spam is named once, also when digests failed in between", async () => {
  const spamAt = (id: string, time: number) =>
    keepMessage(`spam:${id}`, { state: "spam", receivedAt: new Date(time).toISOString() });
  const first = receiver(ok);
  await spamAt("1", atOffice(23, 20));
  await runs(atOffice(24, 8), atOffice(24, 9), digest);
  expect(digestsIn(first)[0]?.text).toContain("(1)");
  // Wednesday's is not delivered.
  receiver(broken);
  await spamAt("2", atOffice(24, 12));
  await runs(atOffice(25, 8), atOffice(25, 8, 30), digest);
  const last = receiver(ok);
  await runs(atOffice(26, 8), atOffice(26, 9), digest);
  expect(digestsIn(last)).toHaveLength(1);
  expect(digestsIn(last)[0]?.text).toContain("(2)");
  expect(digestsIn(last)[0]?.text).not.toContain("(1)");
});

test("with nothing to say it comes on Mondays only, as the proof that mail works", async () => {
  const deliveries = receiver(ok);
  await keepMessage("contact:1");
  await env.CONTACTS.put("done:1", "");
  for (const date of [22, 23, 24, 25]) {
    await runs(atOffice(date, 7, 55), atOffice(date, 9), digest);
    expect(digestsIn(deliveries), `November ${date}`).toHaveLength(date < 23 ? 0 : 1);
  }
});

describe("how much it tells", () => {
  const words = "We need a site <!channel> see https://evil.example for more";
  test.each<[string, boolean, boolean]>([
    ["counts", false, false],
    ["names", true, false],
    ["excerpts", true, true],
  ])("%s", async (detail, names, excerpts) => {
    await keepMessage("contact:1", {}, words);
    const deliveries = receiver(ok);
    setClock(atOffice(24, 8));
    await cron({ ...digest, DIGEST_DETAIL: detail });
    const text = digestsIn(deliveries)[0]?.text ?? "";
    expect(text).toContain("Unanswered: 1");
    expect(text.includes("Ana Tauʻolunga")).toBe(names);
    expect(text.includes("We need a site ＜!channel＞")).toBe(excerpts);
    expect(text).not.toMatch(/https:\/\/|evil\.example|<!/);
  });
});

describe("a receiver that is down", () => {
  test("gets it later that day, is not asked every five minutes, and delays no other", async () => {
    await keepMessage("contact:1");
    let up = false;
    // Chat messages contain no event type.
    const deliveries = receiver(({ body }) => (body.includes("contact.digest") && !up ? broken() : ok()));
    const both = { ...digest, FORWARD_KIND: "webhook, chat", CHAT_URL: "https://chat.example/hooks/x" };
    await runs(atOffice(24, 8), atOffice(24, 12), both);
    const to = (part: string) => deliveries.filter(({ url }) => url.includes(part)).length;
    expect(to("chat")).toBe(1);
    expect(to("receiver")).toBe(5);
    up = true;
    await runs(atOffice(24, 12), atOffice(24, 18), both);
    expect(to("chat")).toBe(1);
    expect(to("receiver")).toBe(6);
  });

  test("one that never answers gets it twice at most: it may have arrived", async () => {
    await keepMessage("contact:1");
    const deliveries = receiver(() => Promise.reject(new Error("hangs up")));
    await runs(atOffice(24, 8), atOffice(24, 16), digest);
    expect(deliveries).toHaveLength(2);
  });
});

test("nothing is sent that cannot be noted", async () => {
  await keepMessage("contact:1");
  await cron(digest);
  const deliveries = receiver(ok);
  const CONTACTS = failingKv((operation, key) => operation === "put" && key === "status");
  setClock(atOffice(24, 8));
  await cron({ ...digest, CONTACTS });
  expect(deliveries).toEqual([]);
  setClock(atOffice(24, 8, 5));
  await cron(digest);
  expect(deliveries).toHaveLength(1);
});

import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { agency } from "../../../content/generated/agency.ts";
import { cron, failingKv } from "../../worker-test-helpers.ts";
import {
  atOffice,
  broken,
  type ReceivedPost,
  minute,
  ok,
  receiver,
  webhook,
} from "../receiver-test-helpers.ts";
import { officeDate, openMsBetween } from "./office-time.ts";

const at = (now: number) => vi.setSystemTime(now);

beforeEach(() => void vi.useFakeTimers({ now: atOffice(24, 7), toFake: ["Date"] }));
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await reset();
});

const digest = { ...webhook, DIGEST_HOUR: "8", DIGEST_DETAIL: "names" };

interface Digest {
  subject: string;
  text: string;
}
const digestsIn = (deliveries: readonly ReceivedPost[]) =>
  deliveries
    .map(({ body }) => JSON.parse(body) as { type: string; data: Digest })
    .filter(({ type }) => type === "contact.digest")
    .map(({ data }) => data);

async function keepMessage(
  id: string,
  metadata: object = {},
  message = "",
  place = "contact",
): Promise<void> {
  const name = `${place}:${id}`;
  await env.CONTACTS.put(name, JSON.stringify({ id, fields: { message } }), {
    metadata: {
      state: "accepted",
      type: "quote",
      name: "Ana Tauʻolunga",
      email: "ana@example.com",
      receivedAt: new Date(atOffice(23, 15)).toISOString(),
      ...metadata,
    },
  });
}

/** Runs cron every five minutes from `from` until before `to`. */
async function runs(from: number, to: number, environment: object): Promise<void> {
  for (let now = from; now < to; now += 5 * minute) {
    at(now);
    await cron(environment);
  }
}

test("at the hour, once: who has no answer, what is set apart and given up, how many came yesterday", async () => {
  await keepMessage("1", { receivedAt: new Date(atOffice(20, 16)).toISOString(), type: "general" });
  await keepMessage("2", { name: "Tom" });
  await keepMessage("3");
  await env.CONTACTS.put("done:3", "");
  await keepMessage("4", { type: "newsletter", pending: true });
  await keepMessage("5", { test: true });
  await keepMessage("6", { state: "spam", name: "Vika" }, "", "spam");
  await keepMessage("7", { state: "dead", name: "Lost" }, "", "dead");
  const deliveries = receiver(ok);
  at(atOffice(24, 7, 55));
  await cron(digest);
  expect(digestsIn(deliveries)).toEqual([]);
  await runs(atOffice(24, 8), atOffice(24, 10), digest);
  const [sent, ...more] = digestsIn(deliveries);
  expect(more).toEqual([]);
  expect(sent?.subject).toBe(`${agency.name}, Tue 24 Nov: 3 unanswered, 1 new in spam, 1 not delivered`);
  const hours = Math.round(openMsBetween(atOffice(20, 16), atOffice(24, 8)) / 360_000) / 10;
  expect(sent?.text).toContain(
    `Unanswered: 3, the oldest for ${hours} office hours, since Fri 20 Nov 16:00\n`,
  );
  expect(sent?.text).toContain("In spam: 1, of these 1 since the last digest\n");
  expect(sent?.text).toContain("Newsletter addresses for us to confirm: 1\n");
  expect(sent?.text).toContain("Messages yesterday: 4\n");
  expect(sent?.text).toContain(
    "- Fri 20 Nov 16:00, general: Ana Tauʻolunga (1)\n- Mon 23 Nov 15:00, quote: Tom (2)\n- Mon 23 Nov 15:00, quote: Lost (7)\n",
  );
  expect(sent?.text).toContain("New in spam since the last digest:\n- Mon 23 Nov 15:00, quote: Vika (6)\n");
  expect(sent?.text).not.toContain("ana@");
});

test("what was taken for spam is named once, also when digests failed in between", async () => {
  const spamAt = (id: string, time: number) =>
    keepMessage(id, { state: "spam", receivedAt: new Date(time).toISOString() }, "", "spam");
  const first = receiver(ok);
  await spamAt("1", atOffice(23, 20));
  await runs(atOffice(24, 8), atOffice(24, 9), digest);
  expect(digestsIn(first)[0]?.text).toContain("(1)");
  vi.restoreAllMocks();
  // Nobody takes Wednesday's.
  receiver(broken);
  await spamAt("2", atOffice(24, 12));
  await runs(atOffice(25, 8), atOffice(25, 8, 30), digest);
  vi.restoreAllMocks();
  const last = receiver(ok);
  await runs(atOffice(26, 8), atOffice(26, 9), digest);
  expect(digestsIn(last)).toHaveLength(1);
  expect(digestsIn(last)[0]?.text).toContain("(2)");
  expect(digestsIn(last)[0]?.text).not.toContain("(1)");
});

test.each<[string, object]>([
  ["off", { ...digest, DIGEST_HOUR: "off" }],
  ["nobody is told of anything", { ...digest, FORWARD_KIND: "none" }],
])("%s: no digest", async (_what, environment) => {
  await keepMessage("1");
  const deliveries = receiver(ok);
  await runs(atOffice(24, 7, 50), atOffice(24, 9), environment);
  expect(deliveries).toEqual([]);
});

test("a slip in the hour does not silence it", async () => {
  await keepMessage("1");
  const deliveries = receiver(ok);
  await runs(atOffice(24, 7, 50), atOffice(24, 9), { ...digest, DIGEST_HOUR: "8 Uhr", DIGEST_DETAIL: "all" });
  expect(digestsIn(deliveries)).toHaveLength(1);
});

test("with nothing to say it comes on Mondays only, as the proof that mail works", async () => {
  const deliveries = receiver(ok);
  await keepMessage("1");
  await env.CONTACTS.put("done:1", "");
  const days: [number, number][] = [
    [22, 0],
    [23, 1],
    [24, 1],
    [25, 1],
  ];
  for (const [date, expected] of days) {
    await runs(atOffice(date, 7, 55), atOffice(date, 9), digest);
    expect(digestsIn(deliveries), `November ${date}`).toHaveLength(expected);
  }
});

describe("how much it tells", () => {
  const words = "We need a site <!channel> see https://evil.example for more";
  test.each<[string, boolean, boolean]>([
    ["counts", false, false],
    ["names", true, false],
    ["excerpts", true, true],
  ])("%s", async (detail, names, excerpts) => {
    await keepMessage("1", {}, words);
    const deliveries = receiver(ok);
    at(atOffice(24, 8));
    await cron({ ...digest, DIGEST_DETAIL: detail });
    const text = digestsIn(deliveries)[0]?.text ?? "";
    expect(text).toContain("Unanswered: 1");
    expect(text.includes("Ana Tauʻolunga")).toBe(names);
    expect(text.includes("We need a site ‹!channel›")).toBe(excerpts);
    expect(text).not.toMatch(/https:\/\/|evil\.example|<!/);
  });

  test("of forty messages the oldest twenty are named, and the rest counted", async () => {
    for (let index = 0; index < 40; index += 1)
      await keepMessage(`${index}`, { receivedAt: new Date(atOffice(20, 9, index)).toISOString() });
    const deliveries = receiver(ok);
    at(atOffice(24, 8));
    await cron(digest);
    const text = digestsIn(deliveries)[0]?.text ?? "";
    expect(text.match(/^- /gm)).toHaveLength(20);
    expect(text).toContain("Fri 20 Nov 09:19");
    expect(text).toContain("\nand 20 more\n");
  });
});

describe("hostile names reach every kind of receiver without a control byte, a mention or a link", () => {
  const names = [
    "<!channel> <@U12345> <users/all> @here @all",
    "https://evil.example www.evil.com [x](http://evil.com) tel:+1",
    "\u001b[2J\u009b31m\u202eevil\u0000\r\nBcc: victim@example.com",
  ];
  const mails: { subject: string; text: string }[] = [];
  const kinds: [string, object, (deliveries: readonly ReceivedPost[]) => string][] = [
    ["webhook", digest, (deliveries) => digestsIn(deliveries)[0]?.text ?? ""],
    ["form", { ...digest, FORWARD_KIND: "form" }, (deliveries) => told(deliveries)],
    [
      "chat",
      { ...digest, FORWARD_KIND: "chat", CHAT_URL: "https://chat.example/hooks/x" },
      (deliveries) => told(deliveries),
    ],
    [
      "email",
      {
        ...digest,
        FORWARD_KIND: "email",
        FORWARD_FROM: "a@agency.example",
        FORWARD_TO: "b@agency.example",
        EMAIL: { send: (mail: { subject: string; text: string }) => Promise.resolve(void mails.push(mail)) },
      },
      () => `${mails[0]?.subject}\n${mails[0]?.text}`,
    ],
  ];
  /** Every string of the JSON that was posted. */
  const told = (deliveries: readonly ReceivedPost[]) => {
    const texts: string[] = [];
    JSON.parse(deliveries[0]?.body ?? "{}", (_key, value: unknown) => {
      if (typeof value === "string") texts.push(value);
      return value;
    });
    return texts.join("\n");
  };

  test.each(kinds)("%s", async (_kind, environment, textOf) => {
    for (const [index, name] of names.entries()) await keepMessage(`${index}`, { name });
    const deliveries = receiver(() => Response.json({ success: true }));
    at(atOffice(24, 8));
    await cron(environment);
    const text = textOf(deliveries);
    expect(text).toContain("Unanswered: 3");
    expect(text).toContain("channel");
    // oxlint-disable-next-line no-control-regex -- that there is none
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
    const lines = text.split("\n").filter((line) => line.startsWith("- "));
    for (const line of lines) expect(line).not.toMatch(/[<>@]|:\/\/|evil\.|www\.|\]\(/);
  });
});

describe("a receiver that is down", () => {
  test("gets it later that day, is not asked every five minutes, and delays no other", async () => {
    await keepMessage("1");
    let up = false;
    const deliveries: ReceivedPost[] = [];
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      deliveries.push({ url: request.url, headers: request.headers, body: await request.text() });
      return !request.url.includes("chat") && !up ? broken() : ok();
    });
    const both = { ...digest, FORWARD_KIND: "webhook, chat", CHAT_URL: "https://chat.example/hooks/x" };
    await runs(atOffice(24, 8), atOffice(24, 12), both);
    const to = (part: string) => deliveries.filter(({ url }) => url.includes(part)).length;
    expect(to("chat")).toBe(1);
    expect(to("receiver")).toBe(5);
    up = true;
    await runs(atOffice(24, 12), atOffice(24, 18), both);
    expect(to("chat")).toBe(1);
    expect(to("receiver")).toBe(6);
    expect(
      new Set(
        digestsIn(deliveries.filter(({ url }) => url.includes("receiver"))).map(({ subject }) => subject),
      ).size,
    ).toBe(1);
  });

  test("one that never answers gets it twice at most: it may have arrived", async () => {
    await keepMessage("1");
    const deliveries = receiver(() => Promise.reject(new Error("hangs up")));
    await runs(atOffice(24, 8), atOffice(24, 16), digest);
    expect(deliveries).toHaveLength(2);
  });
});

describe("when KV fails", () => {
  test("nothing is sent that cannot be noted", async () => {
    await keepMessage("1");
    await cron(digest);
    const deliveries = receiver(ok);
    const CONTACTS = failingKv((operation, key) => operation === "put" && key === "status");
    at(atOffice(24, 8));
    await cron({ ...digest, CONTACTS });
    expect(deliveries).toEqual([]);
    at(atOffice(24, 8, 5));
    await cron(digest);
    expect(deliveries).toHaveLength(1);
  });

  test("nothing is sent while nobody knows what was", async () => {
    await keepMessage("1");
    const deliveries = receiver(ok);
    await runs(atOffice(24, 8), atOffice(24, 8, 15), digest);
    const CONTACTS = failingKv((operation, key) => operation === "get" && key === "status");
    await runs(atOffice(24, 8, 15), atOffice(24, 9, 30), { ...digest, CONTACTS });
    await runs(atOffice(24, 9, 30), atOffice(24, 10), digest);
    expect(deliveries).toHaveLength(1);
  });

  test("a run that dies after sending makes one copy more, and no more", async () => {
    await keepMessage("1");
    await cron(digest);
    const deliveries = receiver(ok);
    let writes = 0;
    // The note is taken; everything after it is refused, all day.
    const CONTACTS = failingKv((operation, key) => {
      if (operation !== "put" || key !== "status") return false;
      if (officeDate(Date.now()).hour < 8) return false;
      writes += 1;
      return writes % 4 !== 1;
    });
    await runs(atOffice(24, 8), atOffice(24, 12), { ...digest, CONTACTS });
    expect(deliveries.length).toBeGreaterThanOrEqual(1);
    expect(deliveries.length).toBeLessThanOrEqual(2);
  });
});

test(
  "a whole quiet day costs one listing more than without the digest, and one write",
  { timeout: 120_000 },
  async () => {
    const dayOf = async (environment: object) => {
      const counts: Record<string, number> = {};
      const CONTACTS = new Proxy(env.CONTACTS, {
        get(target, property: "get") {
          const original = target[property] as (...args: unknown[]) => unknown;
          return (...args: unknown[]) => {
            counts[property] = (counts[property] ?? 0) + 1;
            return original.apply(target, args);
          };
        },
      });
      await runs(atOffice(24, 0), atOffice(25, 0), { ...environment, CONTACTS });
      return counts;
    };
    receiver(ok);
    expect(await dayOf({ ...digest, DIGEST_HOUR: "off" })).toEqual({ get: 288, list: 288 + 24, put: 24 });
    await reset();
    expect(await dayOf(digest)).toEqual({ get: 288, list: 288 + 24 + 1, put: 24 + 1 });
  },
);

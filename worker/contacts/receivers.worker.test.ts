import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { cron, failingKv, keysOf, kvAfter, sendMessage } from "../worker-test-helpers.ts";
import type { ContactRecord } from "./record.ts";
import { broken, cronIn, cronToTheEnd, metadataOf, ok, receiver } from "./receiver-test-helpers.ts";

const channel = "https://hooks.slack.com/services/T0/B0/secret";

const all = {
  FORWARD_KIND: "email, webhook, chat",
  FORWARD_URL: "https://receiver.example/hook",
  FORWARD_FROM: "site@agency.example",
  FORWARD_TO: "staff@agency.example",
  CHAT_URL: channel,
};

/** A mailbox, a webhook and a chat channel: what each received, and which are down. */
function world(...downAtFirst: string[]) {
  const got = { email: [] as string[], webhook: [] as string[], chat: [] as Record<string, unknown>[] };
  const down = new Set(downAtFirst);
  receiver(({ url, headers, body }) => {
    const kind = url === channel ? "chat" : "webhook";
    if (down.has(kind)) return broken();
    if (kind === "chat") got.chat.push(JSON.parse(body) as Record<string, unknown>);
    else got.webhook.push(headers.get("webhook-id") ?? "");
    return ok();
  });
  const EMAIL = {
    send: (mail: { text: string }) => {
      if (down.has("email")) return Promise.reject(new Error("quota"));
      got.email.push(/reference: (\S+)/.exec(mail.text)?.[1] ?? "");
      return Promise.resolve();
    },
  };
  return { got, down, environment: { ...all, EMAIL } };
}

/** Each try in the message's record, as text. */
async function triesOf(id: string | undefined): Promise<string[]> {
  const record = await env.CONTACTS.get<ContactRecord>(`contact:${id}`, "json");
  return (record?.attempts ?? []).map(({ to, outcome, reason }) =>
    [to, outcome, reason].filter(Boolean).join(" "),
  );
}

describe("several receivers", () => {
  test("each gets a message once, for the writes of one: marker, record, and the marker's deletion", async () => {
    const { got, environment } = world();
    const operations: string[] = [];
    const CONTACTS = kvAfter((operation, key) => {
      if (operation !== "get") operations.push(`${operation} ${key.split(":")[0]}`);
    });
    const { body } = await sendMessage({ ...environment, CONTACTS });
    expect(got).toMatchObject({ email: [body.id], webhook: [body.id], chat: [{}] });
    expect(operations).toEqual(["put outbox", "put contact", "delete outbox"]);
    expect(await triesOf(body.id)).toEqual(["email delivered", "webhook delivered", "chat delivered"]);
  });

  test("one that is down is tried again by itself; nobody else gets the message again", async () => {
    const { got, down, environment } = world("webhook");
    const { status, body } = await sendMessage(environment);
    expect(status).toBe(201);
    expect(got).toMatchObject({ email: [body.id], webhook: [], chat: [{}] });
    await cronIn(3, environment);
    down.clear();
    await cronIn(30, environment);
    expect(got).toMatchObject({ email: [body.id], webhook: [body.id], chat: [{}] });
    expect(await keysOf("outbox:")).toEqual([]);
    expect(await metadataOf(`contact:${body.id}`)).toMatchObject({ state: "forwarded" });
    expect(await triesOf(body.id)).toEqual([
      "email delivered",
      "webhook failed status 500",
      "chat delivered",
      "webhook failed status 500",
      "webhook delivered",
    ]);
  });

  test("a dead letter that is put back goes to whom it did not reach, and to nobody else", async () => {
    const { got, down, environment } = world("email");
    const { body } = await sendMessage(environment);
    await cronToTheEnd(environment);
    await env.CONTACTS.put(`outbox:${body.id}`, (await env.CONTACTS.get(`dead:${body.id}`)) ?? "");
    down.clear();
    await cron(environment);
    expect(got).toMatchObject({ email: [body.id], webhook: [body.id], chat: [{}] });
    expect(await metadataOf(`contact:${body.id}`)).toMatchObject({ state: "forwarded" });
  });

  test("KV takes nothing: whoever is well has the message before the visitor hears so", async () => {
    const { got, environment } = world("webhook");
    // Until the mail has arrived: then KV accepts the marker for the webhook, which is down.
    const CONTACTS = failingKv((operation) => operation === "put" && got.email.length === 0);
    const { status, body } = await sendMessage({ ...environment, CONTACTS });
    expect(status).toBe(201);
    expect(got.email).toEqual([body.id]);
    expect(await keysOf("outbox:")).toEqual([`outbox:${body.id}`]);
  });
});

test("a receiver that is gone is waited for no more", async () => {
  const { got, environment } = world("webhook");
  const { body } = await sendMessage({ ...environment, FORWARD_KIND: "email, webhook" });
  await cronIn(3, { ...environment, FORWARD_KIND: "email" });
  expect(got.email).toEqual([body.id]);
  expect(await keysOf("outbox:")).toEqual([]);
  expect(await keysOf("dead:")).toEqual([]);
});

describe("chat", () => {
  const chat = { FORWARD_KIND: "chat", CHAT_URL: channel };
  const hostile = {
    name: "<!channel> Ana",
    company: "Lagoon Foods",
    message: `@here click <https://evil.example|this> or https://evil.example\n${"word ".repeat(100)}`,
  };

  test("gets kind, name and an excerpt, and neither address nor number", async () => {
    const { got } = world();
    const { body } = await sendMessage(chat);
    expect(got.chat[0]?.["text"]).toBe(
      `Quote request: Ana Tauʻolunga\nWe would like a website for our growers.\nReference: ${body.id}`,
    );
  });

  test("of hostile words nobody is mentioned and nothing linked or previewed", async () => {
    const { got } = world();
    await sendMessage(chat, hostile);
    const sent = got.chat[0];
    const text = String(sent?.["text"]);
    expect(text).not.toMatch(/[<>&@]|:\/\/|evil\.example/);
    expect(text.split("\n")).toHaveLength(3);
    expect(text.length).toBeLessThan(400);
    expect(sent).toMatchObject({ unfurl_links: false, unfurl_media: false, link_names: false });
  });

  test("its address, a secret, is in no log and in nothing that is kept", async () => {
    const { environment } = world("chat");
    const lines: string[] = [];
    vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
    await sendMessage({ ...environment, ...chat });
    await cronIn(3, { ...environment, ...chat });
    const { keys } = await env.CONTACTS.list();
    const kept = await Promise.all(keys.map(({ name }) => env.CONTACTS.get(name)));
    expect(lines.join()).toContain("status 500");
    expect(lines.join() + kept.join() + JSON.stringify(keys)).not.toContain("hooks.slack.com");
  });
});

test("metadata stays within KV's 1,024 bytes with every receiver in trouble for days", async () => {
  const { environment } = world("email", "webhook", "chat");
  const mixed = { ...environment, FORWARD_KIND: "email webhook form chat pigeon" };
  const { body } = await sendMessage(mixed, { name: "ʻ".repeat(100) });
  for (let day = 0; day < 6; day += 1) await cronIn(1440, mixed);
  const marker = await metadataOf(`outbox:${body.id}`);
  expect(Object.keys(marker?.["to"] as object)).toHaveLength(5);
  expect(new TextEncoder().encode(JSON.stringify(marker)).length).toBeLessThan(700);
});

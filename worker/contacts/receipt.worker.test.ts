import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { cron, failingKv, keysOf, message, open, sendMessage, unlimited } from "../worker-test-helpers.ts";
import type { Environment } from "../settings.ts";
import { sha256 } from "./identity.ts";
import {
  another,
  atOffice,
  day,
  delivered,
  later,
  minute,
  noWorkflow,
  ok,
  receiver,
  setClock,
  webhook,
} from "./receiver-test-helpers.ts";

/** 14:02 at the office. */
const sentAt = atOffice(20, 14, 2);

beforeEach(() => {
  setClock(sentAt);
  receiver(ok);
});

const secretOf = (path: string) => path.slice(-32);
const guess = "0123456789abcdef0123456789abcdef";

/** Opens `path` without a rate limit. */
async function openReceipt(path: string, environment: Partial<Environment> = webhook) {
  const { text: html, ...answer } = await open(path, { CONTACT_LIMIT: unlimited, ...environment });
  const [, main = ""] = /<main[^>]*>([^]*)<\/main>/.exec(html) ?? [];
  const text = main
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll(/\s+/g, " ");
  return { ...answer, html, text };
}

/** Sends a message. @returns the path of its receipt */
async function sent(environment: Partial<Environment> = webhook, fields: object = {}): Promise<string> {
  const { status, body } = await delivered(() => sendMessage(environment, { ...another(), ...fields }));
  expect(status).toBe(201);
  expect(body.receipt).toBe(`/contact/receipt/${body.id?.toLowerCase()}-${secretOf(body.receipt ?? "")}`);
  expect(secretOf(body.receipt ?? "")).toMatch(/^[\da-f]{32}$/);
  return body.receipt ?? "";
}

test("a receipt says: on its way, then handed over at the minute it was", async () => {
  const path = await sent({ ...webhook, DELIVERY: noWorkflow });
  const underway = await openReceipt(path);
  expect(underway.text).toContain("We have your message and are passing it on");
  expect(underway.html).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>Look again`));
  later(13 * minute);
  await delivered(() => cron(webhook));
  const { status, text } = await openReceipt(path);
  expect(status).toBe(200);
  expect(text).toContain("Our team got it at 14:15 on Fri 20 Nov 2026,");
  expect(text).toContain("Received 14:02 on Fri 20 Nov 2026,");
});

test.each([
  ["waiting", "We have your message, but it’s delayed"],
  ["undelivered", "couldn’t deliver it"],
  ["spam", "Your message is with us"],
  ["kept", "Your message is with us"],
  ["written by hand", "Your message is with us"],
])("of a message whose state is %s a receipt says that %s", async (state, words) => {
  const path = await sent({});
  const [name = ""] = await keysOf("contact:");
  const { value, metadata } = await env.CONTACTS.getWithMetadata<object>(name);
  await env.CONTACTS.put(name, value ?? "", { metadata: { ...metadata, state } });
  expect((await openReceipt(path)).text).toContain(words);
});

test("erased: the mark of staff commands says so, to whoever has the secret", async () => {
  const path = await sent();
  const [name = ""] = await keysOf("contact:");
  const id = name.replace("contact:", "");
  await env.CONTACTS.delete(name);
  const metadata = { at: new Date(sentAt + day).toISOString(), receipt: sha256(secretOf(path)) };
  await env.CONTACTS.put(`erased:${id}`, "", { metadata });
  const { status, text } = await openReceipt(path);
  expect(status).toBe(200);
  expect(text).toContain("erased");
  expect(text).toContain("14:02 on Sat 21 Nov 2026,");
  later(11 * minute);
  expect((await openReceipt(path.replace(secretOf(path), guess))).status).toBe(404);
});

test("it tells no name, address or text, and caches, search engines, receivers and other sites nothing", async () => {
  const deliveries = receiver(ok);
  const path = await sent(webhook, { phone: message.phone });
  expect(deliveries).toHaveLength(1);
  expect(deliveries[0]!.body).not.toContain(secretOf(path));
  expect(deliveries[0]!.body).not.toContain("receipt");
  const { html, headers } = await openReceipt(path);
  for (const secret of [message.name, message.email, message.company, message.phone, message.message]) {
    expect(html).not.toContain(secret);
  }
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("etag")).toBeNull();
  expect(headers.get("x-robots-tag")).toBe("noindex");
  expect(headers.get("referrer-policy")).toBe("same-origin");
  expect(headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-/);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  // The head must not leak the receipt's address, which contains its secret.
  expect(html.slice(0, html.indexOf("</head>"))).not.toContain(secretOf(path));
});

test("wrong, guessed and run out receipts: one page, status 404", async () => {
  const path = await sent();
  const secret = secretOf(path);
  const wrong = [
    path.replace(secret, guess),
    path.slice(0, -1),
    `${path}0`,
    path.replace(/\d{8}t/, "20250101t"),
    path.replace(`-${secret}`, ""),
    "/contact/receipt/nothing-like-it",
  ];
  const pages: string[] = [];
  later(11 * minute);
  for (const address of wrong) {
    const { status, html, headers } = await openReceipt(address);
    expect(status, address).toBe(404);
    expect(headers.get("cache-control")).toBe("no-store");
    pages.push(html.replaceAll(address.slice(17), ""));
    expect(pages.at(-1), address).toBe(pages[0]);
  }
  later(731 * day);
  await env.CONTACTS.delete((await keysOf("contact:"))[0] ?? "");
  const { html } = await openReceipt(path);
  expect(html.replaceAll(path.slice(17), "")).toBe(pages[0]);
});

test("for ten minutes a receipt does not deny a message that it cannot see yet", async () => {
  const path = await sent();
  for (const address of [
    path.replace(secretOf(path), guess),
    path.replace(/[\da-f]{12}-/, "0123456789ab-"),
  ]) {
    const { status, text } = await openReceipt(address);
    expect(status).toBe(200);
    expect(text).toContain("We can’t see this message yet");
  }
});

test("a store that does not answer is not taken for an erased message", async () => {
  const path = await sent();
  const { status, headers } = await openReceipt(path, { ...webhook, CONTACTS: failingKv(() => true) });
  expect(status).toBe(503);
  expect(headers.get("cache-control")).toBe("no-store");
});

test("too many questions get 429, and messages can still be sent", async () => {
  const CONTACT_LIMIT: RateLimit = {
    limit: ({ key }) => Promise.resolve({ success: !key.startsWith("receipt ") }),
  };
  const { status, headers } = await openReceipt("/contact/receipt/x", { CONTACT_LIMIT });
  expect(status).toBe(429);
  expect(headers.get("retry-after")).toBe("60");
  expect((await sendMessage({ CONTACT_LIMIT })).status).toBe(201);
});

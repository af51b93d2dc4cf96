import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { secondsLeft, sendMessage } from "../worker-test-helpers.ts";
import { another, delivered, metadataOf, ok, receiver, webhook } from "./receiver-test-helpers.ts";

const token = "0123456789abcdef0123456789abcdef";

test("a test of staff goes the whole way with its mark and removes itself within the hour", async () => {
  await env.CONTACTS.put(`test:${token}`, "1", { expirationTtl: 600 });
  const deliveries = receiver(ok);
  const { status, body } = await delivered(() => sendMessage(webhook, another(), { "message-test": token }));
  expect(status).toBe(201);
  expect(JSON.parse(deliveries[0]!.body)).toMatchObject({ data: { id: body.id, test: true } });
  expect(await metadataOf(`contact:${body.id}`)).toMatchObject({ test: true });
  expect(await secondsLeft(`contact:${body.id}`)).toBeLessThanOrEqual(3600);
});

test.each<[string, string]>([
  ["a token nobody wrote", "f".repeat(32)],
  ["no token at all", "yes"],
  ["a way to another key", "../contact:1"],
])("%s marks nothing: the message is kept and forwarded like any other", async (_what, wrong) => {
  await env.CONTACTS.put("test:yes", "1");
  const deliveries = receiver(ok);
  const { body } = await delivered(() => sendMessage(webhook, another(), { "message-test": wrong }));
  expect(JSON.parse(deliveries[0]!.body)).not.toMatchObject({ data: { test: true } });
  expect(await metadataOf(`contact:${body.id}`)).not.toHaveProperty("test");
  expect(await secondsLeft(`contact:${body.id}`)).toBeGreaterThan(729 * 86_400);
});

import { expect, test } from "vitest";
import { health, keysOf, sendMessage } from "../worker-test-helpers.ts";
import { cronIn, idsOf, metadataOf, ok, receiver, webhook } from "./receiver-test-helpers.ts";

test.each<[string, object, string]>([
  ["no secret", { ...webhook, FORWARD_SECRET: "" }, "FORWARD_SECRET"],
  ["a list in which nothing works", { FORWARD_KIND: "email chat" }, "CHAT_URL"],
])(
  "forwarding with %s: messages are accepted, kept and marked; health names the variable; once mended they arrive",
  async (_what, environment, variable) => {
    const { status, body } = await sendMessage(environment);
    expect(status).toBe(201);
    expect(await keysOf("contact:")).toEqual([`contact:${body.id}`]);
    await cronIn(3, environment);
    const marker = await metadataOf(`outbox:${body.id}`);
    expect(marker?.["reason"]).toMatch(/^misconfigured: .*(?:FORWARD_|CHAT_)/);

    const { status: shown, body: told } = await health(environment);
    expect(shown).toBe(503);
    const reason: unknown = expect.stringContaining(variable);
    expect(told).toMatchObject({ status: "misconfigured", waiting: 1, reason });

    const deliveries = receiver(ok);
    await cronIn(60, webhook);
    expect(idsOf(deliveries)).toEqual([body.id]);
    expect(await keysOf("outbox:")).toEqual([]);
  },
);

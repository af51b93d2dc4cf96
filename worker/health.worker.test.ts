import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import worker from "built-worker";
import { origin } from "./testing.ts";

async function health(environment: object): Promise<{ status: number; body: Record<string, unknown> }> {
  const request = new Request(`${origin}/api/health`);
  const response = await worker.fetch(request, { ...env, ...environment }, createExecutionContext());
  expect(response.headers.get("cache-control")).toBe("no-store");
  return { status: response.status, body: await response.json() };
}

const listing = (outbox: string[], dead: string[] = []) => ({
  FORWARD_KIND: "webhook",
  CONTACTS: {
    list: ({ prefix }: { prefix: string }) => {
      const names = prefix === "outbox:" ? outbox : dead;
      return Promise.resolve({
        list_complete: true,
        keys: names.map((id) => ({ name: `${prefix}${id}`, metadata: { tries: 2, next: 0 } })),
      });
    },
  },
});

const idAt = (time: number) => `${new Date(time).toISOString().replace(/[-:.]/g, "")}-1a2b3c4d5e6f`;

test("ok, with the build, when nothing waits", async () => {
  const { status, body } = await health({});
  expect(status).toBe(200);
  expect(body).toEqual({ status: "ok", build: expect.stringMatching(/^[\w-]{6,}$/), waiting: 0, dead: 0 });
});

test("late when a message waits longer than an hour, with how many wait and were given up", async () => {
  const early = await health(listing([idAt(Date.now() - 20 * 60_000)], [idAt(0), idAt(1)]));
  expect(early).toMatchObject({ status: 200, body: { status: "ok", waiting: 1, dead: 2 } });
  const late = await health(listing([idAt(Date.now() - 70 * 60_000)]));
  expect(late).toMatchObject({ status: 503, body: { status: "late", waiting: 1 } });
});

test("down when KV does not answer", async () => {
  const CONTACTS = {
    list: () => Promise.reject(new Error("down")),
    get: () => Promise.reject(new Error("down")),
  };
  expect(await health({ CONTACTS })).toMatchObject({ status: 503, body: { status: "down" } });
  expect(await health({ CONTACTS, FORWARD_KIND: "webhook" })).toMatchObject({ status: 503 });
});

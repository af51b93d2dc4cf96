/** Helpers of the tests of delivery: receivers, the workflow's instances, a clock to set, access to metadata. */
import { momentAt, ourOffice } from "#content/office-clock.ts";
import { introspectWorkflow } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import type { Environment } from "../settings.ts";
import { deliver } from "./delivery/workflow.ts";
import type { ContactRecord } from "./record.ts";

/** As the pool's own bindings (`vitest.config.ts`), which a workflow has. */
export const webhook = { FORWARD_KIND: "webhook", FORWARD_URL: "https://receiver.example/hook" };

/** A workflow binding that refuses, as when the platform is down or the account's instances are used up. */
export const noWorkflow = {
  create: () => Promise.reject(new Error("unavailable")),
} as unknown as Env["DELIVERY"];

export const minute = 60_000;
export const day = 1440 * minute;

export interface ReceivedPost {
  url: string;
  headers: Headers;
  body: string;
}

/** A receiver that answers with `answer` and records what it got. */
export function receiver(answer: (post: ReceivedPost) => Response | Promise<Response>): ReceivedPost[] {
  const deliveries: ReceivedPost[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const post = { url: request.url, headers: request.headers, body: await request.text() };
    deliveries.push(post);
    return answer(post);
  });
  return deliveries;
}

export const ok = () => new Response("ok");
export const broken = () => new Response("no", { status: 500 });

/** Ids of the messages a webhook got, in order. */
export const idsOf = (deliveries: readonly ReceivedPost[]) =>
  deliveries.map(({ headers }) => headers.get("webhook-id"));

/** Runs `acts` one after another, each with all that it delivers to the end, without waiting between tries. */
export async function delivered<Result>(...acts: (() => Promise<Result>)[]): Promise<Result> {
  await using workflows = await introspectWorkflow(env.DELIVERY);
  await workflows.modifyAll(async (instance) => {
    await instance.disableRetryDelays();
    await instance.disableSleeps();
  });
  const results: Result[] = [];
  for (const act of acts) {
    results.push(await act());
    for (const instance of await workflows.get()) await instance.waitForStatus("complete");
  }
  return results[0]!;
}

let sent = 0;

/** A message that is like no other: instances of a workflow outlive a test. */
export const another = () => ({ phone: String((sent += 1)) });

/** Forwards a record to the receivers of `environment`, each once: a step that only runs. */
export async function forwardOnce(
  environment: Partial<Environment>,
  fields: object = {},
  more: Partial<ContactRecord> = {},
) {
  const record: ContactRecord = {
    id: "20261121T013722123Z-1a2b3c4d5e6f",
    receivedAt: new Date().toISOString(),
    type: "quote",
    fields: {
      name: "Ana Tauʻolunga",
      email: "ana@example.com",
      phone: "+676 123 4567",
      message: "We would like a website for our growers.",
      ...fields,
    },
    country: "TO",
    contentHash: "00",
    receipt: "ab".repeat(16),
    ...more,
  };
  const run = async (_name: string, _config: object, act: (context: { attempt: number }) => unknown) =>
    act({ attempt: 1 });
  const step = { do: run, sleep: () => Promise.resolve() } as unknown as Parameters<typeof deliver>[2];
  return (await deliver({ ...env, ...environment }, { record }, step)) ?? [];
}

/** Sets the code's clock, not KV's own. */
export const setClock = (now: number) => void vi.useFakeTimers({ now, toFake: ["Date"] });

/** Moves it forwards. */
export const later = (ms: number) => setClock(Date.now() + ms);

export async function metadataOf(key: string): Promise<Record<string, unknown> | null> {
  return (await env.CONTACTS.getWithMetadata<Record<string, unknown>>(key)).metadata;
}

/** A time by the office's clock in November 2026, in any time zone; the 20th is a Friday. */
export function atOffice(date: number, hour: number, minutes = 0): number {
  return momentAt(ourOffice.timeZone, Date.UTC(2026, 10, date, hour, minutes));
}

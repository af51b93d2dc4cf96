/** Helpers of the forwarding tests: a receiver, a clock to set, access to metadata. */
import { momentAt, ourOffice } from "#content/office-clock.ts";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import { cron } from "../worker-test-helpers.ts";

export const webhook = { FORWARD_KIND: "webhook", FORWARD_URL: "https://receiver.example/hook" };
export const form = { FORWARD_KIND: "form", FORWARD_URL: "https://forms.example/agency" };

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

/** Ids of the messages a receiver got, in order. */
export const idsOf = (deliveries: readonly ReceivedPost[]) =>
  deliveries.map(({ headers }) => headers.get("webhook-id"));

/** Sets the code's clock, not KV's own. */
export const setClock = (now: number) => void vi.useFakeTimers({ now, toFake: ["Date"] });

/** Moves it forwards. */
export const later = (ms: number) => setClock(Date.now() + ms);

/** Runs cron after `minutes`. */
export async function cronIn(minutes: number, ...run: Parameters<typeof cron>): Promise<void> {
  later(minutes * minute);
  await cron(...run);
}

/** Runs cron whenever the one waiting message is due, until it no longer waits. @returns the days it took */
export async function cronToTheEnd(environment: Parameters<typeof cron>[0]): Promise<number> {
  const began = Date.now();
  for (;;) {
    const [marker] = (await env.CONTACTS.list<{ next: number }>({ prefix: "outbox:" })).keys;
    if (!marker) return (Date.now() - began) / day;
    await cronIn(Math.max(0, (marker.metadata?.next ?? 0) - Date.now()) / minute, environment);
  }
}

export async function metadataOf(key: string): Promise<Record<string, unknown> | null> {
  return (await env.CONTACTS.getWithMetadata<Record<string, unknown>>(key)).metadata;
}

/** A time by the office's clock in November 2026, in any time zone; the 20th is a Friday. */
export function atOffice(date: number, hour: number, minutes = 0): number {
  return momentAt(ourOffice.timeZone, Date.UTC(2026, 10, date, hour, minutes));
}

/** Helpers of the worker tests: requests as a browser sends them, and a KV that fails on demand. */
import { createExecutionContext, reset, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, vi } from "vitest";
import worker from "virtual:built-worker";
import type { Environment } from "./settings.ts";

// Every test starts with an empty store, the real time and no mocks.
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await reset();
});

/** The origin that the build was made for. */
export const origin = env.SITE_URL;

export const message = {
  name: "Ana Tauʻolunga",
  email: "ana@example.com",
  company: "Lagoon Foods",
  phone: "+676 123 4567",
  message: "We would like a website for our growers.",
  type: "quote",
};

/** A limiter that allows `most` requests per key, and the keys it was asked about. */
export function limiter(most: number) {
  const keys: string[] = [];
  const limit = ({ key }: { key: string }) => {
    keys.push(key);
    return Promise.resolve({ success: keys.filter((one) => one === key).length <= most });
  };
  return { keys, limit };
}

/** A limiter that allows everything: tests send more than visitors may. */
export const unlimited = { limit: () => Promise.resolve({ success: true }) };

let visitor = 0;

/** A POST from a new visitor, so that tests do not share a rate limit. */
export function post(path: string, body: BodyInit, headers: Record<string, string> = {}): Request {
  visitor += 1;
  headers = { "cf-connecting-ip": `192.0.2.${visitor}`, ...headers };
  return new Request(new URL(path, origin), { method: "POST", headers, body });
}

/** A form of the site, posted without script. */
export const postForm = (path: string, fields: Record<string, string>) =>
  post(path, new URLSearchParams(fields), { origin });

/** A message to the API. */
export function contactRequest(body: unknown, headers: Record<string, string> = {}): Request {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return post("/api/contacts", text, { "content-type": "application/json", ...headers });
}

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** The whole environment of a new isolate, for requests that should share its memory. */
export function isolate(environment: object = {}): Env {
  return { ...env, FORWARD_KIND: "none", CONTACT_LIMIT_ALL: unlimited, ...environment };
}

/**
 * The built worker's answer, read completely, once its deferred work is done.
 *
 * @param whole an `isolate` to reuse; by default each request gets a fresh one
 */
export async function ask(
  request: Request,
  environment: object = {},
  whole = isolate(environment),
): Promise<Answer> {
  const context = createExecutionContext();
  const response = await worker.fetch(request, whole, context);
  const text = await response.text();
  await waitOnExecutionContext(context);
  return { status: response.status, headers: response.headers, text };
}

/** The same for a page or file of the site. */
export function open(path: string, environment: object = {}, init: RequestInit = {}): Promise<Answer> {
  return ask(new Request(origin + path, init), environment);
}

interface Sent extends Answer {
  body: { message: string; id?: string; receipt?: string; errors?: Record<string, string> };
}

/** Sends a request to the API. */
export async function send(
  request: Request,
  environment: Partial<Environment> = {},
  whole?: Env,
): Promise<Sent> {
  const answer = await ask(request, environment, whole);
  return { ...answer, body: JSON.parse(answer.text) as Sent["body"] };
}

/** Sends `message` to the API, with other `fields`. */
export const sendMessage = (
  environment: Partial<Environment> = {},
  fields: object = {},
  headers: Record<string, string> = {},
) => send(contactRequest({ ...message, ...fields }, headers), environment);

const healthToken = "the owner's monitor";

/** The body and status code of `/api/health` for who sends `token`, by default the owner's. */
export async function health(
  environment: object = {},
  whole = isolate({ ...environment, HEALTH_TOKEN: healthToken }),
  token = healthToken,
): Promise<{ status: number; body: Record<string, unknown> }> {
  visitor += 1;
  const headersOfRequest = { authorization: `Bearer ${token}`, "cf-connecting-ip": `192.0.2.${visitor}` };
  const request = new Request(`${origin}/api/health`, { headers: headersOfRequest });
  const { status, headers, text } = await ask(request, environment, whole);
  if (headers.get("cache-control") !== "no-store") throw new Error("health is kept by somebody");
  return { status, body: JSON.parse(text) as Record<string, unknown> };
}

/** One cron run of the built worker. */
export async function cron(environment: Partial<Environment> = {}): Promise<void> {
  const context = createExecutionContext();
  const controller = { cron: "*/10 * * * *", scheduledTime: Date.now(), noRetry() {} };
  await worker.scheduled(controller, { ...env, ...environment }, context);
  await waitOnExecutionContext(context);
}

/** A setting that makes the worker fail unexpectedly. */
export const unforeseen = { FORWARD_KIND: 7 as unknown as string };

type Operation = "get" | "put" | "delete" | "list";

/** The real namespace, with `first` run before each operation and `last` after it; either may wait or throw. */
export function kvAfter(
  first: (operation: Operation, key: string) => unknown,
  last: (operation: Operation) => unknown = () => {},
): KVNamespace {
  return new Proxy(env.CONTACTS, {
    get(target, property: Operation | "getWithMetadata") {
      const original = target[property] as (...args: unknown[]) => unknown;
      const operation = property === "getWithMetadata" ? "get" : property;
      return async (...args: unknown[]) => {
        await first(operation, typeof args[0] === "string" ? args[0] : "");
        const result = await original.apply(target, args);
        await last(operation);
        return result;
      };
    },
  });
}

/** The real namespace, except that operations throw when `fails` returns true. */
export function failingKv(fails: (operation: Operation, key: string) => boolean): KVNamespace {
  return kvAfter((operation, key) => {
    if (fails(operation, key)) throw new Error(`KV ${operation.toUpperCase()} failed: 429 Too Many Requests`);
  });
}

/** The real namespace, except that it refuses the first write of each key. */
export function hesitantKv(): KVNamespace {
  const asked = new Set<string>();
  return failingKv((operation, key) => operation === "put" && asked.size < asked.add(key).size);
}

/** The real namespace, except that each write is stored and then throws, as if its response were lost. */
export const forgetfulKv = () =>
  kvAfter(
    () => {},
    (operation) => {
      if (operation === "put") throw new Error("lost");
    },
  );

/** How long the first key in KV that starts with `prefix` has left, in seconds. */
export async function secondsLeft(prefix: string): Promise<number> {
  const [key] = (await env.CONTACTS.list({ prefix })).keys;
  return (key?.expiration ?? Infinity) - Date.now() / 1000;
}

/** Keys in KV that start with `prefix`. */
export async function keysOf(prefix: string): Promise<string[]> {
  return (await env.CONTACTS.list({ prefix })).keys.map(({ name }) => name);
}

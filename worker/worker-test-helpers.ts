/** What the worker tests share: requests as a visitor's browser sends them, and a KV that fails where told. */
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import worker from "built-worker";
import { isTurn } from "./contacts/schedule.ts";
import type { Environment } from "./settings.ts";

/** The address that the build was made for. */
export const origin = env.SITE_URL;

export const message = {
  name: "Ana Tauʻolunga",
  email: "ana@example.com",
  company: "Lagoon Foods",
  phone: "+676 123 4567",
  message: "We would like a website for our growers.",
  type: "quote",
};

/** A limiter that lets everything through: tests send more than the world may. */
export const unlimited = { limit: () => Promise.resolve({ success: true }) };

let visitor = 0;

/** A request to the API from a visitor of its own, so that tests do not share a rate limit. */
export function contactRequest(body: unknown, headers: Record<string, string> = {}): Request {
  visitor += 1;
  return new Request(`${origin}/api/contacts`, {
    method: "POST",
    headers: { "content-type": "application/json", "cf-connecting-ip": `192.0.2.${visitor}`, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** The answer of the built worker, read whole, when the work that it does after answering is done. */
export async function ask(request: Request, environment: object = {}): Promise<Answer> {
  const context = createExecutionContext();
  const whole = { ...env, CONTACT_LIMIT_ALL: unlimited, ...environment } as unknown as Env;
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
export async function send(request: Request, environment: Partial<Environment> = {}): Promise<Sent> {
  const answer = await ask(request, environment);
  return { ...answer, body: JSON.parse(answer.text) as Sent["body"] };
}

/** The body and status code of `/api/health`. */
export async function health(
  environment: object = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const { status, headers, text } = await open("/api/health", environment);
  if (headers.get("cache-control") !== "no-store") throw new Error("health is kept by somebody");
  return { status, body: JSON.parse(text) as Record<string, unknown> };
}

/**
 * One cron run of the built worker.
 *
 * @param whole the isolate's own environment, if it shall be the same as in another run
 * @param id of the message whose turn it is: that of the first that waits, if not told
 */
export async function cron(environment: Partial<Environment> = {}, whole?: Env, id = ""): Promise<void> {
  const context = createExecutionContext();
  const { keys } = await env.CONTACTS.list<{ receivedAt?: string }>({ prefix: `outbox:${id}` });
  const runs = [0, 5, 10].map((minutes) => Date.now() + minutes * 60_000);
  const scheduledTime = runs.find((time) => isTurn(keys[0]?.metadata?.receivedAt, time)) ?? Date.now();
  const controller = { cron: "*/5 * * * *", scheduledTime, noRetry() {} };
  await worker.scheduled(controller, whole ?? { ...env, ...environment }, context);
  await waitOnExecutionContext(context);
}

/** A setting that makes the worker fail in a way that nobody foresaw. */
export const unforeseen = {
  RETENTION_DAYS: {
    [Symbol.toPrimitive]: () => {
      throw new Error("pigeon");
    },
  } as unknown as string,
};

type Operation = "get" | "put" | "delete" | "list";

/** The real namespace, except that `fails` decides which operations throw. */
export function failingKv(fails: (operation: Operation, key: string) => boolean): KVNamespace {
  return new Proxy(env.CONTACTS, {
    get(target, property: Operation | "getWithMetadata") {
      const original = target[property] as (...args: unknown[]) => unknown;
      return (...args: unknown[]) => {
        const key = typeof args[0] === "string" ? args[0] : "";
        if (fails(property === "getWithMetadata" ? "get" : property, key)) {
          return Promise.reject(new Error(`KV ${property.toUpperCase()} failed: 429 Too Many Requests`));
        }
        return original.apply(target, args);
      };
    },
  });
}

/** The real namespace, except that the answer to each write gets lost. */
export function forgetfulKv(): KVNamespace {
  return new Proxy(env.CONTACTS, {
    get(target, property: "put") {
      const original = target[property] as (...args: unknown[]) => Promise<unknown>;
      return async (...args: unknown[]) => {
        const result = await original.apply(target, args);
        if (property === "put") throw new Error("lost");
        return result;
      };
    },
  });
}

/** Keys in KV that start with `prefix`. */
export async function keysOf(prefix: string): Promise<string[]> {
  return (await env.CONTACTS.list({ prefix })).keys.map(({ name }) => name);
}

/**
 * Orders of faults, with the real functions: a KV as late as documented ("60 seconds or more"), which refuses writes or
 * loses their answers; a platform that refuses workflows, runs a step again after a crash, or stops; receivers that are
 * down or whose answer gets lost; visitors who send again. `FAULT_RUNS` sets how many.
 */
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Environment } from "../../settings.ts";
import { accept } from "../accept.ts";
import type { DeliveryParams } from "../forward/receiver.ts";
import type { ContactRecord } from "../record.ts";
import { sweep } from "./sweep.ts";
import { deliver } from "./workflow.ts";

const minute = 60_000;
const runs = Number(process.env["FAULT_RUNS"] ?? 100);

const probability = fc.constantFrom(0, 0.1, 0.4, 0.9);
/** Probabilities are those while the trouble lasts. */
const plans = fc.record({
  /** That KV refuses, or loses an answer. */
  refuses: probability,
  /** That KV refuses to write, as when the day's writes are used up. */
  full: fc.constantFrom(0, 1),
  loses: fc.constantFrom(0, 0.2),
  /** That a workflow does not begin, or is stuck. */
  unbegun: probability,
  stuck: fc.constantFrom(0, 0.3),
  /** That a receiver is down, that it takes a message and its answer gets lost, that a step runs twice. */
  down: fc.tuple(probability, fc.constantFrom(0, 0.5, 1)),
  unheard: fc.constantFrom(0, 0.2),
  crashes: fc.constantFrom(0, 0.2),
  /** Longest time until a write is visible elsewhere, and how long the trouble lasts, in minutes. */
  lag: fc.constantFrom(0, 1, 10),
  lasts: fc.constantFrom(1, 30, 1200),
  messages: fc.integer({ min: 1, max: 3 }),
});
/** Lehmer's random numbers, 0 to 1, which a failing plan repeats. */
const chances = fc.integer({ min: 1, max: 2 ** 31 - 2 }).map((seed) => {
  let state = seed;
  return () => (state = (state * 48_271) % (2 ** 31 - 1)) / (2 ** 31 - 1);
});
type Plan = typeof plans extends fc.Arbitrary<infer Value> ? Value : never;

// The platform's own modules; the engine below stands for them.
vi.mock("cloudflare:workers", () => ({ WorkflowEntrypoint: Object }));
vi.mock("cloudflare:workflows", () => ({
  NonRetryableError: class extends Error {
    override name = "NonRetryableError";
  },
}));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 1), toFake: ["Date", "setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

type Entry = { value: string | null; metadata: unknown; visibleAt: number; writtenAt: number; at: string };

function worldOf(plan: Plan, random: () => number) {
  const end = Date.now() + plan.lasts * minute;
  const happens = (chance: number) => Date.now() < end && random() < chance;
  const history = new Map<string, Entry[]>();

  /** KV as one location sees it. */
  function kvAt(at: string): KVNamespace {
    const seen = (name: string) =>
      history.get(name)?.findLast((one) => one.at === at || one.visibleAt <= Date.now());
    const write = async (name: string, value: string | null, metadata: unknown = null) => {
      await wait(20);
      const entries = history.get(name) ?? [];
      if (happens(plan.refuses)) throw new Error("KV PUT failed: 500");
      if (happens(plan.full)) throw new Error("KV PUT failed: 429");
      if (Date.now() - (entries.at(-1)?.writtenAt ?? 0) < 1000) throw new Error("429 Too Many Requests");
      const visibleAt = Date.now() + random() * plan.lag * minute;
      history.set(name, [...entries, { value, metadata, visibleAt, writtenAt: Date.now(), at }]);
      if (happens(plan.loses)) throw new Error("the answer got lost");
    };
    const read = async (name: string) => {
      await wait(5);
      if (happens(plan.refuses)) throw new Error("KV GET failed: 500");
      return { value: seen(name)?.value ?? null, metadata: seen(name)?.metadata ?? null };
    };
    return {
      get: async (name: string) => (await read(name)).value,
      getWithMetadata: async (names: string[]) => {
        const found = await Promise.all(names.map(async (name) => [name, await read(name)] as const));
        return new Map(found);
      },
      put: (name: string, value: string, options?: { metadata?: unknown }) =>
        write(name, value, options?.metadata),
      delete: (name: string) => write(name, null),
      list: async ({ prefix, cursor = "0" }: { prefix: string; cursor?: string }) => {
        await wait(5);
        if (happens(plan.refuses)) throw new Error("KV LIST failed: 500");
        const names = [...history.keys()].filter(
          (name) => name.startsWith(prefix) && seen(name)?.value != null,
        );
        // A page has a thousand; here it has one.
        const next = Number(cursor) + 1;
        const keys = names.slice(next - 1, next).map((name) => ({ name, ...seen(name) }));
        return { keys, list_complete: next >= names.length, cursor: String(next) };
      },
    } as unknown as KVNamespace;
  }

  const receivers = ["webhook", "chat"] as const;
  /** How many copies of a message each receiver got. */
  const received = new Map<string, number>();
  const excuses = { unheard: 0, crashes: 0, restarts: 0 };
  const instances = new Map<
    string,
    { params: DeliveryParams; status: string; output: unknown; run: number }
  >();

  async function run(id: string): Promise<void> {
    const instance = instances.get(id)!;
    const own = (instance.run += 1);
    instance.status = "running";
    if (happens(plan.stuck)) {
      await wait(random() * 180 * minute);
      // With a record the sweep can restart it; without one, the platform has to go on.
      if (instance.run !== own) return;
      if (history.has(`contact:${id}`))
        return void (instance.status = random() < 0.5 ? "running" : "errored");
    }
    const step = {
      async do(name: string, config: Config, act: (context: { attempt: number }) => Promise<unknown>) {
        for (let attempt = 1; ; attempt += 1) {
          if (instance.run !== own) return new Promise(() => {});
          try {
            const result = await act({ attempt });
            if (!name.startsWith("forward") || !happens(plan.crashes)) return result;
            excuses.crashes += 1;
          } catch (error) {
            if (attempt > config.retries.limit || (error as Error).name === "NonRetryableError") throw error;
            const { delay, backoff } = config.retries;
            await wait(delay({ ctx: { attempt } }) * (backoff === "constant" ? 1 : 2 ** (attempt - 1)));
          }
        }
      },
    };
    const output = await deliver(environmentAt("engine"), instance.params, step as never);
    if (instance.run === own) Object.assign(instance, { status: "complete", output });
  }

  const DELIVERY = {
    async create({ id, params }: { id: string; params: DeliveryParams }) {
      await wait(10);
      // Reminders name messages too.
      if ("notice" in params) return;
      if (happens(plan.unbegun)) throw new Error("unavailable");
      if (instances.has(id)) throw new Error("(instance.already_exists)");
      instances.set(id, { params: structuredClone(params), status: "queued", output: undefined, run: 0 });
      void run(id);
      if (happens(plan.unbegun / 4)) throw new Error("the answer got lost");
    },
    get: (id: string) =>
      Promise.resolve({
        status: () => Promise.resolve({ ...instances.get(id) }),
        restart: () => {
          excuses.restarts += 1;
          void run(id);
          return Promise.resolve();
        },
      }),
  };

  const environmentAt = (at: string): Environment =>
    ({
      RETENTION_DAYS: "730",
      FORWARD_SECRET: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
      // A receiver that is named twice gets it once.
      FORWARD_KIND: "webhook, chat chat",
      FORWARD_URL: "https://receiver.example/hook",
      CHAT_URL: "https://chat.example/hook",
      CONTACTS: kvAt(at),
      DELIVERY,
    }) as unknown as Environment;

  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    const at = JSON.stringify(url).includes("chat") ? 1 : 0;
    await wait(50);
    if (happens(plan.down[at] ?? 0)) return new Response("no", { status: 503 });
    const id = /\d{8}T\d{9}Z-[\da-f]{12}/.exec(JSON.stringify(init?.body))?.[0] ?? "";
    const key = `${id} ${receivers[at]}`;
    received.set(key, (received.get(key) ?? 0) + 1);
    if (!happens(plan.unheard)) return new Response("ok");
    excuses.unheard += 1;
    throw new DOMException("late", "TimeoutError");
  });

  return { random, environmentAt, history, receivers, received, excuses };
}

interface Config {
  retries: { limit: number; delay: (failed: { ctx: { attempt: number } }) => number; backoff?: string };
}

/** One visitor: sends, and sends again while told to. @returns whether it was accepted */
async function visit(world: ReturnType<typeof worldOf>, record: ContactRecord): Promise<boolean> {
  for (let time = 0; time < 3; time += 1) {
    const place = world.random() < 0.5 ? "here" : "there";
    const own = { ...record, receivedAt: new Date().toISOString() };
    const { status } = await accept(world.environmentAt(place), own);
    if (status === 201) return true;
    await wait(30_000);
  }
  return false;
}

async function play(plan: Plan, random: () => number) {
  const world = worldOf(plan, random);
  const records = Array.from({ length: plan.messages }, (_, at) => recordOf(at));
  const accepted = new Set<string>();
  const twice = async (record: ContactRecord) => {
    const twins = await Promise.all([visit(world, record), visit(world, record)]);
    if (twins.includes(true)) accepted.add(record.id);
  };
  for (const record of records) void twice(record);
  const cron = async () => {
    for (;;) {
      await wait(10 * minute);
      await sweep(world.environmentAt("cron")).catch(() => {});
    }
  };
  void cron();
  await vi.advanceTimersByTimeAsync((plan.lasts + 24 * 60) * minute);
  vi.clearAllTimers();

  const { excuses, received, receivers } = world;
  for (const { id } of records) {
    const kept = world.history.get(`contact:${id}`)?.at(-1);
    for (const receiver of receivers) {
      const copies = received.get(`${id} ${receiver}`) ?? 0;
      if (accepted.has(id)) expect(copies, `${receiver} has got ${id}`).toBeGreaterThan(0);
      expect(copies).toBeLessThanOrEqual(1 + excuses.unheard + excuses.crashes + excuses.restarts);
    }
    if (accepted.has(id)) expect(kept?.metadata).toMatchObject({ state: "forwarded" });
  }
  return world;
}

const recordOf = (at: number): ContactRecord => ({
  id: `20261121T010000000Z-${String(at).padStart(12, "0")}`,
  receivedAt: "",
  type: "quote",
  fields: { name: "Ana", email: "ana@example.com", message: `Words ${at}` },
  country: null,
  contentHash: String(at),
});

test("failures in any order lose no accepted message, and every copy has a reason", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  await fc.assert(
    fc.asyncProperty(plans, chances, async (plan, random) => void (await play(plan, random))),
    { numRuns: runs },
  );
}, 600_000);

const calm = {
  refuses: 0,
  full: 0,
  loses: 0,
  unbegun: 0,
  stuck: 0,
  down: [0, 0],
  unheard: 0,
  crashes: 0,
  lag: 0,
  lasts: 1200,
  messages: 1,
} satisfies Plan;

test.each([
  ["one copy", [0, 0], 1],
  // The second once KV has recovered.
  ["two copies at most, while another is down,", [0, 1], 2],
] as const)("a receiver gets %s however long KV refuses to note it", async (_what, [first, second], most) => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const plan: Plan = { ...calm, down: [first, second] };
  // Once the message is stored.
  setTimeout(() => (plan.full = 1), 1000);
  const world = await play(plan, () => 0.5);
  expect(Math.max(...world.received.values())).toBe(most);
});

test("what is taken at once is noted before the sweep, although KV refuses a second write in a second", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const [start, { history }] = [Date.now(), await play(calm, () => 0.5)];
  expect(history.get(`contact:${recordOf(0).id}`)?.at(-1)?.writtenAt).toBeLessThan(start + minute);
});

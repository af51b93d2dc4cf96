import { assets } from "virtual:react-router/server-build";
import { canaryHours } from "./canary.ts";
import { isOverdue, officeHours } from "./digest/office-time.ts";
import { forwardingFault } from "./forward/configuration.ts";
import type { Pipeline } from "./pipeline.ts";
import { type OutboxStatus, readStatus } from "./status.ts";
import { newsletterFault } from "../newsletter/mail-configuration.ts";
import { areUnusual, type BrowserErrors, browserErrors } from "../browser-errors.ts";
import { buildFault } from "../pages/prerendered.ts";
import type { Environment } from "../settings.ts";
import { contactPipeline } from "./configured.ts";

export interface Health {
  /**
   * `late`: a message waits for its receiver longer than an hour; `stale`: cron has not looked for two hours, so that
   * nothing is sent again; `refusing`: the store takes no messages; `misconfigured`: forwarding cannot work;
   * `down`: KV does not answer. `unanswered` is for staff, the site itself is well: a message has no answer within the promised 24 hours (`isOverdue`). `canary`: the last
   * message that the site sent to itself did not come out. `browsers`: ten times as many browsers as yesterday tell of an error;
   * as anybody can send that, it is for staff to look at, and less than all else.
   */
  status:
    | "ok"
    | "unanswered"
    | "browsers"
    | "canary"
    | "late"
    | "stale"
    | "refusing"
    | "misconfigured"
    | "down";
  /** Changes with every build. */
  build: string;
  /** Messages that wait or were given up, as cron last saw them. */
  waiting: number;
  dead: number;
  /** Messages set apart as spam; counted while messages are forwarded. */
  quarantined?: number;
  /** Messages without an answer, as staff mark it, at most an hour ago (longer in a store of thousands). */
  unanswered?: number;
  /** Hours in which the office was open since the oldest of them was taken that is promised an answer in 24 hours. */
  oldestUnansweredHours?: number;
  /** Newsletter addresses that nobody has confirmed. */
  pending?: number;
  /** When the last of the site's own messages came out, if it sends any: ISO 8601, UTC. */
  canaryArrivedAt?: string;
  /** How many page views had an error in the browser, as estimated, if any had. */
  browserErrors?: BrowserErrors;
  /** Why pages are rendered for each request: the build was made for other settings. */
  pages?: string;
  /** What is misconfigured, or why the site's own message did not come out. */
  reason?: string;
}

const lateAfterMs = 60 * 60_000;
/** Cron writes once an hour at least. */
const staleAfterMs = 2 * lateAfterMs;
/** How long all requests of an isolate share one read of the status. */
const keptMs = 5000;
/** How long a request waits for another that is reading the status, and how often it looks. */
const patienceMs = 2000;
const lookMs = 50;
/** How long a refused write counts against the store, unless it takes one sooner. */
const refusedMs = 60 * 60_000;

/** The status this isolate last read, and when a request began to read it. Plain data, tied to no request. */
interface Known {
  at: number;
  reading: number;
  /** `undefined` when KV did not answer. */
  status: OutboxStatus | null | undefined;
}

const memories = new WeakMap<Environment, Known>();

/**
 * How the site is, without anything of what it keeps: one read of the status that cron writes, shared for some seconds
 * by all who ask an isolate, one of the errors in browsers a minute, and never a listing.
 */
export async function healthOf(env: Environment): Promise<Health> {
  const health = await healthOfMessages(env);
  const pages = await buildFault(env);
  const errors = await browserErrors(env);
  return {
    ...health,
    ...(health.status === "ok" && areUnusual(errors) ? { status: "browsers" as const } : {}),
    browserErrors: errors.today + errors.yesterday > 0 ? errors : undefined,
    pages,
  };
}

async function healthOfMessages(env: Environment): Promise<Health> {
  const none = { waiting: 0, dead: 0 };
  const build = assets.version;
  const pipeline = contactPipeline(env);
  const status = await statusOf(env, pipeline);
  if (status === undefined) return { status: "down", build, ...none };
  const { waiting, dead, quarantined } = status ?? { ...none, quarantined: 0 };
  const now = Date.now();
  const canary = canaryHours(env) === null ? undefined : status?.canary;
  const unanswered = Date.parse(status?.survey?.oldestUnanswered ?? "");
  const health = {
    build,
    waiting,
    dead,
    quarantined,
    unanswered: status?.survey?.unanswered,
    pending: status?.survey?.pending,
    oldestUnansweredHours: unanswered <= now ? officeHours(unanswered, now) : undefined,
    canaryArrivedAt: canary?.arrivedAt,
  };
  const reason = forwardingFault(env) ?? newsletterFault(env);
  if (reason !== undefined) return { status: "misconfigured", ...health, reason };
  if (Math.abs(now - (pipeline.memory.refusedAt ?? 0)) < refusedMs) return { status: "refusing", ...health };
  if (env.FORWARD_KIND === "none") return { status: "ok", build, ...none };
  const since = (time: string | null | undefined) => now - Date.parse(time ?? "");
  if (!(since(status?.checkedAt) < staleAfterMs)) return { status: "stale", ...health };
  if (since(status?.oldest) > lateAfterMs) return { status: "late", ...health };
  if (canary?.fault !== undefined) return { status: "canary", ...health, reason: canary.fault };
  return { status: isOverdue(unanswered, now) ? "unanswered" : "ok", ...health };
}

async function statusOf(env: Environment, pipeline: Pipeline): Promise<Known["status"]> {
  const known = memories.get(env) ?? { at: -Infinity, reading: -Infinity, status: undefined };
  memories.set(env, known);
  const recent = (time: number, ms: number) => Math.abs(Date.now() - time) < ms;
  while (!recent(known.at, keptMs) && recent(known.reading, patienceMs)) await pipeline.sleep(lookMs);
  if (recent(known.at, keptMs)) return known.status;
  known.reading = Date.now();
  known.status = await readStatus(pipeline);
  known.at = Date.now();
  known.reading = -Infinity;
  return known.status;
}

import { assets } from "virtual:react-router/server-build";
import { canaryHours } from "./canary.ts";
import { isOverdue, officeHours } from "./digest/office-time.ts";
import { forwardingFault } from "./forward/configuration.ts";
import { readStatus } from "./status.ts";
import { newsletterFault } from "../newsletter/mail-configuration.ts";
import { areUnusual, type BrowserErrors, browserErrors } from "../browser-errors.ts";
import type { Environment } from "../settings.ts";
import { sharedRead } from "../isolate.ts";
import { contactPipeline } from "./configured.ts";

export interface Health {
  /**
   * `late`: a message has waited over an hour for its receiver; `stale`: cron has not run for two hours, so nothing
   * is retried; `refusing`: the store rejects writes; `misconfigured`: forwarding or newsletter mail cannot work;
   * `down`: KV does not answer; `canary`: the last canary did not arrive. The site itself is well with `unanswered`
   * (a message had no answer within the promised 24 hours, `isOverdue`) and `browsers` (ten times yesterday's
   * browser errors, which anybody can fake, so it ranks last).
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
  /** Messages waiting or given up, as of the last cron run. */
  waiting: number;
  dead: number;
  /** Quarantined as spam; counted only while forwarding is on. */
  quarantined?: number;
  /** Messages that staff have not marked as answered; up to an hour old (older in a store of thousands). */
  unanswered?: number;
  /** Office hours since the oldest of them with a 24-hour promise was received. */
  oldestUnansweredHours?: number;
  /** Unconfirmed newsletter addresses. */
  pending?: number;
  /** When a canary last arrived, if they are on: ISO 8601, UTC. */
  canaryArrivedAt?: string;
  /** Estimated page views with an error in the browser, if any. */
  browserErrors?: BrowserErrors;
  /** What is misconfigured, or why the canary did not arrive. */
  reason?: string;
}

const lateAfterMs = 60 * 60_000;
/** Cron writes at least hourly. */
const staleAfterMs = 2 * lateAfterMs;
/** How long an isolate's requests share one read of the status. */
const keptMs = 5000;
/** How long a refused write counts against the store, unless a later one succeeds. */
const refusedMs = 60 * 60_000;

const lastStatus = sharedRead(keptMs, (env) => readStatus(contactPipeline(env)));

/**
 * The site's health, without personal data. Costs one read of cron's status, shared for some seconds within an
 * isolate, and one read of the browser error count a minute; never a listing.
 */
export async function healthOf(env: Environment): Promise<Health> {
  const health = await healthOfMessages(env);
  const errors = await browserErrors(env);
  return {
    ...health,
    ...(health.status === "ok" && areUnusual(errors) ? { status: "browsers" as const } : {}),
    browserErrors: errors.today + errors.yesterday > 0 ? errors : undefined,
  };
}

async function healthOfMessages(env: Environment): Promise<Health> {
  const none = { waiting: 0, dead: 0 };
  const build = assets.version;
  const pipeline = contactPipeline(env);
  const status = await lastStatus.get(env);
  if (status === undefined) return { status: "down", build, ...none };
  const { waiting = 0, survey } = status ?? {};
  const now = Date.now();
  const canary = canaryHours(env) === null ? undefined : status?.canary;
  const unanswered = Date.parse(survey?.oldestUnanswered ?? "");
  const health = {
    build,
    waiting,
    dead: survey?.dead ?? 0,
    quarantined: survey?.quarantined ?? 0,
    unanswered: survey?.unanswered,
    pending: survey?.pending,
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

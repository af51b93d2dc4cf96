/**
 * Errors in visitors' browsers: each page view reports at most one (`app/document/start.ts`). The log gets its kind,
 * build, page and browser; a daily count goes into KV, with few writes (decisions/0019).
 */
import { assets } from "virtual:react-router/server-build";
import { pages } from "#content/pages.server.ts";
import { readBody } from "./http/bounded-body.ts";
import { clientOf, limitOver } from "./http/client.ts";
import { sharedRead } from "./isolate.ts";
import { readJson } from "./json.ts";
import { log } from "./log.ts";
import type { Environment } from "./settings.ts";

const countKey = "errors";
const keptSeconds = 2 * 24 * 3600;
/** How long an isolate trusts what it has read. */
const knownMs = 60_000;
/** Each step stands for 1.5 times as many errors as the one before: a thousand errors are sixteen steps. */
const growth = 1.5;

/** Errors of a day and of the day before, in steps. */
interface Steps {
  /** `2026-11-24`, UTC. */
  day: string;
  steps: number;
  before: number;
}

/** Estimates, within about half. */
export interface BrowserErrors {
  today: number;
  yesterday: number;
}

/** Source, name, build (by its manifest, if the page had got that far) and path: `error TypeError  /services`. */
const reportPattern =
  /^(start|error|unhandledrejection) ([A-Za-z]{0,30}) (?:\/assets\/manifest-([\w-]{1,16})\.js)? (\/\S{0,200})$/;
const longestReport = 300;
const knownNames =
  /^(?:Type|Reference|Syntax|Range|Security|Network|NotFound|InvalidState|QuotaExceeded)?Error$/;

/**
 * Takes a browser's report. Visitors who save data or ask not to be tracked send none, and are not counted if they
 * do. Throws `BodyTooLargeError`.
 *
 * @returns the status of the answer, which browsers ignore
 */
export async function takeReport(request: Request, env: Environment): Promise<204 | 400> {
  const text = new TextDecoder().decode(await readBody(request, longestReport));
  const [, where, name = "", build, path = ""] = reportPattern.exec(text) ?? [];
  if (where === undefined) return 400;
  const { headers } = request;
  if (headers.get("save-data") === "on" || headers.get("dnt") === "1" || headers.get("sec-gpc") === "1")
    return 204;
  if ((await limitOver("error", clientOf(request), env)) !== undefined) return 204;
  log("browser.error", {
    kind: `${where} ${knownNames.test(name) ? name : "other"}`,
    build: build ?? assets.version,
    // Only addresses of pages: others may be personal, such as a receipt's.
    page: pages.some(({ path: known }) => known === path) ? path : "other",
    browser: browserOf(headers.get("user-agent") ?? ""),
  });
  await count(env);
  return 204;
}

/** Name and major version. Most user agents name several browsers; the first match in this order is the real one. */
function browserOf(agent: string): string {
  for (const name of ["Edg", "OPR", "SamsungBrowser", "FxiOS", "CriOS", "Firefox", "Chrome"]) {
    const version = new RegExp(`\\b${name}\\/(\\d{1,3})`).exec(agent)?.[1];
    if (version) return `${name} ${version}`;
  }
  const safari = /\bVersion\/(\d{1,3})\S* .*Safari\//.exec(agent)?.[1];
  return safari ? `Safari ${safari}` : "other";
}

/**
 * Counts by chance: the more errors, the less often a step is written (Morris, 1978), so that a million errors cost
 * only about thirty writes. Throws nothing.
 */
async function count(env: Environment): Promise<void> {
  const last = await lastSteps.get(env);
  if (!last || Math.random() >= growth ** -last.steps) return;
  try {
    // Others may have counted since.
    const now = await readSteps(env);
    const next = { ...now, steps: now.steps + 1 };
    lastSteps.note(env, next);
    await env.CONTACTS.put(countKey, JSON.stringify(next), { expirationTtl: keptSeconds });
  } catch {
    log("browser.error_uncounted");
  }
}

/** How many browsers reported an error; zeros when KV does not answer. */
export async function browserErrors(env: Environment): Promise<BrowserErrors> {
  const { steps, before } = (await lastSteps.get(env)) ?? { steps: 0, before: 0 };
  const estimate = (of: number) => Math.round((growth ** of - 1) / (growth - 1));
  return { today: estimate(steps), yesterday: estimate(before) };
}

/** Whether today's are ten times yesterday's. */
export function areUnusual({ today, yesterday }: BrowserErrors): boolean {
  return today >= 10 * Math.max(1, yesterday);
}

const lastSteps = sharedRead(knownMs, readSteps);

async function readSteps(env: Environment): Promise<Steps> {
  const now = Date.now();
  const today = { day: dayOf(now), steps: 0, before: 0 };
  const kept: Steps | undefined = readJson(await env.CONTACTS.get(countKey));
  if (kept?.day === today.day) return kept;
  return kept?.day === dayOf(now - 86_400_000) ? { ...today, before: kept.steps } : today;
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

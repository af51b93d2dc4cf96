import { keys, type OutboxMetadata } from "./contacts/record.ts";
import { graceMs } from "./contacts/schedule.ts";
import { type Environment, siteSettings } from "./settings.ts";

export interface Health {
  /** `late`: messages wait for their receiver longer than an hour; `down`: KV does not answer. */
  status: "ok" | "late" | "down";
  /** Changes with every build. */
  build: string;
  /** Messages that wait or were given up, up to the limit of one look. */
  waiting: number;
  dead: number;
}

const lateAfterMs = 60 * 60_000;
/** A listing costs of the day's 1,000: whoever asks more often hears the last answer. */
const keptMs = 60_000;
const look = 100;

const known = new WeakMap<Environment, { at: number; health: Health }>();

/** How the site is, without anything of what it keeps. Looks at KV at most once a minute in each isolate. */
export async function healthOf(env: Environment, now = Date.now()): Promise<Health> {
  const last = known.get(env);
  if (last && now - last.at <= keptMs) return last.health;
  const health = await examine(env, now);
  known.set(env, { at: now, health });
  return health;
}

async function examine(env: Environment, now: number): Promise<Health> {
  const build = siteSettings(env).buildId;
  try {
    if (env.FORWARD_KIND === "none") {
      await env.CONTACTS.get("health");
      return { status: "ok", build, waiting: 0, dead: 0 };
    }
    const [outbox, dead] = await Promise.all([
      env.CONTACTS.list<OutboxMetadata>({ prefix: keys.outbox(""), limit: look }),
      env.CONTACTS.list({ prefix: keys.dead(""), limit: look }),
    ]);
    const waiting = outbox.keys.filter(({ metadata }) => (metadata?.tries ?? 0) > 0).length;
    const late = outbox.keys.some(({ name }) => now - timeOf(name) > lateAfterMs + graceMs);
    return { status: late ? "late" : "ok", build, waiting, dead: dead.keys.length };
  } catch {
    return { status: "down", build, waiting: 0, dead: 0 };
  }
}

/** The time an id begins with, in milliseconds since 1970: `outbox:20261121T013722123Z-...`. */
function timeOf(key: string): number {
  const [, year, month, day, hour, minute] = /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/.exec(key) ?? [];
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
}

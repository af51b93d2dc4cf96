/**
 * What an isolate remembers: finished values only, never a promise, stream or response. A request's work dies with it,
 * and whoever waited for it would wait for ever.
 */
import type { Environment } from "./settings.ts";

/** A value for the life of an isolate, which has one environment. */
export function perIsolate<Value>(make: () => Value): (env: Environment) => Value {
  const values = new WeakMap<Environment, Value>();
  return (env) => {
    const known = values.get(env);
    if (known !== undefined) return known;
    const value = make();
    values.set(env, value);
    return value;
  };
}

/** How long a request waits for another that is reading, and how often it looks. */
const patienceMs = 2000;
const lookMs = 50;

/** What one isolate last read from KV, and when a read began: milliseconds since 1970. */
interface LastRead<Value> {
  at: number;
  reading: number;
  /** `undefined` when KV did not answer. */
  value: Value | undefined;
}

/** `read`, but at most once in `keptMs`, however many ask at once. */
export function sharedRead<Value>(keptMs: number, read: (env: Environment) => Promise<Value>) {
  const known = perIsolate((): LastRead<Value> => ({ at: -Infinity, reading: -Infinity, value: undefined }));
  const isRecent = (time: number, ms: number) => Math.abs(Date.now() - time) < ms;
  const note = (env: Environment, value: Value | undefined) =>
    Object.assign(known(env), { at: Date.now(), reading: -Infinity, value });
  async function get(env: Environment): Promise<Value | undefined> {
    const last = known(env);
    while (!isRecent(last.at, keptMs) && isRecent(last.reading, patienceMs))
      await new Promise((resolve) => setTimeout(resolve, lookMs));
    if (isRecent(last.at, keptMs)) return last.value;
    last.reading = Date.now();
    const value = await read(env).catch(() => undefined);
    note(env, value);
    return value;
  }
  return { get, note };
}

/** A store in memory, and staff commands that run on it: `wrangler kv` takes over a second per call. */
import { expect, vi } from "vitest";
import type { Key, Kv } from "./kv.ts";
import { run } from "../contacts.ts";
import { daysOn, type Kept } from "./staff-test-helpers.ts";

export function storeOf(kept: readonly Kept[] = []) {
  const entries = new Map<string, Kept>();
  /** What was written and deleted, in order: a key's name, after a minus when deleted. */
  const steps: string[] = [];
  const keep = (more: readonly Kept[]) => more.forEach((entry) => entries.set(entry.name, entry));
  const value = (name: string) => Buffer.from(entries.get(name)?.value ?? "");
  // As JSON, like wrangler's: what is undefined is not there.
  const keys = (): Key[] =>
    [...entries.values()]
      .map(({ name, expiration, metadata }) => JSON.stringify({ name, expiration, metadata }))
      .toSorted()
      .map((key) => JSON.parse(key) as Key);
  const kv: Kv = {
    keys,
    *values(names) {
      for (const name of names) if (entries.has(name)) yield [name, String(value(name))];
    },
    bytes: value,
    put(more) {
      // Whatever is written of a person ends by itself.
      for (const { name, expiration = Infinity } of more) expect(expiration, name).toBeLessThan(daysOn(800));
      steps.push(...more.map(({ name }) => name));
      keep(more);
    },
    delete(names) {
      steps.push(...names.map((name) => `-${name}`));
      for (const name of names) entries.delete(name);
    },
  };
  keep(kept);

  async function contacts(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
    const said = { stdout: "", stderr: "" };
    const spies = [
      vi.spyOn(console, "log").mockImplementation((line: string) => void (said.stdout += `${line}\n`)),
      vi.spyOn(console, "error").mockImplementation((line: string) => void (said.stderr += `${line}\n`)),
      vi.spyOn(process.stdout, "write").mockImplementation((text) => Boolean((said.stdout += String(text)))),
    ];
    const code = await run(args, kv).finally(() => spies.forEach((spy) => spy.mockRestore()));
    return { code, ...said };
  }
  const key = (name: string) => keys().find((one) => one.name === name);
  return { keys, key, value, keep, contacts, steps };
}

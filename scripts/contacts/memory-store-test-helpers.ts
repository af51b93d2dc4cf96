/** A store in memory, and staff commands that run on it: `wrangler kv` takes over a second per call. */
import { vi } from "vitest";
import type { Entry, Key, Kv } from "./kv.ts";
import { run } from "./run.ts";

export function storeOf(kept: readonly Entry[] = []) {
  const entries = new Map<string, Entry>();
  /** Values and rows in the order in which they were read and printed. */
  const steps: string[] = [];
  const put = (more: readonly Entry[]) => {
    for (const entry of more) entries.set(entry.name, { ...entry, value: Buffer.from(entry.value) });
  };
  const keys = (prefix = ""): Key[] =>
    [...entries.values()]
      .filter(({ name }) => name.startsWith(prefix))
      .map(({ name, expiration, metadata }) => ({ name, expiration, metadata }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const kv: Kv = {
    keys: () => keys(),
    *values(names) {
      for (const name of names) {
        const value = entries.get(name)?.value;
        steps.push("read");
        if (value) yield [name, value.toString()];
      }
    },
    bytes: (name) => Buffer.from(entries.get(name)?.value ?? ""),
    put,
    delete: (names) => names.forEach((name) => entries.delete(name)),
  };
  put(kept);

  async function contacts(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
    const said = { stdout: "", stderr: "" };
    const spies = [
      vi.spyOn(console, "log").mockImplementation((line: string) => void (said.stdout += `${line}\n`)),
      vi.spyOn(console, "error").mockImplementation((line: string) => void (said.stderr += `${line}\n`)),
      vi.spyOn(process.stdout, "write").mockImplementation((text) => {
        steps.push("print");
        return Boolean((said.stdout += String(text)));
      }),
    ];
    const code = await run(args, kv);
    for (const spy of spies) spy.mockRestore();
    return { code, ...said };
  }
  return { keys, keep: put, contacts, steps };
}

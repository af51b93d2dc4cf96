/** Stored messages, a store of them in memory, and staff commands on it: `wrangler kv` takes over a second per call. */
import { expect, vi } from "vitest";
import { run } from "../contacts.ts";
import type { Key, Kv } from "./kv.ts";

export type Kept = Key & { value: string | Uint8Array };

/** Epoch seconds in so many days. */
export const daysOn = (days: number) => Math.round(Date.now() / 1000) + days * 86_400;

/** When the message of `minute` was received, ISO 8601. */
export const timeOf = (minute: number) => new Date(Date.UTC(2026, 10, 21, 1, minute)).toISOString();

/** Its id, whose time differs: it comes from the sender's clock, not ours. */
export const idOf = (minute: number) =>
  `${timeOf(1000 - minute).replaceAll(/[-:.]/g, "")}-${String(1000 - minute).padStart(12, "0")}`;

/** @param changed fields, and other parts of the record and of the metadata */
export function message(
  minute: number,
  state = "kept",
  { fields = {}, record = {}, metadata = {} }: Record<string, object> = {},
): Kept {
  const receivedAt = timeOf(minute);
  const sender = { name: `Ana ${minute}`, email: "ana@example.com", ...fields };
  const parts = { type: "quote", fields: { message: "hello\nthere", ...sender }, country: null, ...record };
  const { name, email } = sender;
  return {
    name: `contact:${idOf(minute)}`,
    value: JSON.stringify({ id: idOf(minute), receivedAt, contentHash: "0", ...parts }, null, 2),
    metadata: { state, type: parts.type, name, email, receivedAt, ...metadata },
    expiration: daysOn(40),
  };
}

/** A file sent with the message of `minute`. */
export function file(minute: number, name: string, value: Uint8Array): Kept {
  const metadata = { contentType: "application/pdf", flags: [] };
  return { name: `file:${idOf(minute)}/${name}`, value, metadata, expiration: daysOn(40) };
}

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

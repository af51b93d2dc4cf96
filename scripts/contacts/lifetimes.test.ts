import { afterEach, expect, test, vi } from "vitest";
import type { Command } from "./command.ts";
import { erase } from "./commands/delete.ts";
import { done } from "./commands/done.ts";
import { person } from "./commands/person.ts";
import { release, retry } from "./commands/release.ts";
import type { Entry, Kv } from "./wrangler-kv.ts";

const [dead, spam, kept] = ["000000000001", "000000000002", "000000000003"].map(
  (number) => `20261121T013722123Z-${number}`,
) as [string, string, string];
const now = Date.now();
const expiration = Math.round(now / 1000) + 86_400;

function store(): { kv: Kv; written: Entry[] } {
  const record = (id: string, more: object = {}) =>
    JSON.stringify({
      id,
      receivedAt: new Date(now).toISOString(),
      type: "general",
      fields: { email: "ana@example.com", message: "Hello" },
      receipt: "0".repeat(32),
      ...more,
    });
  const entries: (Entry & { value: string })[] = [
    { name: `dead:${dead}`, value: record(dead), metadata: { state: "dead" }, expiration },
    { name: `spam:${spam}`, value: record(spam), metadata: { state: "spam" }, expiration },
    { name: `contact:${kept}`, value: record(kept), metadata: { state: "kept" }, expiration },
    {
      name: "contact:20261121T013722123Z-000000000004",
      value: record("4", { fields: { email: "joe@example.com", message: "Ask ana@example.com" } }),
      metadata: { state: "kept" },
      expiration,
    },
    { name: "status", value: "{}" },
  ];
  const written: Entry[] = [];
  const kv = {
    keys: (prefix = "") => entries.filter(({ name }) => name.startsWith(prefix)),
    values: (names: readonly string[]) => [
      new Map(entries.filter(({ name }) => names.includes(name)).map(({ name, value }) => [name, value])),
    ],
    put: (more: readonly Entry[]) => written.push(...more),
    delete: () => {},
  };
  return { kv: kv as unknown as Kv, written };
}

const run = (command: Command, kv: Kv, words: string[], options: string[] = []) =>
  command.run({ kv, words, text: () => "", isSet: (option) => options.includes(option) });

afterEach(() => vi.restoreAllMocks());

test.each<[Command, string[], string[]]>([
  [retry, [dead], []],
  [release, [spam], []],
  [done, [kept, "Joe"], []],
  [erase, [kept], ["yes"]],
  [person, ["ana@example.com"], ["erase", "yes"]],
])("whatever $name writes of a person ends by itself", async (command, words, options) => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const { kv, written } = store();
  try {
    await run(command, kv, words, options);
  } catch (error) {
    // What was erased is still there: this store deletes nothing.
    expect((error as Error).message).toMatch(/found again/);
  }
  expect(written.length).toBeGreaterThan(0);
  for (const { name, expiration: end = Infinity } of written) {
    expect(end, name).toBeGreaterThan(now / 1000);
    expect(end, name).toBeLessThan(now / 1000 + 800 * 86_400);
  }
});

import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { exporting } from "./commands/export.ts";
import { list } from "./commands/list.ts";
import { person } from "./commands/person.ts";
import { show } from "./commands/show.ts";
import { Failure, Misuse } from "./failures.ts";
import type { Key, Kv } from "./wrangler-kv.ts";

const id = "20261121T013722123Z-1a2b3c4d5e6f";

/** A store of keys, values and metadata that anybody may have written. */
function storeOf(entries: readonly (Key & { value: string })[]): Kv {
  const values = new Map(entries.map(({ name, value }) => [name, value]));
  const kv = {
    keys: (prefix = "") => entries.filter(({ name }) => name.startsWith(prefix)),
    values: (names: readonly string[]) => [
      new Map(names.flatMap((name) => (values.has(name) ? [[name, values.get(name)!] as const] : []))),
    ],
    bytes: (name: string) => Buffer.from(values.get(name) ?? ""),
    put: () => {},
    delete: () => {},
  };
  return kv as unknown as Kv;
}

afterEach(() => vi.restoreAllMocks());

const broken = fc.oneof(
  fc.string(),
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc
    .record(
      {
        id: fc.jsonValue(),
        receivedAt: fc.jsonValue(),
        type: fc.jsonValue(),
        fields: fc.oneof(fc.jsonValue(), fc.record({ email: fc.jsonValue(), message: fc.jsonValue() })),
        file: fc.oneof(fc.jsonValue(), fc.record({ key: fc.jsonValue(), flags: fc.jsonValue() })),
        attempts: fc.oneof(fc.jsonValue(), fc.array(fc.record({ at: fc.jsonValue(), to: fc.jsonValue() }))),
        country: fc.jsonValue(),
        receipt: fc.jsonValue(),
        keepSeconds: fc.jsonValue(),
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
);

test.each([
  [exporting, []],
  [list, []],
  [show, [id]],
  [person, ["ana@example.com"]],
] as const)("$name: no stored record, however broken, stops it", async (command, words) => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const place = fc.constantFrom("contact", "outbox", "dead", "spam", "done");
  const entry = fc.record({
    place,
    value: broken,
    metadata: fc.oneof(fc.constant(undefined), fc.jsonValue()),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 3 }), async (entries) => {
      const kv = storeOf(
        entries.map(({ place: where, value, metadata }) => ({
          name: `${where}:${id}`,
          value,
          ...(metadata ? { metadata: metadata as Record<string, unknown> } : {}),
        })),
      );
      try {
        await command.run({ kv, words, text: () => "", isSet: () => false });
      } catch (error) {
        if (!(error instanceof Failure || error instanceof Misuse)) throw error;
      }
    }),
    { numRuns: 300 },
  );
  process.exitCode = 0;
  expect(command.name).not.toBe("");
});

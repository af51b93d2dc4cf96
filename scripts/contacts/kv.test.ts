import { readFileSync, writeSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { wranglerKv } from "./kv.ts";

const answer = vi.fn<(names: string[]) => unknown>();

vi.mock("node:child_process", () => ({
  execFileSync(_node: string, args: string[], { stdio }: { stdio: [string, number, string] }) {
    const file = args.find((word) => word.endsWith(".json")) ?? "";
    writeSync(stdio[1], JSON.stringify(answer(JSON.parse(readFileSync(file, "utf8")) as string[])));
  },
}));

test("Cloudflare's API is asked for a hundred values at a time, as they are needed", () => {
  const valueOf = (name: string) => (name === "10" ? null : `of ${name}`);
  answer.mockImplementation((names) => Object.fromEntries(names.map((name) => [name, valueOf(name)])));
  const names = Array.from({ length: 250 }, (_, at) => String(at));
  const read = Array.from(
    wranglerKv([]).values(names),
    ([, value]) => `${value} in ${answer.mock.calls.length}`,
  );
  const there = names.filter((name) => name !== "10");
  expect(read).toEqual(there.map((name) => `of ${name} in ${Math.floor(Number(name) / 100) + 1}`));
});

test("what ends within the next minute is written for a little longer, since KV would refuse all of it", () => {
  const now = Math.round(Date.now() / 1000);
  const [ending, staying] = [now + 20, now + 900];
  wranglerKv([]).put([
    { name: "a", value: "", expiration: ending },
    { name: "b", value: "", expiration: staying },
    { name: "c", value: "" },
  ]);
  const written = answer.mock.lastCall?.[0] as unknown as Record<string, unknown>[];
  expect(written.map(({ key }) => key)).toEqual(["a", "b", "c"]);
  expect(written[0]?.["expiration"]).toBeGreaterThan(now + 60);
  expect(written.slice(1).map(({ expiration }) => expiration)).toEqual([staying, undefined]);
});

test("a busy store is asked again, and one that refuses is not", () => {
  answer.mockReset();
  const pause = vi.spyOn(Atomics, "wait").mockReturnValue("timed-out");
  for (const stderr of ["fetch failed", "database is locked", "\u001B[31mnot logged in\u001B[0m"])
    answer.mockImplementationOnce(() => {
      throw Object.assign(new Error(), { stderr });
    });
  expect(() => wranglerKv([]).delete(["a"])).toThrow(/wrangler said:\nnot logged in$/);
  expect(answer).toHaveBeenCalledTimes(3);
  expect(pause.mock.calls.map(([, , , ms]) => ms)).toEqual([500, 1500]);
});

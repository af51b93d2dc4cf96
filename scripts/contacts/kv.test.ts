import { readFileSync, writeSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { wranglerKv } from "./kv.ts";

const calls: string[] = [];
let answer: (names: string[]) => unknown = () => ({});

vi.mock("../run-tool.ts", () => ({
  toolOutput(_tool: string, args: string[], { stdio }: { stdio: [string, number, string] }) {
    calls.push(args.slice(1, 3).join(" "));
    const names = JSON.parse(
      readFileSync(args.find((word) => word.endsWith(".json")) ?? "", "utf8"),
    ) as string[];
    writeSync(stdio[1], JSON.stringify(answer(names)));
  },
}));

test.each([
  ["local storage", (name: string): unknown => ({ value: name === "10" ? null : `of ${name}` })],
  ["Cloudflare's API", (name: string): unknown => (name === "10" ? null : `of ${name}`)],
])("values are read a hundred at a time, as they are needed, as %s answers", (_what, found) => {
  answer = (names) => Object.fromEntries(names.map((name) => [name, found(name)]));
  calls.length = 0;
  const names = Array.from({ length: 250 }, (_, at) => String(at));
  const read: string[] = [];
  const callsBefore: number[] = [];
  for (const [name, value] of wranglerKv([]).values(names)) {
    expect(value).toBe(`of ${name}`);
    read.push(name);
    callsBefore.push(calls.length);
  }
  expect(read).toEqual(names.filter((name) => name !== "10"));
  expect(callsBefore).toEqual(read.map((name) => Math.floor(Number(name) / 100) + 1));
});

test("what is busy is asked again, and what refuses is not", () => {
  const errors = ["database is locked", "fetch failed"];
  answer = () => {
    const stderr = errors.pop();
    if (stderr) throw Object.assign(new Error(), { stderr });
    return {};
  };
  calls.length = 0;
  wranglerKv([]).delete(["a"]);
  expect(calls).toHaveLength(3);
  errors.push("not logged in");
  expect(() => wranglerKv([]).delete(["a"])).toThrow(/wrangler said:\nnot logged in$/);
  expect(calls).toHaveLength(4);
});

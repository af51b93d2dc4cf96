import { readFileSync, writeSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { wranglerKv } from "./kv.ts";

let calls = 0;
beforeEach(() => void (calls = 0));
let answer: (names: string[]) => unknown;

vi.mock("../run-tool.ts", () => ({
  toolOutput(_tool: string, args: string[], { stdio }: { stdio: [string, number, string] }) {
    calls += 1;
    const file = args.find((word) => word.endsWith(".json")) ?? "";
    writeSync(stdio[1], JSON.stringify(answer(JSON.parse(readFileSync(file, "utf8")) as string[])));
  },
}));

test("Cloudflare's API is asked for a hundred values at a time, as they are needed", () => {
  answer = (names) => Object.fromEntries(names.map((name) => [name, name === "10" ? null : `of ${name}`]));
  const names = Array.from({ length: 250 }, (_, at) => String(at));
  const read = Array.from(wranglerKv([]).values(names), ([, value]) => `${value} in ${calls}`);
  const there = names.filter((name) => name !== "10");
  expect(read).toEqual(there.map((name) => `of ${name} in ${Math.floor(Number(name) / 100) + 1}`));
});

test("what is busy is asked again, and what refuses is not", () => {
  const errors = ["not logged in", "database is locked", "fetch failed"];
  answer = () => {
    const stderr = errors.pop();
    throw Object.assign(new Error(), { stderr });
  };
  expect(() => wranglerKv([]).delete(["a"])).toThrow(/wrangler said:\nnot logged in$/);
  expect(calls).toBe(3);
});

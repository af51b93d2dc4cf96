import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

const run = (...args: string[]) =>
  spawnSync(process.execPath, args, { encoding: "utf8", env: { ...process.env, DEBUG: "" } });

test("every npm script goes through the one entry that installs what is missing, and each is known there", () => {
  const answer = run("scripts/run.mjs", "no such command");
  expect(answer.status).toBe(2);
  for (const [name, script] of Object.entries(scripts)) {
    expect(script).toBe(`node scripts/run.mjs ${name}`);
    expect(answer.stderr).toMatch(new RegExp(`[ ,]${name}[ ,.]`));
  }
});

test("a script that fails says so in one line, and shows its stack only when asked", () => {
  const failing = ["--import", "./scripts/failure.ts", "--input-type=module", "-e"];
  const answer = run(...failing, "await Promise.reject(new Error('KV is not there: run X'))");
  expect(answer).toMatchObject({ status: 1, stdout: "", stderr: "KV is not there: run X\n" });
});

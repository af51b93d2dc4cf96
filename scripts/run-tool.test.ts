import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { runTool, toolOutput, toolPath } from "./run-tool.ts";

test("a tool is its package's own JavaScript, which Node can start on every system", () => {
  for (const tool of ["react-router", "wrangler", "tsc", "oxlint", "oxfmt", "knip", "vitest", "playwright"]) {
    expect(existsSync(toolPath(tool)), tool).toBe(true);
    expect(toolPath(tool)).not.toContain(".bin");
  }
  expect(toolOutput("tsc", ["--version"], { encoding: "utf8" })).toMatch(/^Version \d/);
});

test("a missing tool and a failing one are told in one line", () => {
  expect(() => toolPath("no-such-tool")).toThrow("no-such-tool is not installed: run npm install");
  expect(() => runTool("tsc", ["--version", "--no-such-option"])).toThrow(/^tsc --version .* failed \(\d+\)/);
});

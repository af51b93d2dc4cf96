/**
 * Programs of installed packages, started alike on Linux, macOS and Windows: their JavaScript in this Node, without a
 * shell. `node_modules/.bin` holds shell scripts, on Windows `.cmd` files, which Node refuses to start.
 */
import { execFileSync, type ExecFileSyncOptionsWithStringEncoding, spawnSync } from "node:child_process";
import { resolve } from "node:path";

const files = {
  knip: "knip/bin/knip.js",
  oxfmt: "oxfmt/bin/oxfmt",
  oxlint: "oxlint/bin/oxlint",
  playwright: "playwright/cli.js",
  "react-router": "@react-router/dev/bin.cjs",
  tsc: "typescript/bin/tsc",
  vitest: "vitest/vitest.mjs",
  wrangler: "wrangler/bin/wrangler.js",
};

export type Tool = keyof typeof files;

/** Absolute path of the JavaScript file behind the program `tool`. */
export const toolPath = (tool: Tool) => resolve(import.meta.dirname, "../node_modules", files[tool]);

/** Runs `tool` in this terminal until it ends. Throws one line with its exit code when that is not 0. */
export const runTool = (tool: Tool, args: readonly string[]) => run(toolPath(tool), args);

/** Runs one of our own commands (`commands.ts`) in this terminal. Throws one line when it fails. */
export const runCommand = (name: string) => run("scripts/commands.ts", [name]);

function run(file: string, args: readonly string[]): void {
  const { status, signal } = spawnSync(process.execPath, [file, ...args], { stdio: "inherit" });
  if (status !== 0) throw new Error(`${[file, ...args].join(" ")} failed (${signal ?? status}): see above`);
}

/** What `tool` prints, as text. Throws as `execFileSync` does when it fails. */
export const toolOutput = (
  tool: Tool,
  args: readonly string[],
  options: ExecFileSyncOptionsWithStringEncoding,
) => execFileSync(process.execPath, [toolPath(tool), ...args], options);

/**
 * Programs of installed packages, started alike on Linux, macOS and Windows: their JavaScript in this Node, without a
 * shell. `node_modules/.bin` holds shell scripts, on Windows `.cmd` files, which Node refuses to start.
 */
import {
  type ChildProcess,
  execFileSync,
  type ExecFileSyncOptionsWithStringEncoding,
  spawn,
  type SpawnOptions,
  spawnSync,
} from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** Packages of programs that have another name. */
const packages: Record<string, string> = { "react-router": "@react-router/dev", tsc: "typescript" };

/** Absolute path of the JavaScript file behind the program `tool`. Throws when its package is not installed. */
export function toolPath(tool: string): string {
  const folder = resolve(import.meta.dirname, "../node_modules", packages[tool] ?? tool);
  let manifest: { bin: string | Record<string, string> };
  try {
    manifest = JSON.parse(readFileSync(resolve(folder, "package.json"), "utf8")) as typeof manifest;
  } catch {
    throw new Error(`${tool} is not installed: run npm ci`);
  }
  const file = typeof manifest.bin === "string" ? manifest.bin : manifest.bin[tool];
  if (!file) throw new Error(`The package of ${tool} has no program of that name`);
  return resolve(folder, file);
}

/** Runs `tool` in this terminal until it ends. Throws one line with its exit code when that is not 0. */
export function runTool(tool: string, args: readonly string[]): void {
  const { status, signal } = spawnSync(process.execPath, [toolPath(tool), ...args], { stdio: "inherit" });
  if (status !== 0) throw new Error(`${[tool, ...args].join(" ")} failed (${signal ?? status}): see above`);
}

/** Runs one of our own commands (`commands.ts`) in this terminal. Throws one line when it fails. */
export function runCommand(name: string): void {
  const { status } = spawnSync(process.execPath, ["scripts/commands.ts", name], { stdio: "inherit" });
  if (status !== 0) throw new Error(`${name} failed: see above`);
}

/** What `tool` prints, as text. Throws as `execFileSync` does when it fails. */
export function toolOutput(
  tool: string,
  args: readonly string[],
  options: ExecFileSyncOptionsWithStringEncoding,
): string {
  return execFileSync(process.execPath, [toolPath(tool), ...args], options);
}

/** Starts `tool` and returns at once. */
export function startTool(tool: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  return spawn(process.execPath, [toolPath(tool), ...args], options);
}

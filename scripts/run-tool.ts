/**
 * Programs of installed packages, started alike on Linux, macOS and Windows: the package's own JavaScript by this
 * very Node, without a shell.
 */
import { execFileSync, type ExecFileSyncOptionsWithStringEncoding } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Absolute path of the JavaScript file behind the program `tool`. Throws when its package is not installed. */
export function toolPath(tool: string): string {
  const folder = new URL(`../node_modules/${tool}/`, import.meta.url);
  const { bin } = JSON.parse(readFileSync(new URL("package.json", folder), "utf8")) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === "string" ? bin : bin[tool];
  if (!file) throw new Error(`The package of ${tool} has no program of that name`);
  return fileURLToPath(new URL(file, folder));
}

/** What `tool` prints, as text. Throws as `execFileSync` does when it fails. */
export function toolOutput(
  tool: string,
  args: readonly string[],
  options: ExecFileSyncOptionsWithStringEncoding,
): string {
  return execFileSync(process.execPath, [toolPath(tool), ...args], options);
}

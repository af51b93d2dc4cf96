/** Wrangler's own file, started in this Node: the script in `node_modules/.bin` needs a shell on Windows. */
import { execFileSync, type ExecFileSyncOptionsWithStringEncoding } from "node:child_process";
import { resolve } from "node:path";

export const wranglerFile = resolve(import.meta.dirname, "../node_modules/wrangler/bin/wrangler.js");

/** What `wrangler` prints, as text. Throws as `execFileSync` does when it fails. */
export function wranglerOutput(
  args: readonly string[],
  options: ExecFileSyncOptionsWithStringEncoding,
): string {
  return execFileSync(process.execPath, [wranglerFile, ...args], options);
}

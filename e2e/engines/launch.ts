import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Starts the browser at `path` with a profile of its own.
 *
 * @param flags its command line, given the profile's folder
 * @param preferences text of the profile's `user.js`, which only Firefox reads
 * @returns the address it says it listens on, and what waits until it has ended, once it was told to
 */
export async function launch(
  path: string,
  flags: (profile: string) => readonly string[],
  preferences = "",
): Promise<{ address: string; ended: () => Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), "engine-"));
  writeFileSync(join(profile, "user.js"), preferences);
  const browser = spawn(path, flags(profile), { stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(browser, "exit");
  const address = await new Promise<string>((resolve, reject) => {
    let output = "";
    browser.stderr.on("data", (part: Buffer) => {
      output += part.toString();
      const [, found] = /(?:DevTools|BiDi) listening on (ws:\S+)/.exec(output) ?? [];
      if (found) resolve(found);
    });
    browser.once("exit", () => reject(new Error(`${path} did not start: ${output}`)));
  });
  return {
    address,
    async ended() {
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

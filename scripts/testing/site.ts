import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/**
 * Serves the production build on a port of its own, and returns once it answers. Throws when it ends before that. `stop`
 * kills it and all that it started at once, whatever they are doing.
 *
 * @param options for wrangler: `--var`, `OFFLINE:off`
 */
export async function startSite(options: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const server = spawn(process.execPath, ["scripts/serve.ts", "--persist-to", folder, ...options], {
    env: { ...process.env, PORT: "0" },
    // A process group of its own.
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const { pid } = server;
  const stop = () => {
    if (process.platform === "win32") spawnSync("taskkill", ["/pid", String(pid), "/T", "/F"]);
    else if (pid) process.kill(-pid, "SIGKILL");
  };
  for await (const line of createInterface(server.stdout)) {
    const [url] = /http:\S+/.exec(line) ?? [];
    if (!url) continue;
    // Otherwise it would stop once the pipe is full.
    server.stdout.resume();
    return { url, stop, [Symbol.dispose]: stop };
  }
  throw new Error("The site did not start: npm start says why");
}

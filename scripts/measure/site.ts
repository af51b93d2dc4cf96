/** The production build in workerd, for measuring. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Starts it as it is deployed, with the settings that its pages were compressed with (`wrangler.toml`), and storage of
 * its own; `PORT` chooses the port.
 */
export async function startSite(): Promise<{ url: string; stop: () => void }> {
  const port = process.env["PORT"] ?? "4197";
  const state = join(mkdtempSync(join(tmpdir(), "measure-")), "state");
  const { vars } = JSON.parse(readFileSync("build/server/wrangler.json", "utf8")) as {
    vars: { SITE_URL: string };
  };
  const options = ["--persist-to", state, "--var", `SITE_URL:${vars.SITE_URL}`];
  const site = spawn(process.execPath, ["scripts/serve.ts", ...options], {
    env: { ...process.env, PORT: port },
    stdio: "ignore",
  });
  const url = `http://localhost:${port}`;
  for (;;) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { url, stop: () => site.kill() };
    if (site.exitCode !== null) throw new Error(`The site did not start on port ${port}`);
    await new Promise((later) => setTimeout(later, 200));
  }
}

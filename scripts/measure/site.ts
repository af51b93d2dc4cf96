/** The production build in workerd, for measuring. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Starts it as it is deployed, with the settings that its pages were compressed with (`wrangler.toml`), and storage of
 * its own; `PORT` chooses the port. Throws when the port is taken, or when it cannot start.
 */
export async function startSite(): Promise<{ url: string; stop: () => void }> {
  const port = process.env["PORT"] ?? "4197";
  const url = `http://localhost:${port}`;
  // It would be measured instead, with an older build.
  if (await answers(url))
    throw new Error(`Something else answers on port ${port}: end it, or choose another by PORT`);
  const state = join(mkdtempSync(join(tmpdir(), "measure-")), "state");
  const { vars } = JSON.parse(readFileSync("build/server/wrangler.json", "utf8")) as {
    vars: { SITE_URL: string };
  };
  const options = ["--persist-to", state, "--var", `SITE_URL:${vars.SITE_URL}`];
  const site = spawn(process.execPath, ["scripts/serve.ts", ...options], {
    env: { ...process.env, PORT: port },
    stdio: "ignore",
  });
  for (;;) {
    if (await answers(url)) return { url, stop: () => site.kill() };
    if (site.exitCode !== null) throw new Error(`The site did not start on port ${port}`);
    await new Promise((later) => setTimeout(later, 200));
  }
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

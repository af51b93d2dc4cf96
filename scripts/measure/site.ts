/** The production build in workerd, for measuring. */
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Starts it, with storage of its own; `PORT` chooses the port. */
export async function startSite(): Promise<{ url: string; stop: () => void }> {
  const port = process.env["PORT"] ?? "4197";
  const state = join(mkdtempSync(join(tmpdir(), "measure-")), "state");
  const site = spawn(process.execPath, ["scripts/serve.ts", "--persist-to", state], {
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

/** The production build in workerd, for measuring. */
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Starts it as deployed, with its own storage, on `PORT` if set. Throws when the port is taken or it fails. */
export async function startSite(): Promise<{ url: string; stop: () => void }> {
  const port = process.env["PORT"] ?? "4197";
  const url = `http://localhost:${port}`;
  // Otherwise that would be measured instead, perhaps an older build.
  if (await answers(url))
    throw new Error(`Something else answers on port ${port}: end it, or choose another by PORT`);
  const state = join(mkdtempSync(join(tmpdir(), "measure-")), "state");
  const site = spawn(process.execPath, ["scripts/serve.ts", "--persist-to", state], {
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

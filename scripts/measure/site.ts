/** The production build in workerd, for measuring. */
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../free-port.ts";

/** Starts it as deployed, on a free port and with its own storage. Throws when it fails. */
export async function startSite(): Promise<Disposable & { url: string }> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const state = mkdtempSync(join(tmpdir(), "measure-"));
  const site = spawn(process.execPath, ["scripts/serve.ts", "--persist-to", state], {
    env: { ...process.env, PORT: String(port) },
    stdio: "ignore",
  });
  while (site.exitCode === null) {
    if (await answers(url)) return { url, [Symbol.dispose]: () => site.kill() };
    await setTimeout(200);
  }
  throw new Error("The site did not start: npm start says why");
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

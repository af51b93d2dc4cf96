/** The same build with other settings on a port of its own: another pack, as after a deploy. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SecondServer {
  readonly url: string;
  stop(): void;
}

/**
 * Starts it.
 *
 * @param settings as wrangler takes them: `OFFLINE:off`
 * @param siteUrl public address, since a pack is of one
 */
export async function startSecondServer(siteUrl: string, ...settings: string[]): Promise<SecondServer> {
  const port = await freePort();
  const server: ChildProcess = spawn(
    process.execPath,
    [
      "scripts/serve.ts",
      "--persist-to",
      mkdtempSync(join(tmpdir(), "e2e-second-")),
      ...[`SITE_URL:${siteUrl}`, ...settings].flatMap((setting) => ["--var", setting]),
    ],
    { env: { ...process.env, PORT: String(port) }, stdio: "ignore" },
  );
  const url = `http://localhost:${port}`;
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error(`The second server ended with ${server.exitCode}`);
    await new Promise((later) => setTimeout(later, 300));
  }
  return { url, stop: () => server.kill() };
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, "localhost", () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}

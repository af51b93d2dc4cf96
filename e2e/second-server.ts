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
 * Starts it; once more where its port was taken meanwhile.
 *
 * @param settings as wrangler takes them: `OFFLINE:off`
 * @param siteUrl public address, since a pack is of one
 */
export async function startSecondServer(siteUrl: string, ...settings: string[]): Promise<SecondServer> {
  return (await start(siteUrl, settings)) ?? (await start(siteUrl, settings)) ?? noServer();
}

function noServer(): never {
  throw new Error("The second server does not start");
}

/** `undefined` when it ends before it answers. */
async function start(siteUrl: string, settings: readonly string[]): Promise<SecondServer | undefined> {
  const port = await freePort();
  const server: ChildProcess = spawn(
    process.execPath,
    [
      "scripts/serve.ts",
      "--persist-to",
      mkdtempSync(join(tmpdir(), "e2e-second-")),
      ...[`SITE_URL:${siteUrl}`, ...settings].flatMap((setting) => ["--var", setting]),
    ],
    { env: { ...process.env, PORT: String(port) }, stdio: ["ignore", "ignore", "inherit"] },
  );
  const url = `http://localhost:${port}`;
  while (!(await answers(url))) {
    if (server.exitCode !== null) return undefined;
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

/** For tests: `npm run dev` on a port of its own, in a copy whose texts may be changed. */
import type { ChildProcess } from "node:child_process";
import { copyProject } from "./copy.ts";
import { startTool } from "./run-tool.ts";
import { freePort } from "./workerd/workerd.ts";

export interface DevelopmentServer {
  /** Folder of the copy. */
  readonly folder: string;
  readonly address: string;
  readonly process: ChildProcess;
  /** What it has printed so far. */
  said(): string;
  stop(): Promise<void>;
}

/** Throws what it has printed when it ends before it answers. */
export async function startDevelopmentServer(): Promise<DevelopmentServer> {
  const copy = copyProject();
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const server = startTool("react-router", ["dev", "--port", String(port), "--strictPort"], {
    cwd: copy.folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
  });
  let said = "";
  for (const stream of [server.stdout, server.stderr])
    stream?.on("data", (text: Buffer) => (said += text.toString()));
  const answers = () =>
    fetch(`${address}/favicon.svg`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error(`The development server ended: ${said}`);
    await new Promise((later) => setTimeout(later, 100));
  }
  const stop = async () => {
    if (server.exitCode === null) {
      const ended = new Promise((done) => server.once("exit", done));
      server.kill("SIGTERM");
      await ended;
    }
    copy.remove();
  };
  return { folder: copy.folder, address, process: server, said: () => said, stop };
}

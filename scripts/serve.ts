/**
 * Serves the production build in workerd with local KV, with the settings it was made for. `PORT` chooses the port, 0 any
 * that is free; other arguments go to wrangler.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { wranglerFile } from "./wrangler.ts";

const asked = Number(process.env["PORT"] || 4173);
// If the port is taken or invalid, wrangler's message names options that `npm start` does not have.
try {
  const trial = createServer().listen(asked, "localhost");
  await once(trial, "listening");
  trial.close();
} catch (error) {
  console.error(`${(error as Error).message}\nPORT=4174 npm start takes another port.`);
  process.exit(1);
}

// Inspector port 0, any free one: two servers that start at once would choose the same.
const options = `--port ${asked} --inspector-port 0 --ip localhost --local-protocol http --log-level error --show-interactive-dev-session=false`;
const wrangler = spawn(
  process.execPath,
  [wranglerFile, "dev", ...options.split(" "), ...process.argv.slice(2)],
  {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false" },
  },
);
wrangler.on("message", async (message) => {
  const { event, port } = JSON.parse(message as string) as { event: string; port: number };
  if (event !== "DEV_SERVER_READY") return;
  const url = `http://localhost:${port}`;
  // A new process answers late once, which the first visitor's browser would take for a slow link.
  await fetch(url, { method: "HEAD" }).catch(() => {});
  console.log(`Serving on ${url} (Ctrl-C ends it).`);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => wrangler.kill(signal));
wrangler.on("exit", (code) => process.exit(code ?? 0));

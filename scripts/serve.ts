/** Serves the production build in workerd with local KV, with the settings it was made for. `PORT` chooses the port. */
import { leadToBuild } from "./built.ts";
import { startTool } from "./run-tool.ts";

const port = process.env["PORT"] ?? "4173";
const address = `http://localhost:${port}`;

leadToBuild();
console.log(`Serving on ${address} (Ctrl-C ends it) ...`);
// Inspector port 0, any free one: two servers that start at once would choose the same.
const options = `--port ${port} --inspector-port 0 --ip localhost --local-protocol http --log-level error`;
const wrangler = startTool(
  "wrangler",
  ["dev", ...options.split(" "), "--show-interactive-dev-session=false", ...process.argv.slice(2)],
  {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false" },
  },
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => wrangler.kill(signal));
wrangler.on("exit", (code) => process.exit(code ?? 0));

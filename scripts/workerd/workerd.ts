/** The built worker in plain workerd: a preview server's proxy would hide what happens. */
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { filesOf } from "../files.ts";

/**
 * For `fetch`: workerd closes a connection that has been idle for five seconds, and a test on a busy machine may ask on
 * it just then.
 */
export const freshConnection = { headers: { connection: "close" } };

/** Starts workerd on a free port and waits until it listens. */
export async function startWorkerd() {
  // In `build`: workerd embeds files by their path from the configuration.
  const file = `build/workerd-${randomUUID()}.capnp`;
  writeFileSync(file, config());
  // The package exports the path of its binary on every platform; wrangler starts it the same way.
  const { default: program } = createRequire(import.meta.url)("workerd") as { default: string };
  const workerd = spawn(program, ["serve", "--experimental", "--control-fd=3", file], {
    stdio: ["ignore", "ignore", "pipe", "pipe"],
  });
  let complaints = "";
  workerd.stderr?.on("data", (text: Buffer) => (complaints = (complaints + text.toString()).slice(-20_000)));
  let address: string;
  try {
    address = await addressIn(workerd.stdio[3] as Readable);
  } catch (error) {
    throw new Error(complaints, { cause: error });
  } finally {
    rmSync(file);
  }
  return {
    address,
    stop: async () => {
      workerd.kill("SIGKILL");
      await once(workerd, "exit");
    },
  };
}

function config(): string {
  const embedded = (name: string, file: string) => `( name = "${name}", esModule = embed "${file}" )`;
  // The main module has to be first.
  const modules = ["build/server/index.js", ...filesOf("build/server/assets/*.js")];
  const site = modules.map((file) => embedded(file.replace("build/server/", ""), file.replace("build/", "")));
  // The variables of `wrangler.toml`, as the build has them.
  const { vars } = JSON.parse(readFileSync("build/server/wrangler.json", "utf8")) as {
    vars: Record<string, string>;
  };
  const bindings = [
    `( name = "CONTACTS", kvNamespace = "kv" )`,
    ...Object.entries(vars).map(([name, value]) => `( name = "${name}", text = ${JSON.stringify(value)} )`),
  ];
  const kv = embedded("index.js", "../scripts/workerd/kv-worker.js");
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    ( name = "main", worker = (
      modules = [ ${site.join(", ")} ],
      compatibilityDate = "2026-08-01",
      compatibilityFlags = ["nodejs_compat"],
      bindings = [ ${bindings.join(", ")} ],
    ) ),
    ( name = "kv", worker = ( modules = [ ${kv} ], compatibilityDate = "2026-08-01" ) ),
    ( name = "internet", network = ( allow = ["private"] ) ),
  ],
  sockets = [ ( name = "http", address = "127.0.0.1:0", http = (), service = "main" ) ],
);
`;
}

/** The address that workerd reports it listens on. Throws when it ends first. */
async function addressIn(events: Readable): Promise<string> {
  for await (const line of createInterface({ input: events })) {
    const { event, port } = JSON.parse(line) as { event: string; port: number };
    if (event === "listen") return `http://127.0.0.1:${port}`;
  }
  throw new Error("workerd ended");
}

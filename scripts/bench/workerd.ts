/** The built worker in plain workerd: no proxy of a preview server in between that would hide the differences. */
import { type ChildProcess, spawn } from "node:child_process";
import { globSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { resolve } from "node:path";

export interface Running {
  address: string;
  /** Processor time the process has used, in milliseconds. */
  cpu(): number;
  /** Resident memory in bytes. */
  memory(): number;
  stop(): Promise<void>;
}

/** What to run: the site, the same bytes from a Map, or the site over a KV that keeps nothing. */
export type Kind = "site" | "map" | "site without storage";

/**
 * Starts `kind` on a free port and waits until it listens.
 *
 * @param smallHeap gives V8 64 MB, half of what an isolate has at Cloudflare: without a limit it lets garbage lie,
 *   and memory says nothing
 */
export async function startWorkerd(kind: Kind, smallHeap = false): Promise<Running> {
  const port = await freePort();
  // workerd embeds files by their path from the configuration.
  const file = `build/bench-${port}.capnp`;
  writeFileSync(file, config(kind, port, smallHeap));
  const workerd = spawn(resolve("node_modules/workerd/bin/workerd"), ["serve", "--experimental", file], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const address = `http://127.0.0.1:${port}`;
  await listening(address, workerd);
  const pid = workerd.pid ?? 0;
  return {
    address,
    cpu: () => processorTime(pid),
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024,
    stop: () =>
      new Promise((done) => {
        workerd.once("exit", () => done());
        workerd.kill("SIGKILL");
      }),
  };
}

/** Nanoseconds on a processor of every thread, as milliseconds (Linux). */
function processorTime(pid: number): number {
  const tasks = readdirSync(`/proc/${pid}/task`);
  return tasks.reduce((total, task) => {
    const [nanoseconds = "0"] = readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ");
    return total + Number(nanoseconds) / 1e6;
  }, 0);
}

function config(kind: Kind, port: number, smallHeap: boolean): string {
  const modules =
    kind === "map"
      ? [`( name = "index.js", esModule = embed "../scripts/bench/map-worker.js" )`]
      : globSync("build/server/{index,assets/*}.js").map(
          (module) =>
            `( name = "${module.slice("build/server/".length)}", esModule = embed "${module.slice("build/".length)}" )`,
        );
  // The worker's own module has to be first.
  modules.sort((one, other) => Number(other.includes('"index.js"')) - Number(one.includes('"index.js"')));
  const variables = {
    SITE_URL: "https://tidemark.example",
    FORWARD_KIND: "none",
    RETENTION_DAYS: "730",
    FORM_SERVICE_URL: "",
    OFFLINE: "on",
  };
  const bindings = [
    `( name = "ASSETS", service = "assets" )`,
    `( name = "CONTACTS", kvNamespace = "kv" )`,
    ...Object.entries(variables).map(([name, value]) => `( name = "${name}", text = "${value}" )`),
  ];
  const drop = kind === "site without storage" ? `( name = "DROP", text = "1" )` : "";
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    ( name = "main", worker = (
      modules = [ ${modules.join(", ")} ],
      compatibilityDate = "2026-08-01",
      compatibilityFlags = ["nodejs_compat"],
      bindings = [ ${bindings.join(", ")} ],
    ) ),
    ( name = "kv", worker = (
      modules = [ ( name = "kv.js", esModule = embed "../scripts/bench/kv-worker.js" ) ],
      compatibilityDate = "2026-08-01",
      bindings = [ ${drop} ],
    ) ),
    ( name = "assets", disk = ( path = "${resolve("build/client")}" ) ),
  ],
  ${smallHeap ? `v8Flags = ["--max-heap-size=64"],` : ""}
  sockets = [ ( name = "http", address = "127.0.0.1:${port}", http = (), service = "main" ) ],
);
`;
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function listening(address: string, workerd: ChildProcess): Promise<void> {
  const { hostname, port } = new URL(address);
  for (;;) {
    if (workerd.exitCode !== null) throw new Error("workerd ended");
    const open = await new Promise<boolean>((done) => {
      const socket = connect(Number(port), hostname, () => {
        socket.destroy();
        done(true);
      });
      socket.on("error", () => done(false));
    });
    if (open) return;
    await new Promise((later) => setTimeout(later, 50));
  }
}

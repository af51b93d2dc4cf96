/**
 * What requests cost at most, and what the server is like after an attack, in plain workerd over real sockets (Linux): 1,000 visitors who hang up at
 * random moments, then 10,000 addresses that nobody made; after each, eight at once read every page, and all of them
 * have to get 200 within a second.
 *
 *     node scripts/stress.ts [--seed 1] [--delay 5] [--build build]
 *
 * `--delay` is how long a file of the build takes, in milliseconds.
 */
import { parseArgs } from "node:util";
import { addresses, chance, hangUp, inParallel, readAll, strangeAddress, visit } from "./stress/visitors.ts";
import { dearestRequests } from "./stress/dearest-requests.ts";
import { startWorkerd } from "./workerd/workerd.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    delay: { type: "string", default: "5" },
    build: { type: "string", default: "build" },
    hangups: { type: "string", default: "1000" },
    strange: { type: "string", default: "10000" },
  },
});
const seed = Number(values.seed);
const server = await startWorkerd({
  build: values.build,
  assetsDelay: Number(values.delay),
  smallHeap: true,
});

const mebibytes = () => `${(server.memory() / 2 ** 20).toFixed(0)} MiB`.padStart(8);
let failures = 0;

async function report(what: string): Promise<void> {
  const { read, failed, slowest } = await readAll(server.address);
  failures += failed.length;
  console.log(
    `${what.padEnd(34)}${read - failed.length} of ${read} reads 200 within 1 s, slowest ${slowest.toFixed(0).padStart(5)} ms, ${mebibytes()}`,
  );
  for (const line of failed.slice(0, 5)) console.log(`    ${line}`);
}

/** Several of each, of which the cheapest counts: what else runs on the machine makes the others dearer. */
const rounds = 7;
/** On a slow machine; half of it, measured on quicker ones. */
const mostCpuMs = 100;

try {
  const costs: { what: string; ms: number; status: number }[] = [];
  for (const { what, path, init } of dearestRequests()) {
    let status = 0;
    const ask = async () => {
      const response = await fetch(server.address + path, { redirect: "manual", ...init });
      status = response.status;
      await response.arrayBuffer();
    };
    let ms = Infinity;
    for (let round = 0; round < rounds; round += 1) {
      const before = server.cpu();
      await ask();
      ms = Math.min(ms, server.cpu() - before);
    }
    costs.push({ what, status, ms });
  }
  for (const { what, ms, status } of costs.toSorted((one, other) => other.ms - one.ms)) {
    if (ms > mostCpuMs) failures += 1;
    console.log(`${ms.toFixed(0).padStart(5)} ms CPU  ${status}  ${what}`);
  }
  console.log(`${"start".padEnd(34)}${mebibytes()}`);
  await inParallel(Number(values.hangups), 8, (index) => {
    const path = addresses[Math.floor(chance(seed, `address ${index}`) * addresses.length)] ?? "/";
    return hangUp(server.address, path, chance(seed, `moment ${index}`) * 40);
  });
  await report(`${values.hangups} hung up`);

  const statuses = new Map<number, number>();
  const before = server.cpu();
  const started = performance.now();
  await inParallel(Number(values.strange), 8, async (index) => {
    const { status } = await visit(server.address, strangeAddress(seed, index), 3000);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  const cpu = (server.cpu() - before) / Number(values.strange);
  const perSecond = (Number(values.strange) / (performance.now() - started)) * 1000;
  console.log(
    `${values.strange} strange addresses: ${perSecond.toFixed(0)}/s, ${cpu.toFixed(2)} ms CPU each; ` +
      [...statuses].map(([status, count]) => `${count} x ${status || "no answer"}`).join(", "),
  );
  failures += (statuses.get(0) ?? 0) + (statuses.get(500) ?? 0);
  await report("after them");
  await report("and once more");
  const complaint = /(?:error|Error|Warning): [^\n]*/.exec(server.complaints());
  if (complaint) console.log(`workerd says: ${complaint[0].slice(0, 200)}`);
} finally {
  await server.stop();
}
process.exitCode = failures > 0 ? 1 : 0;

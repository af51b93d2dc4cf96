/**
 * How much the server costs, as ratios measured in one run in plain workerd (Linux): a prerendered page against the
 * same bytes from a Map, a page rendered on request, the first request to a fresh isolate. `--record` keeps the figures
 * for the colophon.
 */
import autocannon, { type Options, type Result } from "autocannon";
import { pages } from "../content/pages.server.ts";
import { median, record } from "./figures.ts";
import { type RunningWorker, type Start, startWorkerd } from "./workerd/workerd.ts";

/** A page of much text. */
const study = pages.find(({ path }) => path.startsWith("/case-studies/"))?.path ?? "/case-studies";

const keep = process.argv.includes("--record");
const seconds = Number(process.argv.slice(2).find((argument) => argument !== "--record") ?? 3);

interface Load {
  perSecond: number;
  /** Milliseconds of processor time a request. */
  cpu: number;
  p50: number;
  p99: number;
  failed: number;
}

async function load(server: RunningWorker, path: string, options: Partial<Options> = {}): Promise<Load> {
  const before = server.cpu();
  const result: Result = await autocannon({
    url: server.address + path,
    connections: 8,
    duration: seconds,
    ...options,
    headers: { "accept-encoding": "gzip, deflate, br", ...options.headers },
  });
  const total = result.requests.total;
  return {
    perSecond: total / result.duration,
    cpu: (server.cpu() - before) / total,
    p50: result.latency.p50,
    p99: result.latency.p99,
    // A form sent back for correction is a proper answer.
    failed: (options.body ? result["5xx"] : result.non2xx) + result.errors + result.timeouts,
  };
}

/** One server warmed up, measured, stopped. */
async function measured(start: Start, path: string, options: Partial<Options> = {}): Promise<Load> {
  const server = await startWorkerd(start);
  await load(server, path, { ...options, duration: 1 });
  const result = await load(server, path, options);
  await server.stop();
  return result;
}

const row = (name: string, { perSecond, cpu, p50, p99, failed }: Load, base?: Load) =>
  console.log(
    [
      name.padEnd(38),
      `${perSecond.toFixed(0)}/s`.padStart(8),
      `${cpu.toFixed(3)} ms CPU`.padStart(13),
      `p50 ${p50} p99 ${p99} ms`.padStart(20),
      failed > 0 ? `${failed} FAILED` : "",
      base
        ? `  ${(perSecond / base.perSecond).toFixed(2)}x throughput, ${(cpu / base.cpu).toFixed(2)}x CPU`
        : "",
    ].join(" "),
  );

/** A sign-up without an address, whose answer is rendered on request. */
const unfinishedForm: Partial<Options> = {
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded" },
  body: "form_type=newsletter",
};

const thousandths = (milliseconds: number) => Math.round(milliseconds * 1000) / 1000;
const costs = {
  pageCpu: [] as number[],
  mapCpu: [] as number[],
  renderedCpu: [] as number[],
  firstCpu: [] as number[],
};

console.log(`Pages, 8 connections, ${seconds} s each, three rounds interleaved`);
for (let round = 1; round <= 3; round += 1) {
  const limit = await measured({ instead: "scripts/bench/map-worker.js" }, "/");
  row("home, same bytes from a Map", limit);
  const page = await measured({}, "/");
  row("home, prerendered", page, limit);
  const rendered = await measured({}, "/forms", unfinishedForm);
  row("a form's refusal, rendered on request", rendered, limit);
  costs.mapCpu.push(limit.cpu);
  costs.pageCpu.push(page.cpu);
  costs.renderedCpu.push(rendered.cpu);
}

console.log("\nFirst request to a fresh isolate, CPU in ms (median of 5 starts)");
for (const path of ["/", study, "/contact", "/search?q=price", "/nothing-here"]) {
  const starts: number[] = [];
  for (let start = 0; start < 5; start += 1) {
    const server = await startWorkerd();
    await new Promise((done) => setTimeout(done, 500));
    const before = server.cpu();
    await (await fetch(server.address + path)).text();
    starts.push(server.cpu() - before);
    await server.stop();
  }
  costs.firstCpu.push(median(starts));
  console.log(
    `${path.padEnd(38)} ${median(starts).toFixed(1)}  (${starts.map((cost) => cost.toFixed(1)).join(" ")})`,
  );
}

if (keep)
  record("server", "npm run measure -- server --record", {
    pageCpu: thousandths(median(costs.pageCpu)),
    mapCpu: thousandths(median(costs.mapCpu)),
    renderedCpu: thousandths(median(costs.renderedCpu)),
    firstCpu: thousandths(Math.max(...costs.firstCpu)),
  });

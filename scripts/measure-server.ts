/**
 * Measures the processor time of a request in plain workerd (Linux): a prerendered page, the same bytes from a Map, a
 * page rendered on request, and the first request to a fresh isolate. `--record` saves the figures for the colophon.
 */
import { pages } from "../content/pages.server.ts";
import { median, record } from "./figures.ts";
import { type Start, startWorkerd } from "./workerd/workerd.ts";

const atOnce = 8;
const requests = 4000;

/** Sends `count` requests one after another. Throws on a server error. */
async function ask(url: string, count: number, form?: object): Promise<void> {
  for (let sent = 0; sent < count; sent += 1) {
    const answer = await fetch(url, { headers: { "accept-encoding": "br" }, ...form });
    if (answer.status >= 500) throw new Error(`${url} answered ${answer.status}`);
    await answer.arrayBuffer();
  }
}

/** Milliseconds of processor time per request to a warm server. */
async function costOf(path: string, start: Start = {}, form?: object): Promise<number> {
  await using server = await startWorkerd(start);
  const url = server.address + path;
  await ask(url, requests / atOnce, form);
  const before = server.cpu();
  await Promise.all(Array.from({ length: atOnce }, () => ask(url, requests / atOnce, form)));
  return (server.cpu() - before) / requests;
}

/** Milliseconds of processor time of a server's first request. */
async function firstCostOf(path: string): Promise<number> {
  await using server = await startWorkerd();
  await new Promise((done) => setTimeout(done, 500));
  const before = server.cpu();
  await ask(server.address + path, 1);
  return server.cpu() - before;
}

/** The median of `runs`, in milliseconds to three decimals. */
async function medianOf(runs: number, name: string, measure: () => Promise<number>): Promise<number> {
  const costs: number[] = [];
  while (costs.length < runs) costs.push(await measure());
  const cost = Math.round(median(costs) * 1000) / 1000;
  console.log(`${name.padEnd(44)} ${cost} ms`);
  return cost;
}

/** A sign-up without an address. */
const unfinishedForm = { method: "POST", body: new URLSearchParams({ form_type: "newsletter" }) };
const fromMap = { instead: "scripts/measure/map-worker.js" };
const study = pages.find(({ path }) => path.startsWith("/case-studies/"))?.path ?? "/case-studies";

const figures = {
  pageCpu: await medianOf(3, "the home page, prerendered", () => costOf("/")),
  mapCpu: await medianOf(3, "the same bytes from a Map", () => costOf("/", fromMap)),
  renderedCpu: await medianOf(3, "a form's refusal, rendered on request", () =>
    costOf("/forms", {}, unfinishedForm),
  ),
  firstCpu: 0,
};
for (const path of ["/", study, "/contact", "/search?q=price", "/nothing-here"]) {
  const cost = await medianOf(5, `first request to a fresh isolate: ${path}`, () => firstCostOf(path));
  figures.firstCpu = Math.max(figures.firstCpu, cost);
}
if (process.argv.includes("--record")) record("server", "npm run measure -- server --record", figures);

/** Visitors on raw sockets: those who hang up, those who ask for what there is not, and those who only want to read. */
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { caseStudyFilters } from "../../content/generated/filters.ts";
import { pages } from "../../content/pages.server.ts";
import { portfolioFilters } from "../../content/generated/filters.ts";

/** What visitors come for: every page, and the listings with each of their filters. */
export const addresses: readonly string[] = [
  ...pages.map(({ path }) => path),
  ...portfolioFilters.map(({ key }) => `/portfolio?filter=${key}`),
  ...caseStudyFilters.map((name) => `/case-studies?filter=${encodeURIComponent(name)}`),
];

/** Calls `work` with 0 to `count` - 1, at most `width` at a time. */
export async function inParallel(count: number, width: number, work: (index: number) => Promise<void>) {
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < count; index = next++) await work(index);
  };
  await Promise.all(Array.from({ length: width }, worker));
}

/** Asks for `path` and resets the connection `ms` milliseconds after it stood, whatever came until then. */
export function hangUp(server: string, path: string, ms: number): Promise<void> {
  const { hostname, port } = new URL(server);
  return new Promise((done) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: site.example\r\nAccept-Encoding: br\r\n\r\n`);
      setTimeout(() => socket.resetAndDestroy(), ms);
    });
    socket.on("data", () => {});
    socket.on("error", () => {});
    socket.on("close", () => done());
  });
}

export interface Visit {
  /** HTTP status, or 0 when the answer did not come whole in time. */
  status: number;
  /** Milliseconds until the whole answer was there. */
  ms: number;
  bytes: number;
}

const agent = new Agent({ keepAlive: true });
const headers = { "accept-encoding": "gzip, deflate, br" };

/** Reads `path` whole, waiting at most `timeout` milliseconds. */
export function visit(server: string, path: string, timeout: number): Promise<Visit> {
  const started = performance.now();
  return new Promise((done) => {
    let bytes = 0;
    const finish = (status: number) => done({ status, ms: performance.now() - started, bytes });
    const { hostname, port } = new URL(server);
    const asked = request({ hostname, port, path, agent, headers }, (response) => {
      response.on("data", (chunk: Buffer) => (bytes += chunk.length));
      response.on("end", () => finish(response.statusCode ?? 0));
      response.on("error", () => finish(0));
    });
    asked.setTimeout(timeout, () => asked.destroy());
    asked.on("error", () => finish(0));
    asked.end();
  });
}

/** Eight visitors at once read each of `addresses`; who did not get 200 within a second, and the longest wait. */
export async function readAll(server: string): Promise<{ read: number; failed: string[]; slowest: number }> {
  const failed: string[] = [];
  let slowest = 0;
  for (const path of addresses) {
    const visits = await Promise.all(Array.from({ length: 8 }, () => visit(server, path, 3000)));
    for (const { status, ms } of visits) {
      slowest = Math.max(slowest, ms);
      if (status !== 200 || ms > 1000)
        failed.push(`${path}: ${status || "no answer"} in ${ms.toFixed(0)} ms`);
    }
  }
  return { read: addresses.length * 8, failed, slowest };
}

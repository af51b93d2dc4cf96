import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { caseStudyFilters, portfolioFilters } from "../../content/generated/filters.ts";
import { pages } from "../../content/pages.server.ts";
import { projects } from "../../content/generated/projects.server.ts";
import { type Start, startWorkerd } from "../../scripts/workerd/workerd.ts";

/** Every page, and the listings with each of their filters. */
const addresses: readonly string[] = [
  ...pages.map(({ path }) => path),
  ...portfolioFilters.map(({ key }) => `/portfolio?filter=${key}`),
  ...caseStudyFilters.map((name) => `/case-studies?filter=${encodeURIComponent(name)}`),
];

/** Calls `work` with 0 to `count` - 1, eight at a time. */
async function inParallel(count: number, work: (index: number) => Promise<void>): Promise<void> {
  for (let next = 0; next < count; next += 8)
    await Promise.all(Array.from({ length: Math.min(8, count - next) }, (_, at) => work(next + at)));
}

/** Requests `path` and resets the connection after `ms` milliseconds, whatever has arrived. */
function hangUp(site: string, path: string, ms: number): Promise<void> {
  const { hostname, port } = new URL(site);
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

/** Reads the whole page at `url`. @returns its status, or 0 when it takes over three seconds */
async function visit(url: string): Promise<number> {
  try {
    const page = await fetch(url, { signal: AbortSignal.timeout(3000) });
    await page.arrayBuffer();
    return page.status;
  } catch {
    return 0;
  }
}

/** Eight visitors at once read each of `addresses`. @returns those that did not get 200 within a second */
async function readAll(site: string): Promise<string[]> {
  const failed: string[] = [];
  for (const path of addresses) {
    const started = performance.now();
    const statuses = await Promise.all(Array.from({ length: 8 }, () => visit(site + path)));
    const ms = performance.now() - started;
    if (ms > 1000 || statuses.some((status) => status !== 200))
      failed.push(`${path}: ${statuses.join(", ")} in ${ms.toFixed(0)} ms`);
  }
  return failed;
}

/** Starts a site for one test. @returns its address */
async function siteFor(start: Start = {}): Promise<string> {
  const site = await startWorkerd(start);
  onTestFinished(() => site.stop());
  return site.address;
}

test("visitors who hang up while a page is being loaded take it from nobody", async () => {
  const site = await siteFor({ assetsDelay: 20 });
  await inParallel(addresses.length * 2, (index) =>
    hangUp(site, addresses[index % addresses.length] ?? "/", (index * 7) % 40),
  );
  expect(await readAll(site)).toEqual([]);
});

test("eight at once read every page for the first time, after a scanner has looked for 600 others", async () => {
  const site = await siteFor({ assetsDelay: 5 });
  await inParallel(600, async (index) => {
    expect(await visit(`${site}/wp-${index}`)).toBe(404);
  });
  expect(await readAll(site)).toEqual([]);
});

test("R-ERR-04, R-VAL-10, R-CON-01: whatever nobody made is one and the same page, with nothing kept near visitors", async () => {
  const site = await siteFor();
  const get = (path: string) => fetch(site + path, { redirect: "manual" });
  for (const [asked, shown, status] of [
    ["/no-such-page", "/404", 404],
    ["/a/b/c.php", "/404", 404],
    ["/%e2%98%83", "/404", 404],
    ["/%zz", "/404", 404],
    ["/services/nothing", "/services/404", 404],
    ["/portfolio?filter=invented", "/portfolio", 200],
    ["/portfolio?filter=all", "/portfolio", 200],
    ["/case-studies?filter=invented", "/case-studies", 200],
    ["/about?submitted=true&utm_source=x", "/about", 200],
    ["/about.data?_routes=routes%2Fabout", "/about.data", 200],
    ["/contact/anything", "/contact/other", 200],
    ["/contact/anything?submitted=true", "/contact/other?submitted=true", 200],
    ["/clients/%e2%98%83", "/clients/other", 200],
  ] as const) {
    const [answer, page] = await Promise.all([get(asked), get(shown)]);
    expect([answer.status, page.status], asked).toEqual([status, status]);
    expect(await answer.text(), asked).toBe(await page.text());
    const kept = [answer.headers.get("cloudflare-cdn-cache-control"), answer.headers.get("cache-control")];
    expect(kept, asked).toContain("no-store");
  }
  const filtered = await (await get("/portfolio?filter=web")).text();
  const shown = projects.filter(({ category }) => category === "web").length;
  expect(filtered.match(/<article/g)).toHaveLength(shown);
});

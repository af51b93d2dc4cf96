/**
 * The colophon's figures for first pages: first paint on an emulated phone over the simulated links, compared with a
 * one-word page over the same link in the same run, and the bytes of a first and a second visit.
 */
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright";
import { pages } from "../../content/pages.server.ts";
import { median, record } from "../figures.ts";
import { type Edge, startEdge } from "./edge.ts";
import { type LinkProfile, openLink } from "./link.ts";
import { startSite } from "../site.ts";
import { launchTrusting, links, phone } from "./visit.ts";

/** Long enough for everything that a page fetches later to arrive. */
const quietMs = 8000;

/** Measures `runs` times each and saves the medians for the colophon. */
export async function recordFirstPages(runs: number): Promise<void> {
  using site = await startSite();
  await using word = createServer((_, answer) => {
    answer.setHeader("content-type", "text/html").end("<!doctype html><title>.</title><h1>Word</h1>");
  });
  await once(word.listen(0, "localhost"), "listening");
  using siteEdge = await startEdge(site.url);
  using wordEdge = await startEdge(`http://localhost:${(word.address() as AddressInfo).port}`);
  await using browser = await launchTrusting(siteEdge, wordEdge);
  const article = pages.find(({ path }) => path.startsWith("/blog/"))?.path ?? "/";
  const figures: Record<string, number> = {};
  for (const [name, profile] of Object.entries(links)) {
    const [home, least]: [number[], number[]] = [[], []];
    for (let run = 0; run < runs; run += 1) {
      home.push(await firstPaint(browser, siteEdge, profile));
      least.push(await firstPaint(browser, wordEdge, profile));
    }
    figures[`${name}Paint`] = Math.round(median(home));
    figures[`${name}Limit`] = Math.round(median(least));
  }
  Object.assign(figures, await visits(browser, siteEdge, "home", "/"));
  Object.assign(figures, await visits(browser, siteEdge, "article", article));
  console.log(figures);
  record("visits", "npm run measure -- --record", figures);
}

/** Milliseconds to the home page's first paint on a phone with an empty cache. */
async function firstPaint(browser: Browser, edge: Edge, profile: LinkProfile): Promise<number> {
  using link = await openLink(edge.port, profile);
  await using context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(`https://localhost:${link.port}/`, { waitUntil: "commit" });
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  );
  return (await paint.jsonValue()) ?? 0;
}

/** Bytes to load the page at `path`, those that arrive while it is read, and those of a second visit. */
async function visits(browser: Browser, edge: Edge, name: string, path: string) {
  using link = await openLink(edge.port, links["cable"]!);
  await using context = await browser.newContext(phone);
  const bytesOf = async (page: Page, url: string) => {
    const before = link.bytes();
    await page.goto(url, { waitUntil: "load" });
    const loaded = link.bytes() - before;
    await page.waitForTimeout(quietMs);
    return [loaded, link.bytes() - before - loaded] as const;
  };
  const url = `https://localhost:${link.port}${path}`;
  const [first, later] = await bytesOf(await context.newPage(), url);
  const [again] = await bytesOf(await context.newPage(), url);
  return { [`${name}First`]: first, [`${name}Later`]: later, [`${name}Again`]: again };
}

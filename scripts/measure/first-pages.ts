/**
 * The colophon's figures for first pages: first paint on an emulated phone over the simulated links, compared with a
 * one-word page over the same link in the same run, and the bytes of a first and a second visit.
 */
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Browser, BrowserContext, Page } from "playwright";
import { pages } from "../../content/pages.server.ts";
import { median, record } from "../figures.ts";
import { type Edge, startEdge } from "./edge.ts";
import { type LinkProfile, openLink } from "./link.ts";
import { startSite } from "./site.ts";
import { launchTrusting, links, phone } from "./visit.ts";

/** Long enough for everything that a page fetches later to arrive. */
const quietMs = 8000;

/** Measures `runs` times each and saves the medians for the colophon. */
export async function recordFirstPages(runs: number): Promise<void> {
  const site = await startSite();
  const word = createServer((_, answer) => {
    answer.setHeader("content-type", "text/html").end("<!doctype html><title>.</title><h1>Word</h1>");
  });
  await once(word.listen(0, "localhost"), "listening");
  const siteEdge = await startEdge(site.url);
  const wordEdge = await startEdge(`http://localhost:${(word.address() as AddressInfo).port}`);
  const browser = await launchTrusting(siteEdge, wordEdge);
  const article = pages.find(({ path }) => path.startsWith("/blog/"))?.path ?? "/";
  const figures: Record<string, number> = {};
  try {
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
  } finally {
    await browser.close();
    for (const end of [siteEdge, wordEdge, site]) end.stop();
    word.close();
  }
  console.log(figures);
  record("visits", "npm run measure -- --record", figures);
}

/** Milliseconds to the home page's first paint on a phone with an empty cache. */
async function firstPaint(browser: Browser, edge: Edge, profile: LinkProfile): Promise<number> {
  const link = await openLink(edge.port, profile);
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(`https://localhost:${link.port}/`, { waitUntil: "commit" });
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    );
    return (await paint.jsonValue()) ?? 0;
  } finally {
    await context.close();
    link.stop();
  }
}

/** Bytes to load the page at `path`, those that arrive while it is read, and those of a second visit. */
async function visits(browser: Browser, edge: Edge, name: string, path: string) {
  const link = await openLink(edge.port, links["cable"]!);
  const context: BrowserContext = await browser.newContext(phone);
  const bytesOf = async (page: Page, url: string) => {
    const before = link.bytes();
    await page.goto(url, { waitUntil: "load" });
    const loaded = link.bytes() - before;
    await page.waitForTimeout(quietMs);
    return [loaded, link.bytes() - before - loaded] as const;
  };
  try {
    const url = `https://localhost:${link.port}${path}`;
    const [first, later] = await bytesOf(await context.newPage(), url);
    const [again] = await bytesOf(await context.newPage(), url);
    return { [`${name}First`]: first, [`${name}Later`]: later, [`${name}Again`]: again };
  } finally {
    await context.close();
    link.stop();
  }
}

import { connect } from "node:net";
import { afterAll, expect, test } from "vitest";
import { caseStudyFilters } from "../../content/generated/filters.ts";
import { pageOfEachKind } from "../../e2e/pages.ts";
import { freshConnection, startWorkerd } from "../../scripts/testing/workerd.ts";

const addresses = pageOfEachKind.filter((path) => path !== "/no-such-page");

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

/** Eight visitors at once read each of `addresses`. @returns those that did not get 200, within a minute */
async function readAll(site: string): Promise<string[]> {
  const failed: string[] = [];
  for (const path of addresses) {
    const pages = Array.from({ length: 8 }, () =>
      fetch(site + path, { ...freshConnection, signal: AbortSignal.timeout(60_000) }),
    );
    const bodies = pages.map((page) =>
      page.then((answer) => (answer.ok ? answer.text() : "")).catch(() => ""),
    );
    if ((await Promise.all(bodies)).some((html) => !html)) failed.push(path);
  }
  return failed;
}

const site = await startWorkerd();
afterAll(() => site.stop());

test("visitors who hang up while a page is being rendered take it from nobody", async () => {
  for (const path of addresses)
    await Promise.all([0, 3, 7, 14, 21, 28, 35].map((ms) => hangUp(site.address, path, ms)));
  expect(await readAll(site.address)).toEqual([]);
});

test("unknown addresses are not found or show their section, and are not cached", async () => {
  const category = encodeURIComponent(caseStudyFilters[1] ?? "");
  const get = (path: string) => fetch(site.address + path, { redirect: "manual" });
  const main = (html: string) => /<main\b.*<\/main>/s.exec(html)?.[0];
  for (const [asked, shown, status] of [
    ["/no-such-page", "/404", 404],
    ["/a/b/c.php", "/404", 404],
    ["/%e2%98%83", "/404", 404],
    ["/%zz", "/404", 404],
    ["/services/nothing", "/services/404", 404],
    ["/portfolio?filter=invented", "/portfolio", 200],
    ["/portfolio?filter=all", "/portfolio", 200],
    ["/portfolio?filter=WEB", "/portfolio", 200],
    ["/portfolio?filter=", "/portfolio", 200],
    ["/case-studies?filter=invented", "/case-studies", 200],
    ["/case-studies?filter=web", "/case-studies", 200],
    [`/case-studies?filter=${category.toLowerCase()}`, "/case-studies", 200],
    [`/case-studies?filter=${category.replaceAll("%20", "+")}`, `/case-studies?filter=${category}`, 200],
    ["/about?submitted=true&utm_source=x", "/about", 200],
    ["/contact/anything", "/contact", 200],
    ["/clients/%e2%98%83", "/clients", 200],
  ] as const) {
    const [answer, page] = await Promise.all([get(asked), get(shown)]);
    expect([answer.status, page.status], asked).toEqual([status, status]);
    expect(main(await answer.text()), asked).toBe(main(await page.text()));
    if (asked.includes("?") || status === 404) {
      const kept = answer.headers.get("cloudflare-cdn-cache-control") ?? answer.headers.get("cache-control");
      expect(kept, asked).toMatch(/^no-store$|^public, max-age=60$/);
    }
  }
});

test("HEAD tells what GET would send, and a page that the browser has is not sent again", async () => {
  const headers = { "accept-encoding": "identity" };
  const page = await fetch(`${site.address}/portfolio`, { headers });
  const html = await page.text();
  expect(html).toMatch(/^<!DOCTYPE html>.*<\/html>$/s);
  const head = await fetch(`${site.address}/portfolio`, { headers, method: "HEAD" });
  for (const name of ["etag", "cache-control", "content-security-policy", "vary"])
    expect(head.headers.get(name), name).toBe(page.headers.get(name));
  expect(await head.text()).toBe("");
  const etag = page.headers.get("etag") ?? "";
  expect(etag).toMatch(/^W\/"/);
  const again = await fetch(`${site.address}/portfolio`, { headers: { ...headers, "if-none-match": etag } });
  expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
  // A policy would replace the page's own.
  expect(again.headers.get("content-security-policy")).toBeNull();
});

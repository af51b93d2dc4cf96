/** What the service worker keeps and fetches ahead (`app/offline/service-worker.ts`). */
import type { Page } from "playwright/test";
import { startSite } from "../scripts/testing/site.ts";
import { expect, saveData, test } from "./fixtures.ts";

test.use({ serviceWorkers: "allow" });

/** Paths of the pages that the browser has copies of. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const keys = await (await caches.open("pages")).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });

/** Makes the copy of `path` in the browser say `title`, and be of `minutes` ago. */
const rewriteCopy = (page: Page, path: string, title: string, minutes: number) =>
  page.evaluate(
    async ([at, text, age]) => {
      const headers = { "content-type": "text/html", "x-kept-at": String(Date.now() - age * 60_000) };
      await (
        await caches.open("pages")
      ).put(at, new Response(`<title>${text}</title><h1>${text}</h1>`, { headers }));
    },
    [path, title, minutes] as const,
  );

test("the first page fetches two of the menu ahead, further pages the others", async ({ page, relay }) => {
  await page.goto(`${relay.url}/terms`);
  await expect
    .poll(() => kept(page))
    .toEqual(expect.arrayContaining(["/terms", "/offline", "/services", "/portfolio"]));
  await page.goto(`${relay.url}/privacy`);
  await expect
    .poll(() => kept(page))
    .toEqual(expect.arrayContaining(["/privacy", "/case-studies", "/clients", "/about"]));
  // Before the second page no others were fetched ahead.
  const asked = relay.asked(/^\/(?:offline|[a-z-]+)$/);
  expect(asked.slice(0, asked.indexOf("/privacy")).toSorted()).toEqual([
    "/offline",
    "/portfolio",
    "/services",
    "/terms",
  ]);
  // The page that the browser had just had was not asked for again.
  expect(relay.asked(/^\/terms$/)).toHaveLength(1);
});

test("a copy opens at once for five minutes, later if the network is too slow", async ({ page, relay }) => {
  await page.goto(`${relay.url}/terms`);
  await expect.poll(() => kept(page)).toContain("/services");
  await rewriteCopy(page, "/services", "Copy", 4);
  await page.goto(`${relay.url}/services`);
  await expect(page).toHaveTitle("Copy");
  await rewriteCopy(page, "/services", "Copy", 6);
  await page.goto(`${relay.url}/services`);
  await expect(page).not.toHaveTitle("Copy");
  const isRenewed = async () => !(await (await caches.match("/services"))?.text())?.includes("<title>Copy");
  await expect.poll(() => page.evaluate(isRenewed)).toBe(true);
  // Not the page that is shown, of which the service worker may still be keeping a copy.
  await rewriteCopy(page, "/terms", "Copy", 6);
  relay.delay(10_000);
  await page.goto(`${relay.url}/terms`, { waitUntil: "commit" });
  await expect(page).toHaveTitle("Copy");
});

test("fetching ahead makes way for a page that is asked for", async ({ page, relay }) => {
  await page.goto(`${relay.url}/terms`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(() => caches.delete("pages"));
  relay.pace(3000);
  await page.goto(`${relay.url}/privacy`, { waitUntil: "commit" });
  await expect
    .poll(() => relay.asked(/^\/(?:offline|services)$/).length, { timeout: 30_000 })
    .toBeGreaterThan(0);
  await page.goto(`${relay.url}/cookies`, { waitUntil: "commit" });
  relay.pace(Infinity);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect
    .poll(() => kept(page), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(["/cookies", "/offline"]));
});

test('with OFFLINE = "off" the copies go, and so does the service worker', async ({ page, relay }) => {
  // The one before first ends what it is at, which without Save-Data takes half a minute.
  await saveData(page);
  await page.goto(`${relay.url}/terms`);
  await expect.poll(() => kept(page)).toContain("/offline");
  using other = await startSite(["--var", "OFFLINE:off"]);
  relay.leadTo(other.url);
  await page.goto(`${relay.url}/privacy`);
  // Ten minutes later.
  await (await page.context().newCDPSession(page)).send("Network.clearBrowserCache");
  const look = async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
    return caches.keys();
  };
  await expect.poll(() => page.evaluate(look), { timeout: 40_000 }).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
});

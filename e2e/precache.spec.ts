import { hashKept, hasAll, openWithAll, pagesKept, pieces } from "./precached.ts";
import { built, servicePath, studyPath } from "./pages.ts";
import { type Site, startSite } from "../scripts/site.ts";
import { startOtherBuild } from "./other-build.ts";
import { expect, running, saveData, test, timeForFaults, watchShifts } from "./visitor.ts";
import type { Page } from "playwright/test";

test.use({ serviceWorkers: "allow" });

test("each page fetched ahead is there offline; others say so and try again", async ({ page, relay }) => {
  await openWithAll(page, `${relay.url}/about`);
  await relay.cut();
  for (const path of [servicePath, studyPath, "/privacy", "/contact"]) {
    await page.goto(relay.url + path);
    await expect(page).toHaveURL(relay.url + path);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).not.toHaveText(/You.re offline/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", built.vars.SITE_URL + path);
  }
  await page.goto(`${relay.url}/portfolio/nowhere`);
  await expect(page).toHaveURL(/\/offline#\/portfolio\/nowhere$/);
  await relay.restore();
  await page.getByRole("button", { name: "Try this page again" }).click();
  await expect(page).toHaveURL(`${relay.url}/portfolio/nowhere`);
});

test("each page of the precache is the server's, its policies included", async ({ page, relay }) => {
  await openWithAll(page, `${relay.url}/about`);
  const different = await page.evaluate(async () => {
    const precache = await caches.open("precache");
    const names = [
      "content-security-policy",
      "permissions-policy",
      "x-frame-options",
      "cross-origin-opener-policy",
      "referrer-policy",
      "x-content-type-options",
    ];
    const found: string[] = [];
    for (const { url } of await precache.keys()) {
      if (url.includes("/precache/")) continue;
      const kept = await precache.match(url);
      // The service worker answers navigations only.
      const sent = await fetch(url);
      if ((await kept?.text()) !== (await sent.text())) found.push(url);
      for (const name of names) {
        if (kept?.headers.get(name) !== sent.headers.get(name)) found.push(`${url} ${name}`);
      }
    }
    return found;
  });
  expect(different).toEqual([]);
});

test("pages come from the precache, whatever campaign their address names, a form's page once the copy is known to be current, filters from the network; the service worker's program is asked for once", async ({
  page,
  context,
  relay,
}) => {
  await openWithAll(page, `${relay.url}/about`);
  const manifests = () => relay.asked(/^\/precache$/).length;
  const asked = manifests();
  const fromWorker = async (path: string) => {
    const answer = await page.goto(relay.url + path);
    return answer?.headers()["etag"] === undefined;
  };
  expect(await fromWorker("/terms")).toBe(true);
  await expect.poll(() => fromWorker("/services")).toBe(true);
  await expect.poll(() => fromWorker("/services?utm_source=mail&fbclid=1")).toBe(true);
  await expect.poll(() => fromWorker("/contact")).toBe(true);
  const checksSince = async (before: number) => {
    await timeForFaults(page, 500);
    return relay.headsAnswered("/precache") - before;
  };
  await expect.poll(() => checksSince(relay.headsAnswered("/precache"))).toBe(0);
  await context.serviceWorkers()[0]?.evaluate(() => {
    const later = Date.now() + 61_000;
    Date.now = () => later;
  });
  expect(await fromWorker("/contact"), "a minute after the last check").toBe(false);
  expect(await fromWorker("/portfolio?filter=web")).toBe(false);
  const browser = await context.newCDPSession(page);
  await browser.send("ServiceWorker.enable");
  await browser.send("ServiceWorker.stopAllWorkers");
  expect(await fromWorker("/contact"), "nothing is known since the worker started").toBe(false);
  // Browsers look for a new one a second after the page.
  await timeForFaults(page, 1500);
  expect(manifests()).toBe(asked);
  expect(relay.asked(/^\/[^/]+\.js$/)).toEqual(["/service-worker.js"]);
});

/** Puts other texts of some pages in the browser's precache, as of an earlier build. */
const keepOld = (page: Page, hash: string) =>
  page.evaluate(async (old) => {
    const precache = await caches.open("precache");
    const manifest = await precache.match("/precache/manifest");
    const headers = { ...Object.fromEntries(manifest!.headers), etag: '"earlier"' };
    await precache.put("/precache/manifest", new Response(await manifest!.text(), { headers }));
    for (const path of ["/terms", "/privacy", "/services"])
      await precache.put(
        path,
        new Response("<title>Old</title>", { headers: { "content-type": "text/html", "x-precache": old } }),
      );
  }, hash);

test("after a deploy nothing is old once a view's check is answered; same pages are not fetched again", async ({
  page,
  relay,
}) => {
  await openWithAll(page, `${relay.url}/about`);
  await keepOld(page, "earlier");
  await page.goto(`${relay.url}/terms`);
  await expect(page).toHaveTitle("Old");
  await expect.poll(() => hashKept(page, "/privacy")).not.toBe("earlier");
  await page.goto(`${relay.url}/privacy`);
  await expect(page).not.toHaveTitle("Old");
  await page.goto(`${relay.url}/services`);
  await expect(page).not.toHaveTitle("Old");
  await expect(async () => {
    await page.goto(`${relay.url}/cookies`);
    await expect.poll(() => hasAll(page), { timeout: 3000 }).toBe(true);
  }).toPass({ timeout: 40_000 });
  const twice = pieces(relay).filter((path, place, all) => all.indexOf(path) !== place);
  // The base, those with the three pages, and one on its way when the other build was noticed.
  expect(twice.length).toBeLessThanOrEqual(5);
  expect(new Set(pieces(relay)).size).toBeGreaterThan(8);
  await page.goto(`${relay.url}/terms`);
  await expect(page).toHaveTitle(/Terms/);
});

/** Opens the page at `address` for a visitor who saves data. */
async function openSavingData(page: Page, address: string): Promise<void> {
  await saveData(page);
  // Some builds of Chromium report a pointer, though there is none, when a page opens.
  await page.addInitScript(() =>
    addEventListener("pointermove", (event) => event.stopImmediatePropagation(), true),
  );
  await page.goto(address);
}

const offerIn = (page: Page) => page.getByRole("button", { name: /Keep this site for reading offline/ });

test("with Save-Data every page is fetched ahead once the button is pressed", async ({ page, relay }) => {
  await openSavingData(page, `${relay.url}/about`);
  const size = Number(
    (await fetch(`${relay.url}/precache`, { method: "HEAD" })).headers.get("precache-size"),
  );
  await expect(offerIn(page)).toHaveText(`Keep this site for reading offline (${Math.ceil(size / 1000)} KB)`);
  await page.keyboard.press("Tab");
  await running(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // Longer than other visitors' browsers wait before they fetch.
  await timeForFaults(page, 3000);
  expect(await pagesKept(page)).toEqual([]);

  await offerIn(page).press("Enter");
  const status = page.getByRole("contentinfo").getByRole("status");
  await expect(status).toContainText("Saved on this device", { timeout: 20_000 });
  await expect(status).toBeFocused();
  await expect(offerIn(page)).toHaveCount(0);
  expect(await hasAll(page)).toBe(true);
  await page.goto(`${relay.url}/terms`);
  await timeForFaults(page, 1500);
  await expect(offerIn(page)).toHaveCount(0);
});

test("the offer needs no application, moves nothing, and tells of a lost link", async ({ page, relay }) => {
  const shifts = await watchShifts(page);
  await openSavingData(page, `${relay.url}/terms`);
  await expect(offerIn(page)).toBeVisible();
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  expect(await shifts()).toBe(0);
  await relay.cut();
  // A press without pointer or focus before it, so that nothing else starts.
  await offerIn(page).evaluate((button) => (button as HTMLButtonElement).click());
  const status = page.getByRole("contentinfo").getByRole("status");
  await expect(status).toContainText("The connection was lost");
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  await relay.restore();
  await offerIn(page).evaluate((button) => (button as HTMLButtonElement).click());
  await expect(status).toContainText("Saved on this device", { timeout: 20_000 });
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
});

test("a browser without room says so, keeps no halves, and the site goes on", async ({ page, relay }) => {
  await openSavingData(page, `${relay.url}/terms`);
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: relay.url, quotaSize: 600_000 });
  await offerIn(page).click();
  const status = page.getByRole("contentinfo").getByRole("status");
  await expect(status).toContainText("no room", { timeout: 20_000 });
  expect(await page.evaluate(() => caches.has("precache"))).toBe(false);
  await page.goto(`${relay.url}/privacy`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // The room is back, and the offline page offers it too.
  await session.send("Storage.overrideQuotaForOrigin", { origin: relay.url });
  await page.goto(`${relay.url}/offline`);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: /Keep this site/ }).click();
  await expect(main.getByRole("status")).toContainText("Saved on this device", { timeout: 20_000 });
});

test.describe("a deploy", () => {
  let second: Site | undefined;
  test.afterEach(() => second?.stop());

  /** Tells which build the privacy page is of: each names another period. */
  const periodOn = (page: Page) => page.getByRole("main").textContent();

  test("with two tabs open: each shows one old page at most", async ({ page, context, relay }) => {
    second = await startOtherBuild(`${built.vars.RETENTION_DAYS} days`, "31 days");
    await openWithAll(page, `${relay.url}/about`);
    const checks = () => relay.headsAnswered("/precache");
    const checkedBefore = checks();
    await page.goto(`${relay.url}/privacy`);
    const before = await periodOn(page);
    await expect.poll(checks).toBeGreaterThan(checkedBefore);
    relay.leadTo(second.url);

    /** Whether a tab shows the privacy page of the first build. */
    const isOld = async (tab: Page) => {
      const hash = await hashKept(page, "/privacy");
      await tab.goto(`${relay.url}/privacy`);
      await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
      if ((await periodOn(tab)) !== before) return false;
      // While an old page is read it is found to be old and dropped; the new one may be there at once.
      await expect.poll(() => hashKept(tab, "/privacy")).not.toBe(hash);
      return true;
    };
    expect(await isOld(page)).toBe(true);
    const other = await context.newPage();
    expect(await isOld(other)).toBe(false);
    await page.goto(`${relay.url}/terms`);
    for (const tab of [page, other, page]) expect(await isOld(tab)).toBe(false);
  });

  test('with OFFLINE = "off" clears precache and copies, and offers nothing', async ({ page, relay }) => {
    second = await startSite(["--var=OFFLINE:off"]);
    await openWithAll(page, `${relay.url}/about`);
    relay.leadTo(second.url);
    await page.goto(`${relay.url}/terms`);
    const session = await page.context().newCDPSession(page);
    await session.send("ServiceWorker.enable");
    const copies = async () => {
      const [names, isReplaced] = await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return [await caches.keys(), !!registration?.waiting];
      });
      // Chromium stops an idle worker that is replaced, but not always while Playwright is attached to it.
      if (isReplaced) await session.send("ServiceWorker.stopAllWorkers");
      return names;
    };
    await expect.poll(copies, { timeout: 20_000 }).toEqual([]);
    await openSavingData(page, `${relay.url}/privacy`);
    await expect(page.getByRole("main")).not.toContainText("can be read offline");
    await timeForFaults(page, 2500);
    await expect(offerIn(page)).toHaveCount(0);
  });
});

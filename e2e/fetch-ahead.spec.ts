/** What the service worker keeps and fetches ahead (`app/offline/service-worker.ts`). */
import type { Page } from "playwright/test";
import { writeMessage } from "./message.ts";
import { agency } from "../content/generated/agency.ts";
import { serviceCards } from "../content/generated/service-cards.ts";
import { startSite } from "../scripts/testing/site.ts";
import { expect, keepsFiles, openRunning, running, saveData, soon, test } from "./fixtures.ts";

test.use({ serviceWorkers: "allow" });

/** Paths of the pages that the browser has copies of. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const keys = await (await caches.open("pages")).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });

/** Waits until the browser has copies of all of `paths`. */
const keeps = (page: Page, ...paths: string[]) =>
  soon(() => kept(page), 30_000).toEqual(expect.arrayContaining(paths));

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

test("the first page fetches two of the menu ahead, further pages the others; opened ones are kept", async ({
  page,
  relay,
}) => {
  await page.goto(`${relay.url}/terms`);
  await keeps(page, "/terms", "/offline", "/services", "/portfolio");
  // As links in mails have it.
  await page.goto(`${relay.url}/privacy?from=mail`);
  await keeps(page, "/case-studies", "/clients", "/about");
  // Before the second page no others were fetched ahead.
  const asked = relay.asked(/^\/(?:offline|[a-z-]+)(?:[?]|$)/);
  expect(asked.slice(0, asked.indexOf("/privacy?from=mail")).toSorted()).toEqual([
    "/offline",
    "/portfolio",
    "/services",
    "/terms",
  ]);
  // The pages that the browser had just had were not asked for again, nor without the query.
  expect(relay.asked(/^\/(?:terms|privacy)/)).toEqual(["/terms", "/privacy?from=mail"]);

  await test.step("a page that the application opened is here like any other", async () => {
    await running(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Cookies" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Cookies");
    await keeps(page, "/cookies");
  });
});

test("a copy opens at once for five minutes, later if the network is too slow, and is not what a reload shows", async ({
  page,
  relay,
}) => {
  await page.goto(`${relay.url}/terms`);
  await keeps(page, "/services", "/portfolio");
  await rewriteCopy(page, "/services", "Copy", 4);
  await page.goto(`${relay.url}/services`);
  await expect(page).toHaveTitle("Copy");
  await rewriteCopy(page, "/services", "Copy", 6);
  await page.goto(`${relay.url}/services`);
  await expect(page).not.toHaveTitle("Copy");
  const isRenewed = async () => !(await (await caches.match("/services"))?.text())?.includes("<title>Copy");
  await soon(() => page.evaluate(isRenewed)).toBe(true);
  // However fresh the copy, a reload asks the site. From here on not the page that is shown, of which the service worker
  // may still be keeping a copy.
  await rewriteCopy(page, "/portfolio", "Copy", 1);
  await page.goto(`${relay.url}/portfolio`);
  await expect(page).toHaveTitle("Copy");
  await page.evaluate(() => location.reload());
  await expect(page).not.toHaveTitle("Copy");
  await rewriteCopy(page, "/terms", "Copy", 6);
  relay.delay(10_000);
  await page.goto(`${relay.url}/terms`, { waitUntil: "commit" });
  await expect(page).toHaveTitle("Copy");
});

test('with OFFLINE = "off" the copies go, and so does the service worker', async ({ page, relay }) => {
  test.setTimeout(240_000);
  // The one before first ends what it is at, which without Save-Data takes half a minute.
  await saveData(page);
  await page.goto(`${relay.url}/terms`);
  await keeps(page, "/offline");
  using other = await startSite(["--var", "OFFLINE:off"]);
  relay.leadTo(other.url);
  await page.goto(`${relay.url}/privacy`);
  // Ten minutes later.
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.send("ServiceWorker.enable");
  const look = async () => {
    // Fails once the service worker has gone, which it may do at any moment.
    await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistration())?.update().catch(() => {}),
    );
    // While a debugger watches the old service worker, as in these tests, Chromium may never activate the new one.
    await session.send("ServiceWorker.skipWaiting", { scopeURL: `${relay.url}/` });
    return page.evaluate(() => caches.keys());
  };
  await soon(look, 90_000).toEqual([]);
  const workers = async () => (await navigator.serviceWorker.getRegistrations()).length;
  await soon(() => page.evaluate(workers), 60_000).toBe(0);
});

test("visited pages open offline, by link and reload; others say so", async ({ page, context }) => {
  // With Save-Data no pages are fetched ahead, so only opened ones are here.
  await saveData(page);
  await openRunning(page, "/services");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await keeps(page, "/services");
  const links = page.getByRole("main").getByRole("link", { name: /Learn More/ });
  const service = (await links.first().getAttribute("href")) ?? "";
  await openRunning(page, service);
  await expect(page.getByRole("main").getByText("What We Deliver")).toBeVisible();
  const queries = ["/portfolio?filter=web", "/portfolio?filter=dashboard", "/search?q=price"];
  for (const path of queries) await page.goto(path);
  await openRunning(page, service);
  await keeps(page, service, "/offline", "/portfolio");
  await keepsFiles(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("main").getByText("What We Deliver")).toBeVisible();
  await running(page);
  for (const path of ["/clients", "/about", "/search"]) expect(await kept(page)).not.toContain(path);
  const bar = page.getByRole("status").filter({ hasText: /^You.re offline\./ });
  await expect(bar).toBeVisible();
  // It doesn't cover the end of the page, not even on the narrowest phone.
  await page.setViewportSize({ width: 320, height: 568 });
  const covered = async () => {
    // Again each time: the page grows as what was out of view is laid out.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const last = (await page.getByRole("contentinfo").boundingBox())!;
    return last.y + last.height - (await bar.boundingBox())!.y;
  };
  await expect.poll(covered).toBeLessThanOrEqual(1);
  await page.goto("/services");
  await expect(links).toHaveCount(serviceCards.length);

  await page.goto("/about/team").catch(() => {});
  await expect(page.getByRole("heading", { level: 1, name: /You.re offline/ })).toBeVisible();
  await expect(page).toHaveURL(/\/offline#\/about\/team$/);
  const visited = page.getByRole("region", { name: "Pages on this device" }).getByRole("link");
  await expect(visited.first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: agency.phone })).toBeVisible();

  await test.step("a listing that was opened with filters is there once, and opens", async () => {
    await visited.filter({ hasText: "Portfolio" }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/You.re offline/);
    await expect(page).toHaveURL(/\/portfolio\?filter=/);
  });

  await test.step("a link to a page that was never opened says so, instead of breaking", async () => {
    await page.goto("/services");
    await running(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /You.re offline/ })).toBeVisible();
    await page.goto("/search?q=R%26D+100%25").catch(() => {});
  });

  await context.setOffline(false);
  await page.getByRole("button", { name: "Try this page again" }).click();
  await expect(page).toHaveURL(/\/search\?q=R%26D\+100%25$/);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/You.re offline/);
});

test("a form sent offline without the application says so, and keeps its text", async ({ page, context }) => {
  await page.goto("/contact");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await keeps(page, "/contact", "/offline");
  await context.setOffline(true);
  await page.route("**/assets/*.js", (route) => route.abort());
  const name = await writeMessage(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  const main = page.getByRole("main");
  await expect(main.getByText("so we may not have it.")).toBeVisible();
  await expect(main.getByText("This page isn’t saved")).toBeHidden();
  await main.getByRole("button", { name: "Back to the form" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(main.getByLabel("Name")).toHaveValue(name);
});

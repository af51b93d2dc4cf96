import { openRelay, type Relay } from "./relay.ts";
import { everyPath, servicePath, studyPath } from "./pages.ts";
import { expect, running, test as base } from "./visitor.ts";
import type { Page } from "playwright/test";

const test = base.extend<{ relay: Relay }>({
  relay: async ({ baseURL }, use) => {
    const relay = await openRelay(baseURL ?? "");
    await use(relay);
    await relay.cut();
  },
});

test.use({ serviceWorkers: "allow" });

/** Pages of the pack that this browser has; 0 while it is not whole. */
const pagesKept = (page: Page) =>
  page.evaluate(async () => {
    const pack = await caches.open("pack");
    return (await pack.match("/pack/complete")) ? (await pack.keys()).length - 1 : 0;
  });

async function openWithPack(page: Page, address: string): Promise<void> {
  await page.unrouteAll();
  await page.goto(address);
  await expect.poll(() => pagesKept(page), { timeout: 20_000 }).toBeGreaterThan(everyPath.length * 0.8);
}

test("once the first page is quiet every page is there without a connection, by link and by address", async ({
  page,
  relay,
}) => {
  await openWithPack(page, `${relay.url}/about`);
  await relay.cut();
  for (const path of [servicePath, studyPath, "/privacy", "/contact"]) {
    await page.goto(relay.url + path);
    await expect(page).toHaveURL(relay.url + path);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).not.toHaveText(
      "No signal out here",
    );
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /^http:\/\/localhost:/);
  }
  await relay.restore();
});

test("each page of the pack is the page of the server, its policies included", async ({ page, relay }) => {
  await openWithPack(page, `${relay.url}/about`);
  const different = await page.evaluate(async () => {
    const pack = await caches.open("pack");
    const names = [
      "content-security-policy",
      "permissions-policy",
      "x-frame-options",
      "cross-origin-opener-policy",
      "referrer-policy",
      "x-content-type-options",
    ];
    const found: string[] = [];
    for (const { url } of await pack.keys()) {
      if (url.includes("/pack/")) continue;
      const kept = await pack.match(url);
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

test("pages come from the pack, forms' pages and what has a query from the network", async ({
  page,
  relay,
}) => {
  await openWithPack(page, `${relay.url}/about`);
  const fromWorker = async (path: string) => {
    const answer = await page.goto(relay.url + path);
    return answer?.headers()["etag"] === undefined;
  };
  expect(await fromWorker("/terms")).toBe(true);
  await expect.poll(() => fromWorker("/services")).toBe(true);
  expect(await fromWorker("/contact")).toBe(false);
  expect(await fromWorker("/portfolio?filter=web")).toBe(false);
});

test("after a deploy at most one page view is old", async ({ page, relay }) => {
  await openWithPack(page, `${relay.url}/about`);
  // What the browser has is of an earlier build.
  await page.evaluate(async () => {
    const pack = await caches.open("pack");
    await pack.put("/pack/complete", new Response('"earlier"'));
    for (const path of ["/terms", "/privacy", "/services"])
      await pack.put(path, new Response("<title>Old</title>", { headers: { "content-type": "text/html" } }));
  });
  await page.goto(`${relay.url}/terms`);
  await expect(page).toHaveTitle("Old");
  await page.goto(`${relay.url}/privacy`);
  await expect(page).not.toHaveTitle("Old");
  await page.goto(`${relay.url}/services`);
  await expect(page).not.toHaveTitle("Old");
  await expect.poll(() => pagesKept(page), { timeout: 20_000 }).toBeGreaterThan(everyPath.length * 0.8);
  await page.goto(`${relay.url}/terms`);
  await expect(page).toHaveTitle(/Terms/);
});

test("a pack that is cut half-way is none", async ({ page, relay }) => {
  await openWithPack(page, `${relay.url}/about`);
  await page.evaluate(async () => (await caches.open("pack")).delete("/pack/complete"));
  await page.evaluate(async () =>
    (await caches.open("pack")).put(
      "/terms",
      new Response("<title>Half", { headers: { "content-type": "text/html" } }),
    ),
  );
  await page.goto(`${relay.url}/terms`);
  await expect(page).toHaveTitle(/Terms/);
});

test("with Save-Data the pack is not fetched", async ({ page, relay }) => {
  await page.unrouteAll();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
  });
  await page.goto(`${relay.url}/about`);
  await page.keyboard.press("Tab");
  await running(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // Twice as long as it takes the others.
  await page.waitForTimeout(6000);
  expect(await pagesKept(page)).toBe(0);
});

import { studyPath } from "./pages.ts";
import { hasAll, pagesKept, pieces } from "./precached.ts";
import type { Relay } from "./relay.ts";
import { expect, onQuickLink, openRunning, test, timeForFaults } from "./visitor.ts";
import type { Page } from "playwright/test";

test.use({ serviceWorkers: "allow" });

/** Opens `path`; `count` pieces in all are fetched ahead by then, and no more follow. */
async function openFetching(page: Page, relay: Relay, path: string, count: number): Promise<void> {
  await page.goto(relay.url + path);
  await expect.poll(() => pieces(relay), { timeout: 30_000 }).toHaveLength(count);
  await timeForFaults(page, 1000);
  expect(pieces(relay)).toHaveLength(count);
}

test("a first page fetches the menu's foremost ahead, each further one a piece: the menu's, then what it links to", async ({
  page,
  relay,
}) => {
  for (const [place, [path, ...fetched]] of [
    ["/privacy", "/offline", "/services", "/portfolio", "/case-studies", "/about"],
    ["/cookies", "/clients"],
    ["/accessibility", "/contact"],
    ["/terms", "/blog"],
    // Of the pieces left, this page links to the one about us.
    ["/about/team", "/about/mission"],
  ].entries()) {
    await openFetching(page, relay, path!, place + 4);
    await expect.poll(() => pagesKept(page)).toEqual(expect.arrayContaining(fetched));
  }
  expect(await hasAll(page)).toBe(false);
});

test("what is fetched ahead when a page is asked for still arrives, and is not asked for again", async ({
  page,
  relay,
}) => {
  await page.goto(`${relay.url}/terms`);
  await expect.poll(() => relay.asked(/^\/precache$/), { intervals: [20] }).toHaveLength(1);
  relay.pace(3000);
  await expect.poll(() => pieces(relay)).toHaveLength(1);
  await page.goto(`${relay.url}/blog`, { waitUntil: "commit" });
  expect(await pagesKept(page)).toEqual([]);
  relay.pace(Infinity);
  await expect.poll(() => pagesKept(page), { timeout: 20_000 }).toContain("/offline");
  await expect.poll(() => pieces(relay)).toHaveLength(4);
  expect(new Set(pieces(relay)).size).toBe(4);
});

test("what is fetched ahead and never arrives does not keep later pages from fetching", async ({
  page,
  relay,
}) => {
  await page.goto(`${relay.url}/terms`);
  await expect.poll(() => relay.asked(/^\/precache$/), { intervals: [20] }).toHaveLength(1);
  relay.pace(1);
  await expect.poll(() => pieces(relay)).toHaveLength(1);
  // The part that the relay has begun takes an hour; others are quick.
  await timeForFaults(page, 500);
  relay.pace(Infinity);
  await page.goto(`${relay.url}/blog`);
  await expect.poll(() => pagesKept(page), { timeout: 30_000 }).toContain("/offline");
});

test.describe("on a slow link", () => {
  test.use({ quickLink: false, relayDelay: 350 });

  test("a page that is asked for comes before what else would be fetched ahead", async ({ page, relay }) => {
    await page.goto(`${relay.url}/privacy`);
    await expect.poll(() => pieces(relay), { intervals: [20], timeout: 30_000 }).toHaveLength(1);
    await page.goto(`${relay.url}/blog`);
    await expect.poll(() => pieces(relay), { timeout: 20_000 }).toHaveLength(4);
    const [first] = relay.asked(/^\/(?:images\/articles|precache)\//).slice(1);
    expect(first, "after the base").toContain("/images/articles/");
  });

  test("a page that is tapped before its piece has come is made from that piece", async ({ page, relay }) => {
    await openFetching(page, relay, "/terms", 4);
    expect(await pagesKept(page)).not.toContain("/blog");
    await page.goto(`${relay.url}/blog`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await pagesKept(page)).toContain("/blog");
    expect(relay.asked(/^\/blog$/)).toEqual([]);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/blog$/);

    await test.step("but does not wait for a piece that never arrives", async () => {
      const before = pieces(relay).length;
      relay.pace(1);
      const opened = page.goto(relay.url + studyPath);
      await expect.poll(() => pieces(relay).length).toBeGreaterThan(before);
      await timeForFaults(page, 500);
      relay.pace(Infinity);
      await opened;
      expect(relay.asked(new RegExp(`^${studyPath}$`))).toHaveLength(1);
    });
  });

  test("pictures are narrower, and whole again over a quick one", async ({ page, context, relay }) => {
    /** Width in which a picture comes that is asked for in 800 pixels. */
    const widthIn = (tab: Page) =>
      tab.evaluate(async () => {
        const { srcset } = document.querySelector<HTMLImageElement>('img[srcset*="-800.webp"]')!;
        const [address = ""] = /\S+-800\.webp/.exec(srcset) ?? [];
        return (await createImageBitmap(await (await fetch(address, { cache: "reload" })).blob())).width;
      });
    await page.goto(`${relay.url}/portfolio`);
    expect(await widthIn(page)).toBe(800);
    await expect.poll(() => page.evaluate(() => caches.has("link")), { timeout: 15_000 }).toBe(true);
    expect(await widthIn(page)).toBe(480);
    await expect(page.locator("html[data-hydrated]")).toHaveCount(0);

    const quick = await context.newPage();
    await onQuickLink(quick);
    await openRunning(quick, `${relay.url}/portfolio`);
    await expect.poll(() => widthIn(quick), { timeout: 15_000 }).toBe(800);
  });
});

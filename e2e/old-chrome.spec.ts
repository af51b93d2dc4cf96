/** The oldest Chrome that the site supports, each night. Playwright can drive it, but finds no elements in it. */
import type { Page } from "playwright/test";
import { expect, pageWidth, test } from "./fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

async function start(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("start")));
  await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
}

/** Clicks every element that `selector` matches. */
const clickAll = (page: Page, selector: string) =>
  page.evaluate((all) => {
    for (const element of document.querySelectorAll<HTMLElement>(all)) element.click();
  }, selector);

test("every page starts in an old Chrome, and is no wider than its window", async ({ page }) => {
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  const paths = Array.from(sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g), ([, path = ""]) => path || "/");
  expect(paths.length).toBeGreaterThan(50);
  for (const path of [...paths, "/search?q=price", "/presentation/deck"]) {
    await page.goto(path);
    expect(await pageWidth(page), path).toBe(390);
    await start(page);
    expect(await pageWidth(page), path).toBe(390);
  }
});

test("in an old Chrome the menu fills the window and scrolls, and a form says what is missing", async ({
  page,
}) => {
  await page.goto("/contact/quote");
  expect(await page.evaluate(() => document.querySelector("header nav ul")?.getClientRects().length)).toBe(0);
  await clickAll(page, "[command=show-modal], #menu summary");
  const menu = await page.evaluate(() => {
    const { clientHeight = 0, scrollHeight = 0 } = document.querySelector("#menu") ?? {};
    return { clientHeight, scrollHeight };
  });
  expect(menu.clientHeight).toBe(844);
  expect(menu.scrollHeight).toBeGreaterThan(844);
  await start(page);
  await clickAll(page, "#menu [command=close], main form [type=submit]");
  const words = () =>
    page.evaluate(() => [document.querySelector("#menu")?.getClientRects().length, document.body.innerText]);
  await expect.poll(words).toEqual([0, expect.stringContaining("Enter your name.")]);
});

/**
 * The oldest Chrome that the site supports, each night. Playwright can drive it, but not look for elements in it, so
 * these tests use the mouse, the keyboard and code in the page.
 */
import type { Page } from "playwright/test";
import { expect, pageWidth, test } from "./fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

const running = (page: Page) => page.waitForFunction(() => "hydrated" in document.documentElement.dataset);

async function start(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("start")));
  await running(page);
}

/** Clicks in the middle of the first visible element that `selector` matches and that has `text`. */
async function click(page: Page, selector: string, text: string): Promise<void> {
  const { x, y } = await page.evaluate(
    ([matching, said]) => {
      const one = Array.from(document.querySelectorAll(matching)).find(
        (element) => element.getClientRects().length > 0 && element.textContent.includes(said),
      );
      one?.scrollIntoView({ block: "center" });
      const { left = 0, top = 0, width = 0, height = 0 } = one?.getBoundingClientRect() ?? {};
      return { x: left + width / 2, y: top + height / 2 };
    },
    [selector, text] as const,
  );
  await page.mouse.click(x, y);
}

const openMenus = (page: Page) => page.evaluate(() => document.querySelectorAll("dialog[open]").length);

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

test("in an old Chrome the menu opens and scrolls, and its links open pages", async ({ page }) => {
  await page.goto("/services");
  expect(await page.evaluate(() => document.querySelector("header nav ul")?.getClientRects().length)).toBe(0);
  await click(page, "button", "Menu");
  await expect.poll(() => openMenus(page)).toBe(1);
  await running(page);
  for (const section of ["Services", "Case Studies", "Portfolio"]) await click(page, "summary", section);
  const menu = await page.evaluate(() => {
    const { clientHeight = 0, scrollHeight = 0 } = document.querySelector("dialog") ?? {};
    return { clientHeight, scrollHeight };
  });
  expect(menu.clientHeight).toBe(844);
  expect(menu.scrollHeight).toBeGreaterThan(844);
  await click(page, "dialog a", "Home");
  await page.waitForURL("/");
  expect(await openMenus(page)).toBe(0);
});

test("in an old Chrome a form says what is missing, then sends", async ({ page }) => {
  const saysSoon = (text: string) =>
    expect.poll(() => page.evaluate(() => document.querySelector("main")?.textContent)).toContain(text);
  await page.goto("/contact/quote");
  await start(page);
  await click(page, "main button", "Send Message");
  await saysSoon("Enter your name.");
  const fields = {
    name: "Ana Tangi",
    email: "ana@example.com",
    message: "A website for our growers, please.",
  };
  for (const [name, text] of Object.entries(fields)) {
    await page.evaluate(
      (field) => document.querySelector<HTMLElement>(`main [name=${field}]`)?.focus(),
      name,
    );
    await page.keyboard.type(text);
  }
  await click(page, "main button", "Send Message");
  await saysSoon("reference is 20");
});

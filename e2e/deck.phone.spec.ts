import { deckAddress } from "../content/deck-address.ts";
import { expect, openRunning, test } from "./fixtures.ts";

test("on phones the slides are a plain page that keys scroll and arrows lead through", async ({ page }) => {
  await openRunning(page, deckAddress);
  await expect(page.locator("html")).toHaveCSS("scroll-snap-type", "none");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBeLessThan(200);
  await expect(page).toHaveURL(/deck$/);
  const next = page.locator('section[id="1"]').getByRole("link", { name: "Next slide" });
  const { width = 0, height = 0 } = (await next.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await next.click();
  await expect(page).toHaveURL(/#2$/);
  const second = page.locator('section[id="2"]');
  await expect.poll(async () => Math.abs((await second.boundingBox())!.y)).toBeLessThan(2);
});

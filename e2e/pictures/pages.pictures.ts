import type { Page } from "playwright/test";
import { servicePath, studyPath } from "../pages.ts";
import { atRest, chanceIs, expect, inOwnFaces, test, running } from "../fixtures.ts";

const pages = { home: "/", service: servicePath, study: studyPath, contact: "/contact" };
const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Shows the page at a fixed time, without chance, whole and in its own faces. */
async function open(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime("2026-11-23T10:00:00+11:00");
  await chanceIs(page, 0);
  await page.goto(path);
  await running(page);
  await inOwnFaces(page);
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
        .map((image) => image.decode()),
    ),
  );
}

for (const viewport of windows) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${viewport.width} px, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, contextOptions: { reducedMotion: "reduce" } });
      const picture = (name: string) => `${name}-${viewport.width}-${colorScheme}.png`;

      for (const [name, path] of Object.entries(pages)) {
        test(name, async ({ page }) => {
          await open(page, path);
          await expect(page).toHaveScreenshot(picture(name));
        });
      }

      // At the top of a page it is in the pictures above.
      test("the header over a page that is scrolled, and with its menu open", async ({ page }) => {
        await open(page, pages.contact);
        await page.mouse.wheel(0, 700);
        await page.mouse.wheel(0, -100);
        const header = page.getByRole("banner");
        await atRest(page);
        await expect(header).toHaveScreenshot(picture("header"));
        const button = header.getByRole("button", { name: "Menu" });
        if (await button.isVisible()) await button.click();
        else await header.getByRole("link", { name: "About" }).hover();
        await expect(page).toHaveScreenshot(picture("menu"));
      });
    });
  }
}

import { offline } from "../content/generated/states.ts";
import { expect, inOwnFaces, running, test, whole } from "./visitor.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("on a phone the home page is ten screens long at most, whichever study shows, and featured projects are one row in which the Tab key brings each card into view; without script a part of it", async ({
  openPage,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await openPage({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    await page.goto("/");
    if (javaScriptEnabled) {
      await whole(page);
      await inOwnFaces(page);
    }
    const height = (await page.locator("html").boundingBox())?.height;
    expect(height).toBeGreaterThan(844);
    expect(height).toBeLessThanOrEqual(10 * 844);

    const cards = page.locator('section[aria-labelledby="featured-projects"] li a');
    await cards.first().focus();
    for (let place = 1; place < (await cards.count()); place += 1) {
      await page.keyboard.press("Tab");
      await expect(cards.nth(place)).toBeFocused();
      await expect(cards.nth(place)).toBeInViewport({ ratio: javaScriptEnabled ? 0.9 : 0.3 });
    }
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().y));
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
  }
});

test("while there is no connection the line that says so covers nothing at the end of a page", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/terms");
  await running(page);
  await context.setOffline(true);
  const bar = page.getByRole("status").filter({ hasText: offline.bar });
  await expect(bar).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const over = (await bar.boundingBox())!;
  const last = (await page.getByRole("contentinfo").boundingBox())!;
  expect(last.y + last.height).toBeLessThanOrEqual(over.y + 1);
});

test("links and buttons change in one manner, and a pressed button gives way unless motion is reduced", async ({
  page,
}) => {
  await page.goto("/");
  await running(page);
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    const manners = await page.locator("a, button, summary").evaluateAll((all) => [
      ...new Set(
        all.map((element) => {
          const { transitionDuration, transitionTimingFunction } = getComputedStyle(element);
          return `${transitionDuration} ${transitionTimingFunction}`;
        }),
      ),
    ]);
    expect(manners).toHaveLength(1);
    expect(manners[0]).toMatch(reducedMotion === "reduce" ? /^0s/ : /^0\.12s/);
    await page.getByRole("main").getByRole("link", { name: "View All Services" }).hover();
    await page.mouse.down();
    const pressed = page.locator("a:active");
    const transform = () => pressed.first().evaluate((element) => getComputedStyle(element).transform);
    if (reducedMotion === "reduce") expect(await transform()).toBe("none");
    else await expect.poll(transform).toMatch(/^matrix\(0\.97/);
    // Let go of elsewhere it leads nowhere.
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
});

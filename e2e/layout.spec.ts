import { offline } from "../content/generated/states.ts";
import { brokenWords, hiddenFocus, layoutFaults } from "./layout-faults.ts";
import { pageOfEachKind, subjects } from "./pages.ts";
import { expect, inOwnFaces, running, test, whole } from "./visitor.ts";

/** Windows of a small and a usual phone, a tablet, and of small to wide screens. */
const windows: readonly [width: number, height: number][] = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
];
/** Words break on the narrowest, the focus hides under what is fixed on any. */
const narrow = new Set([320, 390]);
const sampled = new Set([390, 1440]);

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Few tests of many pages each: a browser window of its own costs more than a page. */
const share = 8;
for (let first = 0; first < pageOfEachKind.length; first += share) {
  const paths = pageOfEachKind.slice(first, first + share);
  test(`nothing is covered, cut or out of place: ${paths[0]} to ${paths.at(-1)}`, async ({ page }) => {
    test.setTimeout(240_000);
    const faults: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await whole(page);
      await inOwnFaces(page);
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        const note = (list: readonly string[]) =>
          faults.push(...list.map((fault) => `${path} ${width} ${fault}`));
        note(await page.evaluate(layoutFaults, subjects));
        if (sampled.has(width)) note(await page.evaluate(hiddenFocus));
        if (narrow.has(width)) note(await page.evaluate(brokenWords));
      }
    }
    expect(faults).toEqual([]);
  });
}

test("on a phone the home page is ten screens long at most, whichever study shows, with script and without", async ({
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

test("featured projects are one row on a phone, and the Tab key brings each card into view; without script a part of it", async ({
  openPage,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await openPage({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    await page.goto("/");
    if (javaScriptEnabled) await running(page);
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

test("links and buttons change in one manner, and a pressed button gives way unless motion is reduced", async ({
  page,
}) => {
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/");
    await running(page);
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
    await page.mouse.up();
  }
});

import { pageOfEachKind } from "./pages.ts";
import { expect, test, whole } from "./visitor.ts";
import { violations } from "./violations.ts";

/** A window of 1280 by 1024 pixels at 400 % zoom. */
const zoomed = { width: 320, height: 256 };

for (const path of pageOfEachKind) {
  test(`${path}: no WCAG 2.2 AA violation, nothing wider than the window, no layout shift, nothing that stands over text at 400 %`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.addInitScript(() => {
      const shifts = { total: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[]) {
          if (!entry.hadRecentInput) shifts.total += entry.value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    // At rest: half-way through a fade no text has its colours. Motion has its own tests.
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await whole(page);
    const shift = await page.evaluate(
      () => (window as unknown as { shifts: { total: number } }).shifts.total,
    );
    // Our own faces may come late, and move letters by less than an eye sees.
    expect(shift, "layout shift").toBeLessThanOrEqual(0.02);
    const isWithin = async (width: number) =>
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${width} px`,
      ).toBeLessThanOrEqual(width);
    await isWithin(390);
    expect(await violations(page), "390 px, light").toEqual([]);
    await page.setViewportSize({ width: 1440, height: 844 });
    await page.emulateMedia({ colorScheme: "dark" });
    await isWithin(1440);
    // What stands around all pages is looked at on the first; at other widths a page has the same parts.
    const what = path === "/" ? {} : { within: "main", colours: true };
    expect(await violations(page, what), "1440 px, dark").toEqual([]);
    await page.setViewportSize(zoomed);
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
    const standing = await page.evaluate(() =>
      [...document.querySelectorAll("body *")]
        .filter((element) => {
          const { position } = getComputedStyle(element);
          const { width, height } = element.getBoundingClientRect();
          return position === "fixed" && element.checkVisibility() && width * height > 1;
        })
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect(standing, "stands still over the text at 400 %").toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(zoomed.width);
  });
}

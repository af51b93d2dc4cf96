import { hiddenFocus, layoutFaults } from "./layout-faults.ts";
import { pageOfEachKind, subjects } from "./pages.ts";
import { onPaper, printedParts } from "./printed-parts.ts";
import { expect, inOwnFaces, pageWidth, test, watchShifts, running } from "./fixtures.ts";
import { violations } from "./axe.ts";

/** Windows of a small and a usual phone, a tablet and a desktop. */
const windows: readonly [width: number, height: number][] = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1440, 900],
];
/** A window of 1280 by 1024 pixels at 400 % zoom. */
const zoomed = { width: 320, height: 256 };
/** A4 without its margins, CSS pixels. */
const paper = { width: 673, height: 987 };

// At rest: halfway through a fade no text has its colours. Motion has its own tests.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of pageOfEachKind) {
  test(`${path} breaks no rule of WCAG 2.2 AA, and nothing is covered, cut or shifted`, async ({ page }) => {
    const shifts = await watchShifts(page);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await running(page);
    // With reduced motion nothing waits until it is seen.
    await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
    // Our own faces may come late and move letters by less than anybody sees.
    expect(await shifts(), "layout shift").toBeLessThanOrEqual(0.02);
    await inOwnFaces(page);
    const faults: string[] = [];
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      const note = (list: readonly string[]) => faults.push(...list.map((fault) => `${width} px: ${fault}`));
      // The focus may hide under fixed parts at any width; words break at the narrowest.
      note(await page.evaluate(layoutFaults, { subjects, words: width === 320 }));
      if (width === 320 || width === 1440) note(await page.evaluate(hiddenFocus));
      if (width === 320) note(await violations(page));
    }
    await page.emulateMedia({ colorScheme: "dark" });
    // What surrounds every page is checked on the first; at other widths a page has the same parts.
    const what = path === "/" ? {} : { within: "main", colours: true };
    faults.push(...(await violations(page, what)).map((fault) => `1440 px, dark: ${fault}`));
    expect(faults).toEqual([]);
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
    expect(await pageWidth(page)).toBeLessThanOrEqual(zoomed.width);

    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ media: "print", colorScheme });
      expect(await page.evaluate(printedParts), `printed, ${colorScheme}`).toEqual(onPaper);
    }
    await page.setViewportSize(paper);
    expect(await pageWidth(page), "printed").toBeLessThanOrEqual(paper.width);
    await page.emulateMedia({ media: "screen" });
  });
}

// A violation of a page's policy is an error in the console, which fails any test.
test("no kind of page violates its policy when the router opens it", async ({ page }) => {
  await page.goto("/");
  await running(page);
  for (const path of pageOfEachKind) {
    // Not awaited in the page: the router opens the slides as a new document, which ends this one.
    await page.evaluate((to) => {
      type Router = { navigate(to: string): Promise<void> };
      const name = "__reactRouterDataRouter";
      void (window as unknown as Record<typeof name, Router>)[name].navigate(to);
    }, path);
    await page.waitForURL((url) => url.pathname === path);
    await running(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

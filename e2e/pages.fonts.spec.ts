import type { Page } from "playwright/test";
import { fontSets } from "./fonts/font-sets.ts";
import { headerFaults } from "./header-faults.ts";
import { hiddenFocus, layoutFaults } from "./layout-faults.ts";
import { pageOfEachKind, subjects } from "./pages.ts";
import { onPaper, printedParts } from "./printed-parts.ts";
import { expect, inOwnFaces, ownFaces, pageWidth, test, running, watchShifts } from "./fixtures.ts";
import { violations } from "./axe.ts";

/**
 * Layout in the faces of visitors' devices and with the text sizes that their browsers are set to, a project for each
 * set of faces (`playwright.config.ts`). What is checked in our own faces comes after the widest.
 */
// At rest: halfway through a fade no text has its colours. Motion has its own tests.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const headerWidths = [320, 360, 390, 768, 1024, 1280];
/** Pixels of a `rem`: 100, 150 and 200 % of what browsers have by default (WCAG 1.4.4). */
const textSizes = [16, 24, 32];
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

/** Sets the browser's own text size, as visitors do; unlike zoom this changes no width given in pixels. */
async function setTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
  await page.waitForFunction(
    (wanted) => getComputedStyle(document.documentElement).fontSize === wanted,
    `${size}px`,
  );
}

/** Puts the visitor's choice of a face before the page's, as readers with dyslexia do. */
async function chooseFace(page: Page, family: string): Promise<void> {
  await page.evaluate((name) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`*{font-family:"${name}"!important}`);
    document.adoptedStyleSheets.push(sheet);
  }, family);
}

/** Keeps our own faces from coming. @returns what lets them come again */
async function blockOwnFaces(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: ["*.woff2"] });
  return () => session.detach();
}

/** Opens `path` in the device's face. @returns what lets our own come */
async function open(page: Page, path: string): Promise<() => Promise<void>> {
  const unblock = await blockOwnFaces(page);
  await page.goto(path);
  await running(page);
  // In our own faces there would be nothing to find.
  expect(await ownFaces(page)).toBe(0);
  return unblock;
}

test("in the header nothing is covered or cut with text of 16, 24 and 32 px", async ({ page }, {
  project,
}) => {
  const faults: string[] = [];
  const look = async (note: string) => {
    for (const size of textSizes) {
      await setTextSize(page, size);
      for (const width of headerWidths) {
        await page.setViewportSize({ width, height: 700 });
        const found = await page.evaluate(headerFaults);
        faults.push(...found.map((fault) => `${note}, text of ${size} px, ${width} px: ${fault}`));
      }
    }
  };
  for (const path of ["/terms", "/presentation"]) {
    const unblock = await open(page, path);
    await look(`${path} in the device's face`);
    await unblock();
    // Its header is that of other pages, without the chat's button.
    if (project.name !== "fonts-wide" || path === "/presentation") continue;
    await inOwnFaces(page);
    await look(`${path} in our own faces`);
    await chooseFace(page, fontSets.wide.family);
    await look(`${path} in a face of the visitor's choice`);
  }
  expect(faults).toEqual([]);
});

for (const path of pageOfEachKind)
  test(`${path} breaks no rule of WCAG 2.2 AA, and nothing is covered, cut or shifted`, async ({ page }, {
    project,
  }) => {
    const faults: string[] = [];
    const lookAtSize = async (size: number, widths: number[], note = "in the device's face") => {
      await setTextSize(page, size);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const found = await page.evaluate(layoutFaults, { subjects, words: size === 16 });
        faults.push(...found.map((fault) => `${note}, ${width} px, text of ${size} px: ${fault}`));
      }
    };
    const shifts = await watchShifts(page);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.setViewportSize({ width: 390, height: 844 });
    const unblock = await open(page, path);
    // With reduced motion nothing waits until it is seen.
    await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
    expect(await shifts(), "layout shift").toBeLessThanOrEqual(0.02);
    await lookAtSize(16, [320]);
    await lookAtSize(32, [320, 768, 1280]);
    await unblock();
    if (project.name !== "fonts-wide") return expect(faults).toEqual([]);

    await inOwnFaces(page);
    await lookAtSize(32, [320], "in our own faces");
    await setTextSize(page, 16);
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

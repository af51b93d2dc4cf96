import type { Page } from "playwright/test";
import { fontSets } from "./fonts/font-sets.ts";
import { headerFaults } from "./header-faults.ts";
import { hiddenFocus, layoutFaults } from "./layout-faults.ts";
import { pageOfEachKind, subjects } from "./pages.ts";
import { onPaper, printedParts } from "./printed-parts.ts";
import { expect, inOwnFaces, ownFaces, pageWidth, test, openRunning, watchShifts } from "./fixtures.ts";
import { violations } from "./axe.ts";

/**
 * Layout in the faces of visitors' devices and with the text sizes that their browsers are set to, a project for each
 * set of faces (`playwright.config.ts`). What is checked in our own faces comes after the widest.
 */
const headerWidths = [320, 360, 768, 1024, 1280];
/** Pixels of a `rem`: 200, 150 and 100 % of what browsers have by default (WCAG 1.4.4). */
const textSizes = [32, 24, 16];

/** Sets the browser's own text size, as visitors do; unlike zoom this changes no width given in pixels. */
async function setTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
  await page.waitForFunction(
    (wanted) => getComputedStyle(document.documentElement).fontSize === wanted,
    `${size}px`,
  );
}

/** Opens `path` in the device's face. @returns what lets our own come */
async function open(page: Page, path: string): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: ["*.woff2"] });
  await openRunning(page, path);
  // In our own faces there would be nothing to find.
  expect(await ownFaces(page)).toBe(0);
  return () => session.detach();
}

test("larger text is not cut in the header, which scrolls away zoomed", async ({ page }, { project }) => {
  const faults: string[] = [];
  const look = async (note: string, sizes: readonly number[] = textSizes) => {
    for (const size of sizes) {
      await setTextSize(page, size);
      for (const width of headerWidths) {
        await page.setViewportSize({ width, height: 700 });
        const found = await page.evaluate(headerFaults);
        faults.push(...found.map((fault) => `${note}, text of ${size} px, ${width} px: ${fault}`));
      }
    }
  };
  const unblock = await open(page, "/search");
  await look("in the device's face");
  // A window of 1280 by 1024 pixels at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
  const fixed = await page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => {
        const { position } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        return position === "fixed" && element.checkVisibility() && width * height > 1;
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
  expect(fixed, "stays over the text at 400 %").toEqual([]);
  // As long as `content/schema/agency.ts` allows.
  const agency = page.locator(".bar-name");
  const own = await agency.textContent();
  await agency.evaluate((element) => (element.textContent = "Internationalisation Pacific"));
  await look("with a long name", [16]);
  await agency.evaluate((element, text) => (element.textContent = text), own);
  await unblock();
  if (project.name === "fonts-wide") {
    // As readers with dyslexia do.
    await page.evaluate((name) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`*{font-family:"${name}"!important}`);
      document.adoptedStyleSheets.push(sheet);
    }, fontSets.wide.family);
    await look("in a face of the visitor's choice");
  }
  expect(faults).toEqual([]);
});

for (const path of pageOfEachKind)
  test(`${path} keeps to WCAG 2.2 AA, nothing is covered, cut or shifted`, async ({ page }, { project }) => {
    const faults: string[] = [];
    const note = (where: string, list: readonly string[]) =>
      faults.push(...list.map((fault) => `${where}: ${fault}`));
    // Words break in text of the usual size in a narrow window.
    const look = async (where: string, words = false) =>
      note(where, await page.evaluate(layoutFaults, { subjects, words }));
    const shifts = await watchShifts(page);
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize({ width: 390, height: 844 });
    const unblock = await open(page, path);
    // With reduced motion nothing waits until it is seen.
    await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
    expect(await shifts(), "layout shift").toBeLessThanOrEqual(0.02);
    await look("390 px in the device's face", true);
    await setTextSize(page, 32);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await look(`${width} px in the device's face, text of 32 px`);
    }
    await setTextSize(page, 16);
    await unblock();
    if (project.name !== "fonts-wide") return expect(faults).toEqual([]);

    await inOwnFaces(page);
    // Windows of a small phone, a tablet and a desktop.
    for (const [width, height] of [
      [320, 568],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await look(`${width} px`, width === 320);
      if (width === 768) continue;
      note(`${width} px`, await page.evaluate(hiddenFocus));
      if (width !== 320) continue;
      await page.locator("figure.drawing details").evaluateAll((all) => {
        for (const table of all) table.setAttribute("open", "");
      });
      // What surrounds every page is checked on the first.
      note("320 px", await violations(page, path === "/" ? {} : { without: "body > header, footer" }));
    }
    await page.emulateMedia({ colorScheme: "dark" });
    // At other widths a page has the same parts.
    const what = path === "/" ? {} : { within: "main", colours: true };
    note("1440 px, dark", await violations(page, what));
    expect(faults).toEqual([]);

    await page.emulateMedia({ media: "print" });
    // A4 without its margins, CSS pixels.
    await page.setViewportSize({ width: 673, height: 987 });
    expect(await page.evaluate(printedParts), "printed").toEqual(onPaper);
    expect(await pageWidth(page), "printed").toBeLessThanOrEqual(673);
  });

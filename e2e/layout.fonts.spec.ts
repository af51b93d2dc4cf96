import type { Page } from "playwright/test";
import { fontSets } from "./fonts/font-sets.ts";
import { headerFaults } from "./header-faults.ts";
import { layoutFaults } from "./layout-faults.ts";
import { pageOfEachKind, subjects } from "./pages.ts";
import { expect, inOwnFaces, ownFaces, test, running } from "./fixtures.ts";

/**
 * Layout in the faces of visitors' devices and with the text sizes that their browsers are set to, a project for each
 * set of faces (`playwright.config.ts`). Our own faces come after the widest.
 */
test.use({ contextOptions: { reducedMotion: "reduce" } });

const headerWidths = [320, 360, 390, 768, 1024, 1280];
/** Pixels of a `rem`: 100, 150 and 200 % of what browsers have by default (WCAG 1.4.4). */
const textSizes = [16, 24, 32];

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
    // Its header is that of other pages, without the chat's button.
    if (project.name !== "fonts-wide" || path === "/presentation") continue;
    await unblock();
    await inOwnFaces(page);
    await look(`${path} in our own faces`);
    await chooseFace(page, fontSets.wide.family);
    await look(`${path} in a face of the visitor's choice`);
  }
  expect(faults).toEqual([]);
});

for (const path of pageOfEachKind)
  test(`${path}: nothing is covered or cut with text of 16 or 32 px`, async ({ page }, { project }) => {
    const faults: string[] = [];
    // In our own faces it is tested at more widths with text of 16 px: `pages.spec.ts`.
    const look = async (size: number, widths: number[], note = "in the device's face") => {
      await setTextSize(page, size);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const found = await page.evaluate(layoutFaults, { subjects, words: size === 16 });
        faults.push(...found.map((fault) => `${note}, ${width} px, text of ${size} px: ${fault}`));
      }
    };
    const unblock = await open(page, path);
    await look(16, [320]);
    await look(32, [320, 768, 1280]);
    await unblock();
    if (project.name === "fonts-wide") {
      await inOwnFaces(page);
      await look(32, [320], "in our own faces");
    }
    expect(faults).toEqual([]);
  });

import type { Page } from "playwright/test";
import { agency } from "../content/generated/agency.ts";
import { deck } from "../content/generated/deck.ts";
import { deckAddress as address } from "../content/deck-address.ts";
import { expect, openRunning, running, soon, test } from "./fixtures.ts";
import { violations } from "./axe.ts";
import { layoutFaults } from "./layout-faults.ts";

const count = deck.slides.length;

const slide = (page: Page, number: number) => page.locator(`section[id="${number}"]`);

/** Slide `number` fills the window, and the address says so. */
async function shows(page: Page, number: number): Promise<void> {
  await expect(slide(page, number)).toBeInViewport({ ratio: 0.95 });
  await expect(page).toHaveURL(number === 1 ? /deck(#1)?$/ : new RegExp(`#${number}$`));
}

/** Waits for the end of a scroll. A key pressed in its last pixels would only make the browser snap to the same slide. */
const comesToRest = (page: Page) =>
  soon(() =>
    page.evaluate(async () => {
      const before = scrollY;
      await new Promise((done) => setTimeout(done, 150));
      return scrollY - before;
    }),
  ).toBe(0);

test("the slides by keys, by addresses, by scrolling and on paper", async ({ page }) => {
  await page.goto("/terms");
  await page.goto(`${address}#4`);
  await expect(slide(page, 4)).toBeInViewport({ ratio: 0.95 });
  await running(page);

  await test.step("an address with a number opens that slide; arrows lead to those beside it", async () => {
    await shows(page, 4);
    await expect(slide(page, 4)).toContainText(`4 of ${count}`);
    const next = slide(page, 4).getByRole("link", { name: "Next slide" });
    await expect(next).toHaveAttribute("href", `${address}#5`);
    await next.click();
    await shows(page, 5);
    await slide(page, 5).getByRole("link", { name: "Previous slide" }).click();
    await shows(page, 4);
    await expect(slide(page, 1).getByRole("link", { name: "Previous slide" })).toHaveCount(0);
    await expect(slide(page, count).getByRole("link", { name: "Next slide" })).toHaveCount(0);
  });

  await test.step("keys turn the slides, from the one that is shown, which the address names", async () => {
    for (const [key, to] of [
      ["Home", 1],
      ["PageDown", 2],
      ["ArrowDown", 3],
      ["PageUp", 2],
      ["End", count],
      ["ArrowUp", count - 1],
      ["Home", 1],
      ["ArrowLeft", 1],
      ["ArrowRight", 2],
    ] as const) {
      await page.keyboard.press(key);
      await expect(slide(page, to)).toBeInViewport({ ratio: 0.99 });
      await comesToRest(page);
    }
    await shows(page, 2);
    // Not to the pixel: a slide that is scrolled past its middle snaps into the window.
    await page.mouse.wheel(0, 700);
    await expect(slide(page, 3)).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press("ArrowRight");
    await shows(page, 4);
  });

  await test.step("on paper each slide is a sheet of its own, with its ground", async () => {
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    const text = pdf.toString("latin1");
    expect(text.match(/\/Type\s*\/Page\b/g)).toHaveLength(count);
    const [, width = "", height = ""] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? [];
    expect(Number(width) / Number(height)).toBeCloseTo(16 / 9, 1);
    await page.emulateMedia({ media: "print" });
    await expect(slide(page, 4).getByRole("link", { name: "Next slide" })).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("turning slides leaves nothing to go back to but the page before", async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/terms$/);
  });
});

test("without script slides follow one another, and a number leads to its slide", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 720 } });
  await page.goto(address);
  await slide(page, 1).getByRole("link", { name: "Next slide" }).click();
  await shows(page, 2);
  await page.goto(`${address}#${count}`);
  await shows(page, count);
});

test("no WCAG 2.2 AA violation on any slide, nothing cut, at every width", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openRunning(page, address);
  for (const width of [320, 1024, 1440]) {
    await page.setViewportSize({ width, height: width < 500 ? 780 : Math.round((width * 9) / 16) });
    expect(await page.evaluate(layoutFaults, { subjects: [] }), `${width} px`).toEqual([]);
    if (width !== 320) continue;
    // On a phone the slides are a page that scrolls.
    await expect(page.locator("html")).toHaveCSS("scroll-snap-type", "none");
    expect(await violations(page), `${width} px`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violations(page, { colours: true }), "1440 px, dark").toEqual([]);

  await test.step("nor with the spacing of a reader's choice (WCAG 1.4.12)", async () => {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}",
      );
      document.adoptedStyleSheets.push(sheet);
    });
    expect(await page.evaluate(layoutFaults, { subjects: [] })).toEqual([]);
  });
});

test("the presentation page has a messenger; its slides turn, print and are left", async ({ page }) => {
  await page.goto("/about");
  await openRunning(page, "/presentation");
  expect((await page.locator("iframe").boundingBox())?.width).toBe(1280);
  const link = page.locator('a[href^="https://wa.me/"]');
  await expect(link).toHaveAttribute("target", "_blank");
  const href = (await link.getAttribute("href"))!;
  expect(new URL(href).searchParams.get("text")).toBe(agency.messagingGreeting);
  const { x, y, width, height } = (await link.boundingBox())!;
  expect([width, x > 1200, y > 700]).toEqual([height, true, true]);
  await expect(page.getByRole("button", { name: /Open Digital Advisor/ })).toHaveCount(0);

  test.skip(!agency.endpoints.presentation.startsWith("/"), "the slides are another provider's");
  await expect(page.getByRole("link", { name: "Open the slides on a page of their own" })).toBeVisible();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  await frame.locator("html").dispatchEvent("keydown");
  await expect(frame.locator("html[data-hydrated]")).toBeAttached({ timeout: 20_000 });
  for (const number of [1, 2]) {
    const shown = frame.locator(`section[id="${number}"]`);
    await shown.getByRole("link", { name: "Next slide" }).click();
  }
  await expect(frame.locator('section[id="3"]')).toBeInViewport({ ratio: 0.5 });
  await frame.locator("html").evaluate((html) => (window.print = () => (html.dataset["printed"] = "")));
  await page.getByRole("button", { name: "Print or save as PDF" }).click();
  await expect(frame.locator("html[data-printed]")).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

import type { Page } from "playwright/test";
import { agency } from "../content/generated/agency.ts";
import { deck } from "../content/generated/deck.ts";
import { expect, openRunning, pageWidth, running, test } from "./visitor.ts";
import { violations } from "./violations.ts";

const address = "/presentation/deck";
const count = deck.slides.length;

test.use({ contextOptions: { reducedMotion: "reduce" } });

const slide = (page: Page, number: number) =>
  page.getByRole("group", { name: `Slide ${number} of ${count}` });

/** Slide `number` fills the window, and the address says so. */
async function shows(page: Page, number: number): Promise<void> {
  await expect(slide(page, number)).toBeInViewport({ ratio: 0.95 });
  await expect(page).toHaveURL(number === 1 ? /deck(#1)?$/ : new RegExp(`#${number}$`));
}

test("the slides by keys, by addresses, by their overview, in full screen and on paper", async ({ page }) => {
  await page.goto(`${address}#4`);
  await expect(slide(page, 4)).toBeInViewport({ ratio: 0.95 });
  await running(page);

  await test.step("an address with a number opens that slide; the arrows of the bar are links", async () => {
    await shows(page, 4);
    const next = page.getByRole("link", { name: "Next slide" });
    await expect(next).toHaveAttribute("href", "#5");
    await next.click();
    await shows(page, 5);
    await page.getByRole("link", { name: "Previous slide" }).click();
    await page.goto(`${address}#nothing`);
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.95 });
  });

  await test.step("keys turn the slides, the address says which, and Back goes to the one before", async () => {
    for (const [key, to] of [
      ["ArrowRight", 2],
      ["PageDown", 3],
      [" ", 4],
      ["ArrowLeft", 3],
      ["End", count],
      ["ArrowRight", count],
      ["Home", 1],
      ["ArrowLeft", 1],
      ["ArrowDown", 2],
    ] as const) {
      await page.keyboard.press(key);
      await shows(page, to);
    }
    await expect(page.getByRole("status").filter({ hasText: "Slide 2" })).toBeAttached();
    await page.goBack();
    await shows(page, 1);
    await page.goForward();
    await shows(page, 2);
  });

  await test.step("the overview shows every slide and leads to each", async () => {
    const button = page.getByRole("button", { name: "All slides" });
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("link", { name: `Slide 2 of ${count}` })).toBeFocused();
    for (let number = 1; number <= count; number += 1)
      await expect(slide(page, number)).toBeInViewport({ ratio: 0.9 });
    await page.getByRole("link", { name: `Slide 9 of ${count}` }).click();
    await shows(page, 9);
    await button.click();
    await page.keyboard.press("Escape");
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await shows(page, 9);
  });

  await test.step("on paper each slide is a sheet of its own, with its ground, however the slides stand on the screen", async () => {
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    const text = pdf.toString("latin1");
    expect(text.match(/\/Type\s*\/Page\b/g)).toHaveLength(count);
    const [, width = "", height = ""] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? [];
    expect(Number(width) / Number(height)).toBeCloseTo(16 / 9, 1);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("navigation", { name: "Slide controls" })).toBeHidden();
  });

  await test.step("full screen, where the browser has it", async () => {
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("button", { name: "Full screen", exact: true }).click();
    await expect(page.getByRole("button", { name: "Leave full screen" })).toBeVisible();
    expect(await page.evaluate(() => document.fullscreenElement?.tagName)).toBe("HTML");
  });
});

test("opened by a link from within the site the slides have their look", async ({ page }) => {
  await openRunning(page, "/terms");
  // As by a suggestion of the search, or any other link that the router follows.
  await page.evaluate(() => {
    history.pushState({}, "", "/presentation/deck");
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  });
  await shows(page, 1);
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(slide(page, 1)).toHaveCSS("overflow", "hidden");
});

test("without script slides follow one another, and a number leads to its slide", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 720 } });
  await page.goto(address);
  const tops = await page
    .getByRole("group", { name: /^Slide \d+ of/ })
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top));
  expect(tops).toHaveLength(count);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(count);
  await expect(page.getByRole("navigation", { name: "Slide controls" })).toBeHidden();
  await page.goto(`${address}#${count}`);
  // A slide is as high as its words need, which may be higher than the window.
  await expect(slide(page, count)).toBeInViewport({ ratio: 0.8 });
});

test("no WCAG 2.2 AA violation on any slide, nothing cut, at every width", async ({ page }) => {
  await openRunning(page, address);
  for (const width of [320, 1024, 1440]) {
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize({ width, height: width < 500 ? 780 : Math.round((width * 9) / 16) });
    for (let number = 1; number <= count; number += 1) {
      await page.evaluate((hash) => location.replace(hash), `#${number}`);
      await expect(slide(page, number)).toBeInViewport({ ratio: 0.9 });
      const cut = await slide(page, number).evaluate((element) => {
        const frame = element.getBoundingClientRect();
        const scrolls = getComputedStyle(element).overflowY === "auto";
        return [...element.querySelectorAll("h1, h2, p, dt, dd, b, li, text")]
          .filter((each) => each.textContent !== "" && each.checkVisibility())
          .filter((each) => {
            const box = each.getBoundingClientRect();
            const below = !scrolls && box.bottom > frame.bottom + 1;
            return box.right > frame.right + 1 || box.left < frame.left - 1 || below;
          })
          .map((each) => each.textContent);
      });
      expect(cut, `slide ${number}, ${width} px`).toEqual([]);
    }
    expect(await pageWidth(page)).toBeLessThanOrEqual(width);
    if (width === 1024) continue;
    expect(await violations(page), `${width} px`).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violations(page, { colours: true }), `${width} px, dark`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 400 });
  expect(await violations(page, { within: ".dk" }), "slides longer than the window").toEqual([]);
});

test("the bar has its room before it arrives", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto(address);
  const height = () => slide(page, 1).evaluate((element) => element.clientHeight);
  const withBar = await height();
  await page.locator(".dk-bar").evaluate((bar: HTMLElement) => (bar.style.display = "none"));
  expect(await height()).toBe(withBar);
});

test("R-MSG-01: the presentation page frames slides that turn, and Back leaves it", async ({ page }) => {
  test.skip(!agency.endpoints.presentation.startsWith("/"), "the slides are another provider's");
  await page.goto("/about");
  await page.goto("/presentation");
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  await frame.locator("html").dispatchEvent("keydown");
  await expect(frame.locator("html[data-hydrated]")).toBeAttached({ timeout: 20_000 });
  await frame.getByRole("link", { name: "Next slide" }).click();
  await frame.getByRole("link", { name: "Next slide" }).click();
  await expect(frame.getByRole("group", { name: `Slide 3 of ${count}` })).toBeInViewport({ ratio: 0.5 });
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

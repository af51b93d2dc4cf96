import { agency } from "../content/generated/agency.ts";
import { mainMenu } from "../content/generated/navigation.ts";
import type { Page } from "playwright/test";
import { studyPath } from "./pages.ts";
import {
  atRest,
  expect,
  expectHref,
  hold,
  openRunning,
  running,
  stopClock,
  test,
  observed,
  soon,
} from "./fixtures.ts";

// Changes between pages take their time in a browser without a graphics card.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const menu = mainMenu.map(({ title }) => title);
/** How far the page is scrolled, soon. */
const scrolled = (page: Page) => soon(() => page.evaluate(() => Math.round(scrollY)));
/** An item with a dropdown, the first entry of that, and the item after it. */
const place = mainMenu.findIndex(({ items }) => items !== undefined);
const { title: opener = "", items: [entry] = [] } = mainMenu[place] ?? {};
const entryName = entry?.title ?? "";
const { title: after = "" } = mainMenu[place + 1] ?? {};

const mainNav = (page: Page) => page.getByRole("navigation", { name: "Main" });
const item = (page: Page, name: string) => mainNav(page).getByRole("link", { name, exact: true });

test("the header and the footer of the home page", async ({ page }) => {
  const release = await hold(page, "**/assets/entry.client-*.js");
  await page.goto("/");
  const main = mainNav(page);
  const child = main.getByRole("link", { name: entryName });

  await test.step("the skip link is the first stop and leads past the header", async () => {
    // Until it shows, which takes a sixth of a second at most, Tab would lead out of the page.
    await expect(page.locator("html[data-fonts]")).toHaveCount(0);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    // The browser moves the focus with its next frame.
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
  });

  await test.step("the Tab key leads past slides that are not shown, and the application's start leaves the focus", async () => {
    const carousel = page.getByRole("group", { name: "Current work" });
    await carousel.getByRole("link").first().focus();
    await page.keyboard.press("Tab");
    const previous = carousel.getByRole("button", { name: "Previous slide" });
    await expect(previous).toBeFocused();
    release();
    await running(page);
    await expect(previous).toBeFocused();
  });

  await test.step("the header is fixed, with its logo, its items and Home as the current one", async () => {
    const banner = page.getByRole("banner");
    await expectHref(banner.getByRole("link", { name: `${agency.name}, home` }), "/");
    await expect(main.locator("> ul > li > a")).toHaveText(menu);
    await page.evaluate(() => window.scrollTo(0, 2000));
    expect((await banner.boundingBox())?.y).toBe(0);
    await expect(main.locator('[aria-current="page"]')).toHaveText(["Home"]);
  });

  await test.step("a dropdown that a pointer opened closes by Escape, wherever the focus is", async () => {
    await item(page, opener).hover();
    await expect(child).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(child).toBeHidden();
  });

  await test.step("the newsletter button leads to its form", async () => {
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("button", { name: "Subscribe to Newsletter" }).press("Enter");
    await expect(page).toHaveURL(/\/contact#newsletter$/);
    await expect(page.locator("#newsletter")).toBeInViewport();
    // The button is still there, below the form: from it the Tab key would lead on into the footer.
    await expect(page.locator("#newsletter").getByRole("heading")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.locator("#newsletter").getByRole("textbox")).toBeFocused();
  });
});

test("without script dropdowns open on hover, inside the window, and on focus", async ({ openPage }) => {
  // The narrowest window that has them.
  const page = await openPage({ javaScriptEnabled: false, viewport: { width: 1024, height: 800 } });
  await page.goto("/terms");
  for (const name of menu.slice(1)) {
    const list = item(page, name).locator("..").locator("ul");
    await expect(list).toBeHidden();
    await item(page, name).hover();
    await expect(list).toBeInViewport({ ratio: 1 });
    await page.mouse.move(700, 780);
    await expect(list).toBeHidden();
  }
  const child = mainNav(page).getByRole("link", { name: entryName });
  await item(page, opener).focus();
  await expect(child).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(child).toBeFocused();
});

test("by the keyboard and by links from page to page", async ({ page }) => {
  const data = () => page.locator('script[type="application/ld+json"]').allTextContents();
  // In a window so high that the picture of a card would be in view before and after.
  await page.setViewportSize({ width: 1280, height: 1400 });
  // If anything moved with reduced motion, the next page would come after minutes.
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.setPlaybackRate", { playbackRate: 0.001 });
  await page.goto("/about/faq");
  await running(page);
  expect((await data()).join()).toContain("FAQPage");
  const title = await page.title();

  await test.step("the Tab key goes from an item into its dropdown; Escape closes it until the focus comes back", async () => {
    const first = mainNav(page).getByRole("link", { name: entryName });
    await item(page, opener).focus();
    await expect(first).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(first).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(item(page, opener)).toBeFocused();
    await expect(first).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(item(page, after)).toBeFocused();
    await item(page, opener).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${entry?.href}$`));
  });

  await test.step("the item of the section is the current one; title, structured data and focus follow", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(mainNav(page).locator('[aria-current="page"]')).toHaveText([opener]);
    await expect(page).not.toHaveTitle(title);
    expect((await data()).join()).not.toContain("FAQPage");
    expect((await data()).join()).toContain(entryName);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  });

  await test.step("a card opens its page at once, and its picture does not grow", async () => {
    await item(page, "Portfolio").click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    const card = page.getByRole("article").nth(4);
    await card.scrollIntoViewIfNeeded();
    await card.locator("img").evaluate((picture: HTMLImageElement) => picture.decode());
    await card.getByRole("link").last().click();
    await expect(page).toHaveURL(/\/portfolio\/[a-z]/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
});

test("the scroll to top or anchor comes 100 ms after the click, also on another page", async ({ page }) => {
  await openRunning(page, "/terms");
  await stopClock(page);
  // The router doesn't follow the stopped clock: the 100 ms begin once the page is put back to where it was.
  await page.evaluate(() => {
    const scroll = window.scrollTo.bind(window);
    Object.assign(window, {
      scrollTo: (...position: [number, number]) => {
        document.documentElement.dataset["scrollSet"] = "";
        scroll(...position);
      },
    });
  });
  await item(page, "Clients").hover();
  await mainNav(page).getByRole("link", { name: "Partners" }).click();
  await expect(page.locator("html[data-scroll-set]")).toBeAttached();
  await expect(page).toHaveURL(/\/clients#partners$/);
  await page.clock.runFor(99);
  await observed(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.clock.runFor(1);
  await expect(page.locator("#partners")).toBeInViewport();
  await expect(page.locator("#partners").getByRole("heading", { level: 2 })).toBeFocused();

  await page.evaluate(() => window.scrollTo(0, 1500));
  await item(page, "Clients").click();
  await page.clock.runFor(99);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await page.clock.runFor(1);
  await scrolled(page).toBe(0);

  await test.step("going back to an anchor has the focus at the top, as on any page", async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/clients#partners$/);
    await item(page, "About").click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(/^About/);
    await page.goBack();
    await expect(page).toHaveURL(/\/clients#partners$/);
    await expect(heading).toBeFocused();
  });
});

test("back and forward show each page where it was left, also from another site", async ({ page }) => {
  await openRunning(page, "/portfolio");
  await page.evaluate(() => scrollTo(0, 900));
  await item(page, "About").click();
  // The address changes before the page does; once it has come the heading has the focus.
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused({ timeout: 15_000 });
  await scrolled(page).toBe(0);
  await page.evaluate(() => scrollTo(0, 500));
  await page.goBack();
  await expect(page).toHaveURL(/\/portfolio$/);
  await scrolled(page).toBe(900);
  await page.goForward();
  await expect(page).toHaveURL(/\/about$/);
  await scrolled(page).toBe(500);
  // The router notes where a page is left, under the entry before until the change between the two is over. On a busy
  // machine that takes a moment even without motion; the heading gets the focus during it.
  await expect(heading).toBeFocused();
  await atRest(page);
  await page.route("https://elsewhere.example/", (route) => route.fulfill({ body: "Elsewhere" }));
  await page.goto("https://elsewhere.example/");
  await page.goBack();
  // Not to the pixel: while a reloaded page settles, the browser keeps in place what is in view.
  await scrolled(page).toBeGreaterThan(300);
  await running(page);
  await page.goBack();
  await scrolled(page).toBe(900);
});

test("back leads through the sections of a page, each where it was left", async ({ page }) => {
  await openRunning(page, `${studyPath}?from=mail`);
  const links = page.getByRole("navigation", { name: "Sections" }).getByRole("link");
  const places: number[] = [];
  for (const index of [3, 1]) {
    await links.nth(index).click();
    const id = decodeURIComponent((await links.nth(index).getAttribute("href"))?.split("#")[1] ?? "");
    const section = page.locator(`[id="${id}"]`);
    await soon(async () => Math.round((await section.boundingBox())?.y ?? 0)).toBe(96);
    expect(page.url()).toContain(`${studyPath}?from=mail#`);
    places.push(await page.evaluate(() => Math.round(scrollY)));
  }
  await page.goBack();
  await scrolled(page).toBe(places[0]);
  await page.goForward();
  await scrolled(page).toBe(places[1]);
});

import type { Page } from "playwright/test";
import { testimonials } from "../content/generated/testimonials.ts";
import { servicePath } from "./pages.ts";
import {
  asked,
  chanceIs,
  expect,
  hold,
  openRunning,
  ownFaces,
  running,
  saveData,
  test,
  timeForFaults,
  watchShifts,
} from "./visitor.ts";

const signs: Record<string, (page: Page) => Promise<void>> = {
  // In two steps: in some builds of Chromium the first event reports no movement.
  "a pointer that moves": (page) => page.mouse.move(200, 300, { steps: 2 }),
  "a key": (page) => page.keyboard.press("Shift"),
  "a scroll": (page) => page.evaluate(() => window.scrollBy({ top: 300, behavior: "instant" })),
  "a press on what is no link": (page) => page.locator("h1").dispatchEvent("pointerdown"),
};
test("a page nobody touches fetches no script; each sign of presence starts it", async ({ openPage }) => {
  for (const [name, give] of Object.entries(signs)) {
    const page = await openPage();
    const scripts = asked(page, /\.js$/);
    await page.goto("/", { waitUntil: "load" });
    await timeForFaults(page, 1000);
    expect(scripts).toEqual([]);
    await give(page);
    await page.waitForSelector("html[data-hydrated]", { state: "attached", timeout: 15_000 });
    expect(scripts.length, name).toBeGreaterThan(3);
    await page.close();
  }
});

test("a scroll while the page is still coming, as of a reload, starts the application", async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset["script"] === undefined) return;
      observer.disconnect();
      document.documentElement.dataset["early"] = document.readyState;
      dispatchEvent(new Event("scroll"));
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  await page.goto("/contact");
  await expect(page.locator("html[data-early=loading]")).toBeAttached();
  await expect(page.locator("html[data-hydrated]")).toBeAttached({ timeout: 15_000 });
});

test("a tap on a link opens its page, and no script comes before it", async ({ openPage }) => {
  const page = await openPage({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  await page.goto("/", { waitUntil: "load" });
  const scripts = asked(page, /\.js$/);
  const link = page.locator("main a").first();
  const to = await link.getAttribute("href");
  await link.tap();
  await page.waitForURL(`**${to}`);
  expect(scripts).toEqual([]);
});

test("flags change on a page that nobody touches, can be paused, and go on from there", async ({ page }) => {
  await page.clock.install();
  await page.goto("/clients", { waitUntil: "load" });
  const strip = page.locator("[data-flags]");
  const flags = strip.locator('li:not([aria-hidden="true"])');
  await expect(flags).toHaveCount(5);
  const first = await flags.allTextContents();
  await expect(strip.getByRole("button")).toBeVisible();
  await page.clock.runFor(3000);
  const second = await flags.allTextContents();
  expect(second).toHaveLength(5);
  expect(second).not.toEqual(first);
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  await strip.getByRole("button", { name: "Pause flags" }).dispatchEvent("click");
  await page.clock.runFor(9000);
  expect(await flags.allTextContents()).toEqual(second);
  await running(page);
  await expect(strip.getByRole("button", { name: "Play flags" })).toBeVisible();
  await expect(flags).toHaveText(second);
});

test("until the application runs only what is seen is laid out; then nothing jumps", async ({ page }) => {
  const isLaidOut = () =>
    page
      .locator("body > footer")
      .evaluate((footer) => footer.querySelector("a")?.checkVisibility({ contentVisibilityAuto: true }));
  // After the reload the same study shows, so it is as high.
  await chanceIs(page, 0.5);
  const first = await hold(page, "**/assets/*.js");
  await page.goto("/");
  expect(await isLaidOut()).toBe(false);
  first();
  await running(page);
  await expect.poll(isLaidOut).toBe(true);
  await expect(page.locator("html[data-partly]")).toHaveCount(0);
  const part = page.locator("main section:nth-last-of-type(3)");
  await part.evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
  const top = () => part.evaluate((section) => section.getBoundingClientRect().top);
  const left = await top();
  // A reload shows the same part: all above it has its own height from the start. A few lines' difference is all right,
  // as they may break differently in the fonts that have come since.
  const second = await hold(page, "**/assets/*.js");
  await page.reload({ waitUntil: "load" });
  await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(200);
  expect(await isLaidOut()).toBe(true);
  const shown = await top();
  second();
  await running(page);
  expect(Math.abs((await top()) - shown)).toBeLessThan(10);
});

test("with Save-Data nothing starts by itself and no font comes; a key starts it", async ({ page }) => {
  await page.setExtraHTTPHeaders({ "save-data": "on" });
  await saveData(page);
  const fetched = asked(page);
  await page.goto("/services");
  // What a browser fires for a resting pointer when the page appears under it.
  await page.locator("h1").dispatchEvent("pointermove", { movementX: 0, movementY: 0 });
  await timeForFaults(page, 1500);
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  // The offer to keep the whole site for reading offline is made for such a visitor.
  const offer = /\/keep\.js$/;
  expect(fetched.filter((url) => /\.(?:js|woff2)(?:$|\?)/.test(url) && !offer.test(url))).toEqual([]);
  await page.keyboard.press("Tab");
  await running(page);
  expect(fetched.filter((url) => url.endsWith(".woff2"))).toEqual([]);
});

test("on a quick link a first page has the headline's font, and has loaded before the text's comes", async ({
  page,
}) => {
  const release = await hold(page, "**/*-text.woff2");
  // A busy machine may take too long the first time.
  await expect(async () => {
    await page.goto("/services");
    await expect.poll(() => ownFaces(page), { timeout: 1000 }).toBe(1);
  }).toPass();
  release();
  await expect.poll(() => ownFaces(page)).toBe(2);
});

for (const [width, paths] of [
  [390, ["/", servicePath, "/case-studies", "/about", "/clients"]],
  [360, ["/services"]],
  [820, ["/services"]],
  [1440, ["/", servicePath]],
] as const) {
  test(`at ${width} px nothing waits for late fonts, which move nothing when they come`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const shifts = await watchShifts(page);
    for (const path of paths) {
      const release = await hold(page, "**/*.woff2");
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await ownFaces(page)).toBe(0);
      release();
      await expect.poll(() => ownFaces(page)).toBe(2);
      await timeForFaults(page, 200);
      // Google's bound for a good page is 0.1; nobody sees as little as this.
      expect(await shifts(), path).toBeLessThanOrEqual(0.02);
    }
  });
}

test("a start that fails leaves the whole page, and the next interaction starts it", async ({ page }) => {
  let cut = true;
  await page.route("**/assets/data-*.txt", (route) => (cut ? route.abort() : route.continue()));
  await page.goto("/clients");
  const cards = page.locator("#testimonials figcaption");
  await page.keyboard.press("Shift");
  await expect(cards.filter({ visible: true })).toHaveCount(testimonials.length);
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  cut = false;
  await page.keyboard.press("Tab");
  await running(page);
  await expect(cards).toHaveCount(Math.min(3, testimonials.length));
});

test("a click that comes before the application is done again once it runs", async ({ page }) => {
  // With this number the testimonials keep their order, so the control stays.
  await chanceIs(page, 0.999);
  const release = await hold(page, "**/assets/entry.client-*.js");
  await page.goto("/clients");
  await page.locator("#testimonials").scrollIntoViewIfNeeded();
  const control = page.locator("#testimonials li").first().getByRole("button");
  await control.evaluate((button: HTMLElement) => {
    button.addEventListener(
      "click",
      () => (button.dataset["clicks"] = `${Number(button.dataset["clicks"] ?? 0) + 1}`),
    );
  });
  await control.dispatchEvent("click");
  await expect(control).toHaveAttribute("data-clicks", "1");
  release();
  await running(page);
  await expect(page.locator('[data-clicks="2"]')).toHaveCount(1);
});

test("a link that the pointer rests on has its page fetched once, before the click", async ({ page }) => {
  await openRunning(page, "/");
  const data = asked(page, /\/clients\.data$/);
  const modules = asked(page, /\/clients-.*\.js$/);
  const menu = page.getByRole("navigation", { name: "Main" });
  const link = menu.getByRole("link", { name: "Clients", exact: true });
  await link.hover();
  for (const list of [data, modules]) await expect.poll(() => list).toHaveLength(1);
  await link.click();
  await expect(page).toHaveURL(/\/clients$/);
  for (const list of [data, modules]) expect(list).toHaveLength(1);
});

test("below the support floor the page is the one without script", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "TransformStream"));
  await page.goto("/clients");
  await page.keyboard.press("Tab");
  await timeForFaults(page, 1500);
  await expect(page.locator("html[data-script], html[data-hydrated]")).toHaveCount(0);
  const cards = page.locator("#testimonials figcaption");
  await expect(cards.filter({ visible: true })).toHaveCount(testimonials.length);
});

test("two visitors get the same HTML and different random picks from it", async ({ openPage }) => {
  const seen = { html: new Set<string>(), orders: new Set<string>() };
  for (let visitor = 0; visitor < 4; visitor += 1) {
    const page = await openPage();
    const response = await page.goto("/clients");
    seen.html.add((await response?.text()) ?? "");
    await running(page);
    const names = await page.locator("#testimonials figcaption").allTextContents();
    seen.orders.add(names.join());
  }
  expect(seen.html.size).toBe(1);
  expect(seen.orders.size).toBeGreaterThan(1);
});

test("a chat that breaks disappears and leaves the page as it is", async ({ page }) => {
  await page.route("**/assets/panel-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: 'throw new Error("broken chat")' }),
  );
  await page.goto("/services");
  await page.getByRole("button", { name: /Open Digital Advisor/ }).click();
  await expect(page.getByRole("button", { name: /Open Digital Advisor/ })).toHaveCount(0);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test.describe("on a slow link", () => {
  test.use({ quickLink: false, relayDelay: 300 });

  test("the application starts when a control is used; links open whole pages", async ({ page, relay }) => {
    const scripts = asked(page, /\.js$/);
    await page.goto(`${relay.url}/services`);
    await timeForFaults(page, 2500);
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
    await page.waitForURL("**/terms");
    expect(scripts).toEqual([]);
    await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
    await page.getByRole("button", { name: /^Open Digital Advisor chat/ }).click();
    await running(page);
    await expect(page.getByRole("dialog")).toBeVisible();
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    // The open chat covers the end of the footer.
    await page.getByRole("main").getByRole("link", { name: "Privacy" }).click();
    await page.waitForURL("**/privacy");
    expect(documents).toEqual(["/privacy"]);
  });

  test("pages are read without the application, and pictures come near the screen only", async ({
    page,
    relay,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const modules = asked(page, /\/assets\/.*\.js$/);
    const pictures = asked(page, /\.(?:avif|webp)$/);
    for (const path of ["/", "/contact", "/portfolio"]) {
      pictures.length = 0;
      await page.goto(relay.url + path);
      await timeForFaults(page, 1000);
    }
    expect(modules).toEqual([]);
    expect(pictures.length).toBeLessThanOrEqual(4);
  });

  test("a form starts it with what was written till then, and again on return", async ({ page, relay }) => {
    await page.goto(`${relay.url}/contact`);
    const name = page.getByRole("main").getByLabel("Name");
    await name.fill("Ana");
    await running(page);
    await expect(name).toHaveValue("Ana");
    const isKept = () => localStorage.getItem("contact-draft") !== null;
    await expect.poll(() => page.evaluate(isKept)).toBe(true);
    await openRunning(page, `${relay.url}/contact`);
    await expect(name).toHaveValue("Ana");
  });

  test("a server that is slow to answer does not make the link slow", async ({ page, relay }) => {
    await page.addInitScript(() => {
      const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const { requestStart, responseStart, type } = entry!;
      const timing = { requestStart, responseStart, type, secureConnectionStart: 20, connectEnd: 90 };
      performance.getEntriesByType = () => [timing as PerformanceNavigationTiming];
    });
    await page.goto(`${relay.url}/services`);
    await expect.poll(() => ownFaces(page)).toBe(2);
    await expect(page.locator("html[data-slow]")).toHaveCount(0);
  });

  test("fonts come with the second page, none for maps or slides of the first", async ({
    page,
    openPage,
    relay,
  }) => {
    const other = await openPage();
    const atLoad: string[] = [];
    const [fonts, othersFonts] = [asked(page, /\.woff2$/), asked(other, /\.woff2$/)];
    page.on("load", () => atLoad.push(...fonts));
    await other.goto(`${relay.url}/contact/careers`);
    await other.frameLocator('iframe[src^="/map"]').getByRole("img").first().waitFor();
    await page.goto(`${relay.url}/presentation`);
    await page.frameLocator("iframe").getByRole("heading").first().waitFor();
    await timeForFaults(page, 1500);
    expect([...fonts, ...othersFonts]).toEqual([]);
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
    await page.waitForURL("**/terms");
    await expect.poll(() => ownFaces(page)).toBe(2);
    expect(atLoad).toEqual([]);
  });
});

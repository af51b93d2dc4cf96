import type { Page } from "playwright/test";
import { testimonials } from "../content/generated/testimonials.ts";
import { servicePath } from "./pages.ts";
import {
  asked,
  expect,
  expectNoChangeDuring,
  hold,
  openRunning,
  ownFaces,
  running,
  saveData,
  soon,
  test,
  observed,
  watchShifts,
  stopClock,
} from "./fixtures.ts";

const signs: Record<string, (page: Page) => Promise<void>> = {
  "a key": (page) => page.keyboard.press("Shift"),
  "a scroll": (page) => page.evaluate(() => window.scrollBy({ top: 300, behavior: "instant" })),
  // The last, since it rests over further pages; in two steps: in some builds of Chromium the first reports no movement.
  "a pointer that moves": (page) => page.mouse.move(200, 300, { steps: 2 }),
};
test("a page fetches nothing of the application until a visitor does something", async ({ page }) => {
  await page.clock.install();
  const scripts = asked(page, /\/assets\/.*\.js$/);
  for (const [name, give] of Object.entries(signs)) {
    // In between, or the browser would take it for a reload and scroll.
    await page.goto("about:blank");
    scripts.length = 0;
    await page.goto("/services");
    if (name === "a key") await expectNoChangeDuring(page, () => scripts.length);
    expect(scripts, name).toEqual([]);
    await give(page);
    await page.waitForSelector("html[data-hydrated]", { state: "attached", timeout: 15_000 });
    expect(scripts.length, name).toBeGreaterThan(3);
  }
});

test("a tap on a link opens its page without waiting for the application", async ({ openPage }) => {
  const page = await openPage({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  await page.goto("/", { waitUntil: "load" });
  const scripts = asked(page, /\/assets\/.*\.js$/);
  const link = page.locator("main a").first();
  const to = await link.getAttribute("href");
  await link.tap();
  await page.waitForURL(`**${to}`);
  expect(scripts).toEqual([]);
});

test("with Save-Data nothing starts by itself and no font comes; a control starts it", async ({ page }) => {
  await page.clock.install();
  await page.setExtraHTTPHeaders({ "save-data": "on" });
  await saveData(page);
  const fetched = asked(page);
  await page.goto("/");
  // What a browser fires for a resting pointer when the page appears under it.
  await page.locator("h1").dispatchEvent("pointermove", { movementX: 0, movementY: 0 });
  await expectNoChangeDuring(page, () => page.locator("html[data-hydrated]").count());
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  expect(fetched.filter((url) => /\/assets\/.*\.js|\.woff2/.test(url))).toEqual([]);
  await page.getByRole("button", { name: /^Open Digital Advisor chat/ }).click();
  await running(page);
  await page.waitForLoadState("networkidle");
  // Nor what moves the sea, which stays a picture.
  expect(fetched.filter((url) => /\.woff2$|\/animation-/.test(url))).toEqual([]);
  const picture = page.locator("main img").first();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("nothing waits for late fonts, which move nothing when they come", async ({ page }) => {
  const shifts = await watchShifts(page);
  for (const [width, path] of [
    [390, "/clients"],
    [360, "/services"],
    [820, "/about"],
    [1440, "/"],
    [1440, servicePath],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    const release = await hold(page, "**/*.woff2");
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await ownFaces(page)).toBe(0);
    release();
    await page.evaluate(() => document.fonts.ready);
    expect(await ownFaces(page)).toBe(2);
    await observed(page);
    // Google's bound for a good page is 0.1; nobody sees as little as this.
    expect(await shifts(), `${path}, ${width} px`).toBeLessThanOrEqual(0.02);
  }
});

test("a start that fails changes nothing, and after a pause the next interaction starts it", async ({
  page,
}) => {
  let cut = true;
  await stopClock(page);
  await page.route("**/assets/libraries-*.js", (route) => (cut ? route.abort() : route.continue()));
  await page.goto("/clients");
  const chat = page.getByRole("button", { name: /^Open Digital Advisor chat/ });
  const before = await page.locator("body").innerText();
  await chat.dispatchEvent("click");
  await Promise.all([page.waitForEvent("requestfailed"), page.keyboard.press("Shift")]);
  await expect(chat).toBeVisible();
  expect(await page.locator("body").innerText()).toBe(before);
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  // By now the page knows that the start failed, and the pause has begun.
  const preloads = page.locator("head link[rel=modulepreload]");
  await expect(preloads).toHaveCount(0);
  // Each input would ask for all of it again.
  const requests = asked(page, /\/assets\//);
  for (let place = 0; place < 20; place += 1) await page.mouse.move(place, 9);
  expect(requests).toEqual([]);
  cut = false;
  await page.clock.runFor(1000);
  await page.keyboard.press("Tab");
  await running(page);
  await expect(chat).toBeVisible();
  await expectNoChangeDuring(page, () => page.getByRole("dialog").count());
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await chat.click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a click before the application runs is repeated once it does, unless late", async ({ page }) => {
  await page.clock.install();
  for (const [minutes, clicks] of [
    [0, ["1", "1"]],
    [2, ["1"]],
  ] as const) {
    const release = await hold(page, "**/assets/entry.client-*.js");
    await page.goto("/clients");
    await page.locator("#testimonials").scrollIntoViewIfNeeded();
    const control = page.locator("#testimonials li").first().getByRole("button");
    await control.evaluate((button: HTMLElement) => {
      const details: number[] = [];
      button.addEventListener("click", ({ detail }) => {
        details.push(detail);
        button.dataset["clicks"] = details.join();
      });
    });
    await control.dispatchEvent("click", { detail: 1 });
    await expect(control).toHaveAttribute("data-clicks", "1");
    await page.clock.fastForward(minutes * 60_000);
    release();
    await running(page);
    await expectNoChangeDuring(page, () => control.getAttribute("data-clicks"));
    await expect(control).toHaveAttribute("data-clicks", clicks.join());
  }
});

test("a click while the application takes the page over counts once", async ({ page }) => {
  await page.route("**/assets/entry.client-*.js", async (route) => {
    const answer = await route.fetch();
    const click = `document.querySelector('[aria-label="Next slide"]').click()`;
    // Between two parts of React's work.
    await route.fulfill({
      body: `${await answer.text()};setTimeout(() => setTimeout(() => ${click}));`,
      response: answer,
    });
  });
  await openRunning(page, "/");
  const slides = page.locator('[aria-roledescription="slide"]');
  await expect(slides.and(page.locator(":not([inert])"))).toHaveAttribute("aria-label", /^2 of/);
});

test("below the support floor the page is the one without script", async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => Reflect.deleteProperty(window, "TextEncoderStream"));
  await page.goto("/clients");
  await page.keyboard.press("Tab");
  const started = page.locator("html[data-script], html[data-hydrated]");
  await expectNoChangeDuring(page, () => started.count());
  await expect(started).toHaveCount(0);
  const cards = page.locator("#testimonials figcaption");
  await expect(cards.filter({ visible: true })).toHaveCount(testimonials.length);
});

test.describe("on a slow link", () => {
  test.use({ quickLink: false, relayDelay: 300 });

  test("the application starts with a control, links open whole pages, fonts show on the third", async ({
    page,
    relay,
  }) => {
    const scripts = asked(page, /\/assets\/.*\.js$/);
    const fonts = asked(page, /\.woff2$/);
    const atLoad: string[] = [];
    page.on("load", () => atLoad.push(...fonts));
    // The map in a frame brings no fonts either.
    await page.goto(`${relay.url}/contact/careers`);
    await page.waitForLoadState("networkidle");
    expect(fonts).toEqual([]);
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
    await page.waitForURL("**/terms");
    expect(scripts).toEqual([]);
    await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
    // The second page fetches them, after everything else.
    await soon(() => page.evaluate(() => localStorage.getItem("fonts"))).toBe("1");
    expect([await ownFaces(page), ...atLoad]).toEqual([0]);

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
    await soon(() => ownFaces(page)).toBe(2);
  });

  test("neither a slow server nor one slow page makes the link slow", async ({ page }) => {
    // What the browser measured: first byte, then opening the connection, which a connection that is kept saves.
    for (const [what, firstByte, connecting, encrypting, isSlow] of [
      ["a late answer over a quick connection", 400, 70, 70, false],
      ["a late answer over a connection that is there", 400, 0, 0, false],
      ["a slow link", 400, 400, 400, true],
      ["the next page over it", 400, 0, 0, true],
      ["a quick answer", 50, 0, 0, false],
      ["a late one after that", 400, 0, 0, false],
    ] as const) {
      const timing = {
        requestStart: 100,
        responseStart: 100 + firstByte,
        connectStart: 100 - connecting - encrypting,
        secureConnectionStart: encrypting && 100 - encrypting,
        connectEnd: 100,
        workerStart: 0,
        type: "navigate",
      };
      await page.addInitScript((entry) => {
        performance.getEntriesByType = () => [entry as unknown as PerformanceEntry];
      }, timing);
      await page.goto("/terms");
      expect(await page.evaluate(() => "slow" in document.documentElement.dataset), what).toBe(isSlow);
    }
  });
});

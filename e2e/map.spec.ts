import type { FrameLocator, Page } from "playwright/test";
import { expect, running, test } from "./visitor.ts";
import { violations } from "./violations.ts";

/** How many units of the chart the map is across. */
const across = (map: Page | FrameLocator) =>
  map.locator("#map > svg").evaluate((svg) => Number(svg.getAttribute("viewBox")?.split(" ")[2]));
const view = (map: Page | FrameLocator) => map.locator("#map > svg").getAttribute("viewBox");

/** As large as the contact page frames it on a desktop. */
const framed = { width: 480, height: 384 };

const office = (page: Page) => page.frameLocator("main iframe");

test.describe("the map", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("R-CON-05, R-NET-08: the contact page frames a map of the office from the start, all of it our own", async ({
    page,
    baseURL,
  }) => {
    const others: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(baseURL ?? "")) others.push(request.url());
    });
    await page.goto("/contact");
    const frame = page.locator("main iframe");
    await expect(frame).toHaveAttribute("title", /\w/);
    expect(await frame.evaluate((element: HTMLIFrameElement) => element.loading)).toBe("lazy");
    await frame.scrollIntoViewIfNeeded();
    await expect(office(page).getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(office(page).locator(".office text").first()).toBeVisible();
    await running(page);
    expect(others).toEqual([]);
  });

  test("it zooms and moves by buttons and keys, and comes back to the office", async ({ page }) => {
    await page.setViewportSize(framed);
    await page.goto("/map");
    const start = await view(page);
    const wide = await across(page);
    await page.getByRole("button", { name: "Zoom in", exact: true }).click();
    expect(await across(page)).toBeCloseTo(wide / 2, 0);
    await page.getByRole("button", { name: "Zoom out", exact: true }).click();
    expect(await across(page)).toBeCloseTo(wide, 0);
    const map = page.getByRole("application");
    await map.focus();
    await expect(map).toHaveAccessibleDescription(/Arrow keys/);
    const before = await view(page);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowUp");
    expect(await view(page)).not.toBe(before);
    await page.keyboard.press("+");
    expect(await across(page)).toBeCloseTo(wide / 2, 0);
    await expect(page.getByRole("status")).toHaveText(/\d+ km across/);
    await page.getByRole("button", { name: "Back to the office" }).click();
    expect(await view(page)).toBe(start);
    await map.focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Zoom in", exact: true })).toBeFocused();
  });

  test("the wheel is the page's until the map is chosen, and Ctrl with the wheel is the map's", async ({
    page,
  }) => {
    await page.goto("/contact");
    const frame = page.locator("main iframe");
    await frame.scrollIntoViewIfNeeded();
    await expect(office(page).getByRole("application")).toBeVisible();
    const overMap = async () => {
      const box = (await frame.boundingBox())!;
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    };
    await overMap();
    const wide = await across(office(page));
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, -120);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(scrolled);
    expect(await across(office(page))).toBe(wide);
    await frame.scrollIntoViewIfNeeded();
    await overMap();
    await page.keyboard.down("Control");
    await page.mouse.wheel(0, -120);
    await page.keyboard.up("Control");
    await expect.poll(() => across(office(page))).toBeLessThan(wide);
  });

  test("it is dragged by the mouse, and never beyond the chart", async ({ page }) => {
    await page.setViewportSize(framed);
    await page.goto("/map");
    const before = await view(page);
    await page.mouse.move(300, 300);
    await page.mouse.down();
    await page.mouse.move(360, 340, { steps: 4 });
    await page.mouse.up();
    expect(await view(page)).not.toBe(before);
    await page.getByRole("application").focus();
    for (let press = 0; press < 40; press += 1) await page.keyboard.press("ArrowLeft");
    expect(Number((await view(page))!.split(" ")[0])).toBeCloseTo(0, 3);
    for (let press = 0; press < 12; press += 1) await page.keyboard.press("-");
    await expect(page.getByRole("button", { name: "Zoom out", exact: true })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  });

  test("it has no WCAG 2.2 AA violation and no scrollbar", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    for (const [width, height] of [
      [280, 224],
      [350, 280],
      [480, 384],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto("/map");
      expect(await violations(page, { framed: true }), `${width} px`).toEqual([]);
      await expect(page.getByRole("main")).toHaveCount(0);
      const scrolled = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return [scrollWidth, scrollHeight];
      });
      expect(scrolled).toEqual([width, height]);
    }
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violations(page, { colours: true }), "dark").toEqual([]);
  });
});

test("no search engine lists the map, and browsers ask whether it has changed", async ({ page, request }) => {
  const { etag, "cache-control": caching } = (await request.get("/map")).headers();
  expect(etag).toMatch(/\w/);
  expect(caching).toBe("public, max-age=0");
  await page.goto("/map");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("the map takes at most 20 KB as it is sent", async ({ request }) => {
  const { brotliCompressSync, constants } = await import("node:zlib");
  const document = await (await request.get("/map")).body();
  // As Cloudflare compresses on the fly.
  const sent = brotliCompressSync(document, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  expect(sent.length).toBeLessThan(20_480);
});

test.describe("the map without script", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the office, still, with names that can be read and a link to OpenStreetMap", async ({
    page,
  }) => {
    for (const width of [280, 350, 480]) {
      await page.setViewportSize({ width, height: Math.round(width * 0.8) });
      await page.goto("/map");
      await expect(page.locator(".office text").first()).toBeInViewport();
      await expect(page.getByRole("button")).toHaveCount(0);
      const link = page.getByRole("link", {
        name: "Open in OpenStreetMap (opens in a new tab)",
        exact: true,
      });
      await expect(link).toHaveAttribute("href", /^https:\/\/www\.openstreetmap\.org\//);
      const { height } = (await page.locator(".office text").last().boundingBox())!;
      expect(height, `${width} px`).toBeGreaterThan(12);
    }
  });
});

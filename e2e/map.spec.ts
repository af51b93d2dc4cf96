import { brotliCompressSync, constants } from "node:zlib";
import type { FrameLocator, Page } from "playwright/test";
import { asked, elsewhere, expect, openRunning, test } from "./visitor.ts";
import { violations } from "./violations.ts";

/** How many units of the chart the map is across. */
const across = (map: Page | FrameLocator) =>
  map.locator("#map > svg").evaluate((svg) => Number(svg.getAttribute("viewBox")?.split(" ")[2]));
const view = (map: Page | FrameLocator) => map.locator("#map > svg").getAttribute("viewBox");

/** The sizes in which the contact page frames it, on phones and on a desktop. */
const framed: readonly [width: number, height: number][] = [
  [280, 224],
  [350, 280],
  [480, 384],
];

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("R-CON-05, R-NET-08: our own map is framed; its wheel needs Ctrl", async ({ page, baseURL }) => {
  const others = asked(page, elsewhere(baseURL));
  await openRunning(page, "/contact");
  const office = page.frameLocator("main iframe");
  const frame = page.locator("main iframe");
  await expect(frame).toHaveAttribute("title", /\w/);
  expect(await frame.evaluate((element: HTMLIFrameElement) => element.loading)).toBe("lazy");
  await frame.scrollIntoViewIfNeeded();
  await expect(office.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(office.locator(".office text").first()).toBeVisible();
  await expect(office.getByRole("application")).toBeVisible();
  expect(others).toEqual([]);

  const overMap = async () => {
    const box = (await frame.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  };
  await overMap();
  const wide = await across(office);
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, -120);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(scrolled);
  expect(await across(office)).toBe(wide);
  await frame.scrollIntoViewIfNeeded();
  await overMap();
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -120);
  await page.keyboard.up("Control");
  await expect.poll(() => across(office)).toBeLessThan(wide);
});

test("it zooms and moves by buttons, keys and mouse within the chart, and returns", async ({ page }) => {
  const [width, height] = framed.at(-1)!;
  await page.setViewportSize({ width, height });
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

  await page.mouse.move(300, 300);
  await page.mouse.down();
  await page.mouse.move(360, 340, { steps: 4 });
  await page.mouse.up();
  expect(await view(page)).not.toBe(start);
  await map.focus();
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
  await page.goto("/map");
  for (const [width, height] of framed) {
    await page.setViewportSize({ width, height });
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

test("no search engine lists the map; browsers ask for changes; 20 KB are sent", async ({ request }) => {
  const response = await request.get("/map");
  const { etag, "cache-control": caching } = response.headers();
  expect(etag).toMatch(/\w/);
  expect(caching).toBe("public, max-age=0");
  const document = await response.body();
  expect(document.toString()).toMatch(/<meta name="robots" content="noindex"/);
  // As Cloudflare compresses on the fly.
  const sent = brotliCompressSync(document, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  expect(sent.length).toBeLessThan(20_480);
});

test("without script the map shows the office, still, with readable names and a link to OpenStreetMap", async ({
  openPage,
}) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto("/map");
  for (const [width, height] of framed) {
    await page.setViewportSize({ width, height });
    await expect(page.locator(".office text").first()).toBeInViewport();
    await expect(page.getByRole("button")).toHaveCount(0);
    const link = page.getByRole("link", {
      name: "Open in OpenStreetMap (opens in a new tab)",
      exact: true,
    });
    await expect(link).toHaveAttribute("href", /^https:\/\/www\.openstreetmap\.org\//);
    const text = (await page.locator(".office text").last().boundingBox())!;
    expect(text.height, `${width} px`).toBeGreaterThan(12);
  }
});

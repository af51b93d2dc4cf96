import type { Page } from "playwright/test";
import { asked, expect, openRunning, stopClock, test } from "./fixtures.ts";

const sea = (page: Page) => page.locator("main canvas");
/** The code of the movement. */
const code = /\/assets\/animation-[^/]+\.js$/;

/** A stroke of the pointer over open sea. */
async function stroke(page: Page): Promise<void> {
  const { x, y, width, height } = (await sea(page).boundingBox())!;
  for (let step = 0; step <= 20; step += 1)
    await page.mouse.move(x + width * (0.5 + step * 0.02), y + Math.min(height, 700) * 0.12 + step * 3);
}

const opacity = (page: Page) => sea(page).evaluate((canvas) => Number(getComputedStyle(canvas).opacity));
/** What the canvas shows, as a text that changes with any pixel. */
const shown = (page: Page) => sea(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

test("the hero's sea answers pointer and press, and rests in five seconds", async ({ page }) => {
  const list = asked(page);
  let atLoad: string[] = [];
  page.on("load", () => (atLoad = [...list]));
  const ready = page.waitForResponse(code);
  await openRunning(page, "/");
  await ready;
  // Then it reads the picture and takes its size.
  await expect.poll(() => sea(page).evaluate((canvas: HTMLCanvasElement) => canvas.width)).not.toBe(300);
  // Its code comes after the page has loaded.
  expect(atLoad.length).toBeGreaterThan(3);
  expect(atLoad.filter((url) => code.test(url))).toEqual([]);
  await stopClock(page);
  // Nothing moves by itself.
  expect(await opacity(page)).toBe(0);

  await test.step("a stroke of the pointer", async () => {
    await stroke(page);
    await page.clock.runFor(100);
    await expect(sea(page)).toHaveCSS("opacity", "1");
    const first = await shown(page);
    await page.clock.runFor(200);
    expect(await shown(page)).not.toBe(first);
    await page.clock.fastForward(4700);
    await expect(sea(page)).toHaveCSS("opacity", "0");
  });

  await test.step("a press; and it rests at once when less motion is asked for", async () => {
    await page.clock.fastForward(5000);
    await expect(sea(page)).toHaveCSS("opacity", "0");
    await page.mouse.click(1000, 120);
    await expect(sea(page)).toHaveCSS("opacity", "1");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(sea(page)).toHaveCSS("opacity", "0");
    await stroke(page);
    expect(await opacity(page)).toBe(0);
  });
});

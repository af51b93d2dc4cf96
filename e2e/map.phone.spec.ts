import type { CDPSession } from "playwright/test";
import { expect, test } from "./visitor.ts";

const touch = (
  session: CDPSession,
  type: "touchStart" | "touchMove" | "touchEnd",
  points: [number, number][],
) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y]) => ({ x, y })) });

test("two fingers zoom the map; one moves it only after a tap, and until then the page", async ({ page }) => {
  await page.goto("/map");
  const svg = page.locator("#map > svg");
  const view = async () => (await svg.getAttribute("viewBox"))!.split(" ").map(Number);
  await expect(page.getByRole("application")).toBeVisible();
  const session = await page.context().newCDPSession(page);
  const [x = 0, , across = 0] = await view();

  await touch(session, "touchStart", [[200, 300]]);
  await touch(session, "touchMove", [[150, 300]]);
  await touch(session, "touchMove", [[100, 300]]);
  await touch(session, "touchEnd", []);
  expect((await view())[0]).toBe(x);

  await touch(session, "touchStart", [
    [150, 300],
    [250, 300],
  ]);
  await touch(session, "touchMove", [
    [120, 300],
    [280, 300],
  ]);
  await touch(session, "touchMove", [
    [100, 300],
    [300, 300],
  ]);
  await touch(session, "touchEnd", []);
  const [, , nearer = 0] = await view();
  expect(nearer).toBeLessThan(across * 0.7);

  await page.touchscreen.tap(200, 400);
  const [from = 0] = await view();
  await touch(session, "touchStart", [[200, 300]]);
  await touch(session, "touchMove", [[150, 300]]);
  await touch(session, "touchMove", [[100, 300]]);
  await touch(session, "touchEnd", []);
  expect((await view())[0]).toBeGreaterThan(from);
});

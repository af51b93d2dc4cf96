import { drag } from "./touch.ts";
import { expect, test } from "./visitor.ts";

test("two fingers zoom the map; one moves it only after a tap, and until then the page", async ({ page }) => {
  await page.goto("/map");
  const svg = page.locator("#map > svg");
  const view = async () => (await svg.getAttribute("viewBox"))!.split(" ").map(Number);
  await expect(page.getByRole("application")).toBeVisible();
  const oneFinger = () => drag(page, { from: [200, 300], to: [100, 300] });
  const [x = 0, , across = 0] = await view();

  await oneFinger();
  expect((await view())[0]).toBe(x);

  await drag(page, { from: [150, 300], to: [100, 300] }, { from: [250, 300], to: [300, 300] });
  const [, , nearer = 0] = await view();
  expect(nearer).toBeLessThan(across * 0.7);

  await page.touchscreen.tap(200, 400);
  const [from = 0] = await view();
  await oneFinger();
  expect((await view())[0]).toBeGreaterThan(from);
});

import { regions } from "#content/generated/regions.ts";
import { expect, openRunning, test } from "./fixtures.ts";

const section = "#global-reach";

test("each region has a map to be read on a phone, without script too", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto("/clients");
  const names = page.locator(`${section} li svg text`);
  await expect(names).toHaveText(regions.flatMap(({ places }) => places.map(({ name }) => name)));
  for (const name of await names.all()) {
    const { x, width, height } = (await name.boundingBox())!;
    expect(height, (await name.textContent())!).toBeGreaterThanOrEqual(12);
    expect(x).toBeGreaterThanOrEqual(20);
    expect(x + width).toBeLessThanOrEqual(370);
  }
});

test("a region pointed at, focused or pressed shows its places on the world's map", async ({ page }) => {
  const [first] = regions;
  await openRunning(page, "/clients");
  const world = page.locator(`${section} img[alt]:not([alt=""]) + svg`);
  await expect(world).toHaveCount(0);
  const button = (title: string) => page.locator(section).getByRole("button", { name: title, exact: true });
  for (const { title, places } of regions) {
    await button(title).hover();
    await expect(world.locator("text")).toHaveText(places.map(({ name }) => name));
  }
  await page.mouse.move(5, 5);
  await expect(world).toHaveCount(0);
  await button(first!.title).click();
  await page.mouse.move(5, 5);
  await expect(button(first!.title)).toHaveAttribute("aria-pressed", "true");
  await expect(world.locator("text")).toHaveText(first!.places.map(({ name }) => name));
  await page.keyboard.press("Tab");
  await expect(world.locator("text").first()).toHaveText(regions[1]!.places[0]!.name);
});

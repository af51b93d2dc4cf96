import { deck } from "../content/generated/deck.ts";
import { drag } from "./touch.ts";
import { expect, openRunning, test } from "./visitor.ts";

const count = deck.slides.length;

test("a swipe turns the slide; the address follows, without an entry to go back to", async ({ page }) => {
  await openRunning(page, "/presentation/deck");
  const before = await page.evaluate(() => history.length);
  for (const to of [2, 3]) {
    await drag(page, { from: [330, 400], to: [70, 400] });
    await expect(page).toHaveURL(new RegExp(`#${to}$`));
    await expect(page.getByRole("group", { name: `Slide ${to} of ${count}` })).toBeInViewport({ ratio: 0.9 });
  }
  expect(await page.evaluate(() => history.length)).toBe(before);

  // The overview has room for every slide, large enough to be touched.
  await page.getByRole("button", { name: "All slides" }).click();
  const jumps = page.getByRole("link", { name: /^Slide \d+ of/ });
  await expect(jumps).toHaveCount(count);
  for (const jump of await jumps.all()) {
    await expect(jump).toBeInViewport({ ratio: 0.99 });
    const { width = 0, height = 0 } = (await jump.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await jumps.nth(4).click();
  await expect(page).toHaveURL(/#5$/);
});

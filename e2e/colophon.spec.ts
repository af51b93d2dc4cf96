import { colophon } from "../content/generated/colophon.ts";
import { expect, test } from "./visitor.ts";

test("the footer leads to the colophon, which has this build's weights, with bars", async ({ page }) => {
  await page.goto("/privacy");
  await page.getByRole("contentinfo").getByRole("link", { name: "Colophon" }).click();
  await expect(page).toHaveURL(/\/colophon$/);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Accessibility" })).toHaveAttribute("href", "/accessibility");
  // Placeholders left unfilled.
  await expect(main).not.toContainText(/@\w+@|[{}]|NaN|undefined/);
  const { kinds, heading } = colophon.weights;
  const table = page.getByRole("region", { name: heading }).getByRole("table");
  const rows = table.locator("tbody tr");
  await expect(rows).toHaveCount(kinds.length);
  const all = await rows.getByRole("cell").allTextContents();
  const most = Math.max(...all.map(Number));
  for (const [place, { name }] of kinds.entries()) {
    await expect(rows.nth(place).getByRole("rowheader")).toHaveText(name);
    const kilobytes = Number(await rows.nth(place).getByRole("cell").textContent());
    expect(kilobytes).toBeGreaterThan(5);
    const bar = await rows.nth(place).locator("rect").getAttribute("width");
    expect(Math.abs(Number.parseFloat(bar ?? "") - (100 * kilobytes) / most)).toBeLessThanOrEqual(1);
  }
});

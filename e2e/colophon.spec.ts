import { colophon } from "../content/generated/colophon.ts";
import { expect, test } from "./fixtures.ts";

test("the footer leads to the colophon, which names what the site is made of", async ({ page }) => {
  await page.goto("/privacy");
  await page.getByRole("contentinfo").getByRole("link", { name: "Colophon" }).click();
  await expect(page).toHaveURL(/\/colophon$/);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Accessibility" })).toHaveAttribute("href", "/accessibility");
  const { parts, heading } = colophon.made;
  const rows = page.getByRole("region", { name: heading }).locator("tbody tr");
  await expect(rows).toHaveCount(parts.length);
  for (const [place, { name, licence }] of parts.entries()) {
    await expect(rows.nth(place).getByRole("rowheader")).toHaveText(name);
    await expect(rows.nth(place).getByRole("cell").last()).toHaveText(licence);
  }
});

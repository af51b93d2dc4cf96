import { agency } from "../content/generated/agency.ts";
import { studyPath } from "./pages.ts";
import { expect, gotoHydrated, test } from "./fixtures.ts";

test("a printed case study is whole, and says whose it is and how to reach us", async ({ page }) => {
  // As the print dialog does, from an unscrolled page on the screen.
  await gotoHydrated(page, studyPath);
  await page.emulateMedia({ media: "print" });
  const quote = page.locator("blockquote");
  await expect(quote).toBeVisible();
  const opacity = await quote.evaluate((element) => {
    let product = 1;
    for (let node: Element | null = element; node; node = node.parentElement)
      product *= Number(getComputedStyle(node).opacity);
    return product;
  });
  expect(opacity).toBe(1);
  await expect(page.getByRole("link", { name: "Back to Case Studies" })).toBeHidden();
  const imprint = page.getByText(new RegExp(`${studyPath}$`)).filter({ visible: true });
  await expect(imprint).toBeVisible();
  const footer = page.getByRole("contentinfo");
  for (const text of [agency.name, agency.email, agency.phone, agency.address.street])
    await expect(footer.getByText(text).filter({ visible: true })).toHaveCount(1);
  await expect(footer.getByRole("link", { name: "Portfolio" }).filter({ visible: true })).toHaveCount(0);
  // The lines of the handout don't show on the screen.
  await page.emulateMedia({ media: "screen" });
  await expect(imprint).toHaveCount(0);
});

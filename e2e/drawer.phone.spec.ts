import { expect, running, test } from "./visitor.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("R-STA-06, R-NAV-06 to 08: the drawer at the right edge, its sections independent, a link closes it", async ({
      page,
    }) => {
      await page.goto("/");
      const drawer = page.getByRole("dialog", { name: "Menu" });
      await expect(drawer).toBeHidden();
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(drawer).toBeVisible();
      const box = await drawer.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(390);
      const items = drawer.locator("nav > ul > li");
      await expect(items).toHaveCount(7);
      await drawer.getByText("Services", { exact: true }).click();
      await drawer.getByText("About", { exact: true }).click();
      await expect(drawer.getByRole("link", { name: "Web Development" })).toBeVisible();
      await expect(drawer.getByRole("link", { name: "FAQ" })).toBeVisible();
      await drawer.getByText("Services", { exact: true }).click();
      await expect(drawer.getByRole("link", { name: "Web Development" })).toBeHidden();
      await drawer.getByRole("link", { name: "FAQ" }).click();
      await expect(page).toHaveURL(/\/about\/faq$/);
      await expect(drawer).toBeHidden();
    });

    test("it closes by its button and by Escape", async ({ page }) => {
      await page.goto("/");
      const drawer = page.getByRole("dialog", { name: "Menu" });
      for (const close of [
        () => drawer.getByRole("button", { name: "Close" }).click(),
        () => page.keyboard.press("Escape"),
      ]) {
        await page.getByRole("button", { name: "Menu" }).click();
        await expect(drawer).toBeVisible();
        await close();
        await expect(drawer).toBeHidden();
      }
    });
  });
}

test("R-NAV-11: open sections stay open until the page is reloaded", async ({ page }) => {
  await page.goto("/");
  await running(page);
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await page.getByRole("button", { name: "Menu" }).click();
  await drawer.getByText("Clients", { exact: true }).click();
  await drawer.getByRole("link", { name: "Partners" }).click();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(drawer.getByRole("link", { name: "Partners" })).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(drawer.getByRole("link", { name: "Partners" })).toBeHidden();
});

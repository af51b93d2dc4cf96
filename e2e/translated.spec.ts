import { expect, openRunning, test, translate } from "./fixtures.ts";

test("on a translated page, search as one types goes on", async ({ page }) => {
  await openRunning(page, "/search");
  const field = page.getByRole("searchbox");
  for (const question of ["clinic cloud", "cloud"]) {
    await field.fill(question);
    await expect(page.getByRole("heading", { name: `for “${question}”` })).toBeVisible();
    await translate(page);
  }
  await expect(field).toHaveValue("cloud");
});

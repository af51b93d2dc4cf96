import { caseStudyFilters } from "../content/generated/filters.ts";
import { expect, openRunning, test } from "./visitor.ts";

const [first = ""] = caseStudyFilters;
const last = caseStudyFilters.at(-1) ?? "";

test("in a row that scrolls sideways the chosen one shows, on arrival and later", async ({ page }) => {
  await openRunning(page, "/about/faq");
  const tab = page.getByRole("main").locator('[aria-current="page"]');
  await expect(tab).toBeInViewport({ ratio: 1 });
  expect((await tab.boundingBox())!.x).toBeGreaterThan(0);

  await openRunning(page, `/case-studies?filter=${encodeURIComponent(last)}`);
  const chosen = page.getByRole("main").locator('button[aria-pressed="true"]');
  await expect(chosen).toHaveText(last);
  await expect(chosen).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: first }).click();
  await expect(chosen).toHaveText(first);
  await expect(chosen).toBeInViewport({ ratio: 1 });
  // The page itself doesn't scroll.
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

import { agency } from "../content/generated/agency.ts";
import { studyPath } from "./pages.ts";
import { expect, openRunning, test } from "./visitor.ts";

test("a printed case study is a whole handout", async ({ page }) => {
  // As the print dialog does, from a page as it is on the screen, unscrolled.
  await openRunning(page, studyPath);
  await page.emulateMedia({ media: "print" });
  const quote = page.locator("blockquote");
  await expect(quote).toBeVisible();
  expect(
    await quote.evaluate((element) => {
      let opacity = 1;
      for (let node: Element | null = element; node; node = node.parentElement)
        opacity *= Number(getComputedStyle(node).opacity);
      return opacity;
    }),
  ).toBe(1);
  for (const part of ["header", "footer", "nav", 'aside[aria-label="Chat"]', ".btn", ".btn-quiet"])
    await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Back to Case Studies" })).toBeHidden();
  // Whose it is, how to reach us, where it stands.
  const imprint = page.getByText(new RegExp(`${studyPath}$`)).filter({ visible: true });
  await expect(imprint).toContainText(agency.name);
  await expect(imprint).toContainText(agency.email);
  for (const box of ["figure", "blockquote", "main li", "main img", "main dl > div"]) {
    const breaks = await page
      .locator(box)
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).breakInside));
    expect(new Set(breaks), box).toEqual(new Set(["avoid"]));
  }
  // On the screen nothing of the handout's own lines shows.
  await page.emulateMedia({ media: "screen" });
  await expect(imprint).toHaveCount(0);
});

import type { Page } from "playwright/test";
import { agency } from "../content/generated/agency.ts";
import { articlePath, below, projectPath, servicePath, studyPath } from "./pages.ts";
import { expect, running, test } from "./visitor.ts";

/** Width of A4 without its margins, CSS pixels. */
const paper = { width: 673, height: 987 };

const pages = [
  "/",
  servicePath,
  projectPath,
  studyPath,
  "/clients",
  "/contact/quote",
  articlePath,
  "/privacy",
];

/** Opens a page as it is on the screen, unscrolled, and turns to paper as the print dialog does. */
async function print(page: Page, path: string, colorScheme: "light" | "dark" = "light"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.goto(path);
  await running(page);
  await page.emulateMedia({ media: "print", colorScheme });
}

for (const path of below("/case-studies").slice(0, 3)) {
  test(`a printed case study is a whole handout: ${path}`, async ({ page }) => {
    await print(page, path);
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
    const imprint = page.getByText(new RegExp(`${path}$`)).filter({ visible: true });
    await expect(imprint).toContainText(agency.name);
    await expect(imprint).toContainText(agency.email);
    for (const box of ["figure", "blockquote", "main li", "main img", "main dl > div"]) {
      const breaks = await page
        .locator(box)
        .evaluateAll((all) => all.map((element) => getComputedStyle(element).breakInside));
      expect(new Set(breaks), box).toEqual(new Set(["avoid"]));
    }
  });
}

test("on the screen nothing of the handout's own lines shows", async ({ page }) => {
  await page.goto(studyPath);
  await expect(page.getByText(new RegExp(`${studyPath}$`)).filter({ visible: true })).toHaveCount(0);
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const path of pages) {
    test(`${path} is printed black on white without bands, maps or controls, also from a ${colorScheme} screen`, async ({
      page,
    }) => {
      await print(page, path, colorScheme);
      const seen = await page.evaluate(() => {
        const shown = [...document.querySelectorAll("body *")].filter(
          (element) => element.checkVisibility() && !element.closest("svg"),
        );
        const withText = shown.filter((element) =>
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          ),
        );
        return {
          colours: [...new Set(withText.map((element) => getComputedStyle(element).color))],
          grounds: [
            ...new Set(
              shown
                .filter((element) => !/i-(?:lucide|simple)/.test(element.className))
                .map((element) => {
                  const { backgroundColor, backgroundImage } = getComputedStyle(element);
                  return `${backgroundColor} ${backgroundImage}`;
                }),
            ),
          ],
          maps: shown.filter((element) => /\/images\/art\//.test(element.getAttribute("src") ?? "")).length,
          controls: shown
            .filter((element) => element.matches("button, header, footer, nav, iframe, [role='dialog']"))
            .map((element) => element.outerHTML.slice(0, 80)),
        };
      });
      expect(seen.colours).toEqual(["rgb(0, 0, 0)"]);
      expect(seen.grounds).toEqual(["rgba(0, 0, 0, 0) none"]);
      expect(seen.maps).toBe(0);
      expect(seen.controls).toEqual([]);
      await page.setViewportSize(paper);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        paper.width,
      );
    });
  }
}

import type { Page } from "playwright/test";
import { agency } from "../content/generated/agency.ts";
import { articlePath, below, projectPath, servicePath } from "./pages.ts";
import { expect, running, test } from "./visitor.ts";

/** Width of A4 without its margins, CSS pixels. */
const paper = { width: 673, height: 987 };

const pages = ["/", servicePath, projectPath, "/clients", "/contact/quote", articlePath];

/** Turns to paper as the print dialog does, from a page as it is on the screen, unscrolled. */
async function print(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: "screen", colorScheme: "light" });
  await page.goto(path);
  await running(page);
  await page.emulateMedia({ media: "print" });
}

test("a printed case study is a whole handout", async ({ page }) => {
  for (const path of below("/case-studies").slice(0, 3)) {
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
    // On the screen nothing of the handout's own lines shows.
    await page.emulateMedia({ media: "screen" });
    await expect(imprint).toHaveCount(0);
  }
});

/** In the browser: the colours and parts of the page as it lies now. */
function shownParts() {
  const shown = [...document.querySelectorAll("body *")].filter(
    (element) => element.checkVisibility() && !element.closest("svg"),
  );
  const withText = shown.filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
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
}

test("pages are printed black on white without bands, maps or controls, also from a dark screen", async ({
  page,
}) => {
  const desktop = page.viewportSize()!;
  for (const path of pages) {
    await page.setViewportSize(desktop);
    await print(page, path);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await page.evaluate(shownParts), `${path}, ${colorScheme}`).toEqual({
        colours: ["rgb(0, 0, 0)"],
        grounds: ["rgba(0, 0, 0, 0) none"],
        maps: 0,
        controls: [],
      });
    }
    await page.setViewportSize(paper);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
      paper.width,
    );
  }
});

import { below } from "./pages.ts";
import { expect, test } from "./fixtures.ts";

const pages = [...below("/case-studies"), ...below("/blog")];

/** Words in the page's drawings that are small, or leave the window. In the browser. */
const smallOrCut = (figures: Element[]) =>
  figures
    .flatMap((figure) => Array.from(figure.querySelectorAll("text, li, th, td, p")))
    .flatMap((text) => {
      const { left, right, width } = text.getBoundingClientRect();
      if (width === 0) return [];
      const small = Number.parseFloat(getComputedStyle(text).fontSize) < 12;
      const outside = left < -1 || right > innerWidth + 1;
      return small || outside ? [`${text.textContent} ${small ? "is small" : "is cut"}`] : [];
    });

// They come with the page; starting the application would only take time.
test("drawings are read on a phone", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false, viewport: { width: 320, height: 844 } });
  for (const path of pages) {
    await page.goto(path);
    const drawings = page.locator("figure.drawing");
    expect(await drawings.count(), path).toBeGreaterThan(0);
    expect(await drawings.evaluateAll(smallOrCut), path).toEqual([]);
  }
});

import { articlePath, below, studyPath } from "./pages.ts";
import { expect, test } from "./fixtures.ts";
import { violations } from "./axe.ts";

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

test("drawings with open tables break no rule of WCAG and obey forced colours", async ({ page }) => {
  for (const path of [studyPath, articlePath]) {
    await page.emulateMedia({ colorScheme: "light", forcedColors: "none", reducedMotion: "reduce" });
    await page.goto(path);
    await page.locator("figure.drawing details").evaluateAll((all) => {
      for (const one of all) one.setAttribute("open", "");
    });
    expect(await violations(page, { within: "figure.drawing" }), path).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violations(page, { within: "figure.drawing", colours: true }), `${path}, dark`).toEqual([]);
    await page.emulateMedia({ forcedColors: "active" });
    const colours = await page
      .locator("figure.drawing text")
      .evaluateAll((texts) => [...new Set(texts.map((text) => getComputedStyle(text).fill))]);
    const { ink, paper } = await page.evaluate(() => {
      const system = (name: string) => {
        document.body.style.setProperty("color", name, "important");
        return getComputedStyle(document.body).color;
      };
      return { ink: ["CanvasText", "LinkText", "GrayText"].map(system), paper: system("Canvas") };
    });
    for (const colour of colours) expect([...ink, paper], path).toContain(colour);
  }
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

import { articlePath, below } from "./pages.ts";
import { expect, test } from "./visitor.ts";
import { violations } from "./violations.ts";

const studies = below("/case-studies");
const pages = [...studies, ...below("/blog")];

for (const path of pages) {
  test(`${path}: its drawings are read by everybody, on a phone too`, async ({ page }) => {
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      const drawings = page.locator("figure.drawing");
      for (const drawing of await drawings.all()) {
        await expect(drawing.locator("figcaption")).not.toBeEmpty();
        // A picture has its words or its table below; what is a list is read as one.
        const picture = drawing.getByRole("img");
        const told = (await picture.count()) > 0 ? drawing.locator("details") : drawing.getByRole("listitem");
        expect((await told.first().textContent())?.trim()).toBeTruthy();
      }
      const faults = await drawings.evaluateAll((figures, limit) => {
        const texts = figures.flatMap((figure) => Array.from(figure.querySelectorAll("text, li, th, td, p")));
        return texts.flatMap((text) => {
          const { left, right, width: wide } = text.getBoundingClientRect();
          if (wide === 0) return [];
          const small = Number.parseFloat(getComputedStyle(text).fontSize) < 12;
          const outside = left < -1 || right > limit + 1;
          return small || outside ? [`${text.textContent} ${small ? "is small" : "is cut"}`] : [];
        });
      }, width);
      expect(faults, `${width} px`).toEqual([]);
    }
  });
}

for (const path of pages) {
  test(`${path}: no words of a drawing cover others`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      const covered = await page.locator("figure.drawing").evaluateAll((figures) =>
        figures.flatMap((figure) => {
          const boxes = Array.from(
            figure.querySelectorAll("text, div > svg:not([height]), li b"),
            (text) => ({
              words: text.textContent,
              box: text.getBoundingClientRect(),
            }),
          );
          return boxes.flatMap(({ words, box }, index) =>
            boxes
              .slice(index + 1)
              .filter(
                ({ box: other }) =>
                  Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
                  Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 4,
              )
              .map((other) => `${words} / ${other.words}`),
          );
        }),
      );
      expect(covered, `${width} px`).toEqual([]);
    }
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`drawings in ${colorScheme}: no WCAG 2.2 AA violation with all tables open`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const path of [...studies, articlePath]) {
      await page.goto(path);
      await page.locator("figure.drawing details").evaluateAll((all) => {
        for (const one of all) one.setAttribute("open", "");
      });
      expect(await violations(page, { within: "figure.drawing" }), path).toEqual([]);
    }
  });
}

test("in forced colours a drawing takes the reader's colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const path of studies) {
    await page.goto(path);
    await page.waitForLoadState("load");
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
    for (const colour of colours) expect([...ink, paper]).toContain(colour);
  }
});

test("without script the words of a drawing open", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(articlePath);
  const details = page.locator("figure.drawing details").first();
  await details.locator("summary").click();
  await expect(details.locator("p, table").first()).toBeVisible();
});

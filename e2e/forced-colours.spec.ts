import type { Locator, Page } from "playwright/test";
import sharp from "sharp";
import { articlePath, studyPath } from "./pages.ts";
import { violations } from "./axe.ts";
import { contrast, luminance } from "./contrast.ts";
import { expect, openRunning, test } from "./fixtures.ts";

/** The contrast from which a picture is seen, and two states are told apart (WCAG 1.4.11). */
const least = 3;

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

type Box = Record<"x" | "y" | "width" | "height", number>;

/** How light each pixel of a box is, 0 to 1. */
type Picture = (box: Box) => number[];

/** Everything a page shows, over its whole length or in the window. */
async function pictureOf(page: Page, fullPage: boolean): Promise<Picture> {
  // In half the time of a PNG, and as good at this quality.
  const picture = await page.screenshot({ fullPage, animations: "disabled", type: "jpeg", quality: 100 });
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return ({ x, y, width, height }) => {
    const found: number[] = [];
    for (let row = Math.ceil(y); row < Math.min(y + height, info.height); row += 1) {
      for (let column = Math.ceil(x); column < Math.min(x + width, info.width); column += 1) {
        const place = 3 * (row * info.width + column);
        found.push(luminance([data[place]!, data[place + 1]!, data[place + 2]!]));
      }
    }
    return found;
  };
}

/** The light that most of a box has. */
const groundOf = (lights: number[]) =>
  [...Map.groupBy(lights, Number).values()].sort((a, b) => b.length - a.length)[0]?.[0] ?? 0;

/** The page in a theme of the visitor's, with its lazy pictures. */
async function inTheme(page: Page, colorScheme: "light" | "dark", width: number, fullPage = true) {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = "eager";
        return image.decode().catch(() => {});
      }),
    );
  });
  return pictureOf(page, fullPage);
}

/** Where the visible ones of `elements` are on the page, and what they are. */
const boxesOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest("[inert], dialog:not([open])"))
      // Stars that were not given are dim.
      .filter((element) => Number(getComputedStyle(element).opacity) > 0.5)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const what = element.parentElement!.outerHTML.slice(0, 200);
        return { x: x + scrollX, y: y + scrollY, width, height, what };
      })
      // Until it has the focus, the skip link is no more than a dot of its border.
      .filter(({ width, height }) => width > 8 && height > 8)
      // In a row that scrolls, some are out of sight.
      .filter(({ x, width }) => x + width <= innerWidth),
  );

const icons = 'svg:not(figure *), img[src^="/images/marks/"]';
const buttons =
  ".btn, .btn-accent, .btn-quiet, .btn-ghost, .toggle, .carousel-arrow, form button:not(.carousel-dot, .underlined)";

/** Of groups of choices, by page: the chosen one, and the others. */
const groups: Record<string, readonly [chosen: string, other: string]> = {
  "/": ['.toggle[aria-pressed="true"]', '.toggle[aria-pressed="false"]'],
  "/contact/quote": ["main ul a[aria-current]", 'main ul a[href^="/contact/"]:not([aria-current])'],
};

async function expectSeen(elements: Locator, picture: Picture) {
  const boxes = await boxesOf(elements);
  expect(boxes.length).toBeGreaterThan(0);
  const unseen = boxes.filter((box) => contrast(picture(box)) < least);
  expect(unseen.map(({ what }) => what)).toEqual([]);
}

/** The chosen one stands out from the others by its ground, and can be read. */
async function expectTold(page: Page, picture: Picture, [chosen, other]: readonly [string, string]) {
  const lights = picture((await boxesOf(page.locator(chosen)))[0]!);
  const seen = await boxesOf(page.locator(other));
  expect(seen.length, other).toBeGreaterThan(0);
  const otherGround = groundOf(picture(seen.at(-1)!));
  expect(contrast([groundOf(lights), otherGround]), chosen).toBeGreaterThanOrEqual(least);
  expect(contrast(lights), chosen).toBeGreaterThanOrEqual(4.5);
}

/** The dots of a carousel are seen, and the current one looks different. */
async function expectDots(page: Page, picture: Picture) {
  const dots = (await boxesOf(page.locator(".carousel-dot"))).map(picture);
  expect(dots.filter((dot) => contrast(dot) < least)).toEqual([]);
  const different = dots[0]!.filter((light, place) => contrast([light, dots[1]![place] ?? light]) >= least);
  expect(different.length).toBeGreaterThan(100);
}

/** Words of drawings in colours that are not of the visitor's theme. In the browser. */
const strange = (texts: Element[]) => {
  const probe = document.body.appendChild(document.createElement("p"));
  const themed = new Set<string>();
  for (const name of ["Canvas", "CanvasText", "LinkText", "GrayText"]) {
    probe.style.color = name;
    themed.add(getComputedStyle(probe).color);
  }
  probe.remove();
  return texts.filter((text) => !themed.has(getComputedStyle(text).fill)).map((text) => text.textContent);
};

// Between them they have every kind of icon, drawing, button and choice.
for (const path of ["/", studyPath, articlePath, "/clients", "/contact/quote"])
  test(`${path}, forced colours: icons are seen, buttons have edges, choices are told`, async ({ page }) => {
    await page.goto(path);
    for (const colorScheme of ["light", "dark"] as const) {
      const picture = await inTheme(page, colorScheme, 390);
      await expectSeen(page.locator(icons), picture);
      const edged = await boxesOf(page.locator(buttons));
      expect(edged.length).toBeGreaterThan(0);
      const edgeless = edged.filter(({ x, y, width: wide, height }) => {
        const across = { x: x - 3, y: y + height / 2, width: 6, height: 1 };
        const down = { x: x + wide / 2, y: y - 3, width: 1, height: 6 };
        return [across, down].some((edge) => contrast(picture(edge)) < least);
      });
      expect(edgeless.map(({ what }) => what)).toEqual([]);
      expect(await page.locator("figure.drawing text").evaluateAll(strange)).toEqual([]);
      if (groups[path]) await expectTold(page, picture, groups[path]);
      if (path === "/" || path === "/clients") await expectDots(page, picture);
    }
  });

test("forced colours: navigation tells the current page; chat and menu show icons", async ({ page }) => {
  await page.goto("/about");
  await expectTold(page, await inTheme(page, "light", 1280, false), [
    'nav[aria-label="Main"] a[aria-current]',
    'nav[aria-label="Main"] > ul > li > a:not([aria-current])',
  ]);
  await page.getByRole("button", { name: /Open Digital Advisor/ }).click();
  const chat = page.getByRole("dialog", { name: "Digital Advisor" });
  await expect(chat.getByRole("textbox")).toBeFocused();
  await expectSeen(chat.locator(icons), await inTheme(page, "dark", 1280, false));
  await page.setViewportSize({ width: 390, height: 844 });
  await chat.getByRole("button", { name: /Close/ }).click();
  await page.getByRole("button", { name: "Menu" }).click();
  const inMenu = page.locator("#menu .icon");
  expect((await boxesOf(inMenu)).length).toBeGreaterThan(5);
  await expectSeen(inMenu, await pictureOf(page, false));
});

test("more contrast: texts and edges of the form are seven to one on their grounds", async ({ page }) => {
  await page.emulateMedia({ contrast: "more", forcedColors: "none" });
  await openRunning(page, "/contact/quote");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, { colours: true }), colorScheme).toEqual([]);
    const colours = await page
      .locator("main form .field")
      .first()
      .evaluate((field) => {
        const { borderTopColor, color, backgroundColor } = getComputedStyle(field);
        return [backgroundColor, borderTopColor, color].map((colour) => colour.match(/\d+/g)!.map(Number));
      });
    const [ground, ...lines] = colours.map(luminance);
    for (const line of lines) expect(contrast([line, ground!]), colorScheme).toBeGreaterThanOrEqual(7);
  }
});
